// The pictures of the documents: views of the page, and beside each picture, as text, what it shows.
//   npm run pictures [-- --all]    takes those anew that are stale (or all), from the built page
// pictures.test.js compares the texts with what the views show now: pixels depend on the fonts of the machine.
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import { openView, startBrowser } from './browser.js'
import { serve } from './serve.js'

const folder = new URL('../../docs/pictures/', import.meta.url)
const width = 1040
/** What ends above this share of the height is in the picture with any font; lower down it may be with one alone. */
const surely = 0.85

const wait = (selector) => (page) => page.waitForSelector(selector)

/** Each picture: its height, the address, and how to wait until the view has answered. */
const pictures = {
  paytable: [1000, '#/paytable', wait('strong:text("99.5439")')],
  hand: [895, '#/hand?game=jacks-or-better-9-6&cards=5c+5d+7d+Jd+Qd', wait('text=1.2766 bets')],
  strategy: [
    660,
    '#/strategy?game=jacks-or-better-9-6&rows=13',
    async (page) => {
      await wait('text=13 rows return 99.4661')(page)
      await wait('.curve svg path')(page)
    },
  ],
  trainer: [
    700,
    '#/trainer?game=jacks-or-better-9-6',
    async (page) => {
      await wait('text=Choose the cards to hold')(page)
      for (const key of ['2', '3', 'Enter']) await page.keyboard.press(key)
      await wait('.verdict a')(page)
      await wait('.scores dd:text-is("1")')(page)
    },
  ],
  bankroll: [
    660,
    '#/bankroll?game=jacks-or-better-9-6&bankroll=200&hands=1000&goal=400',
    async (page) => {
      await wait('text=With 200 bets you have a 1 in 992 chance')(page)
      await wait('figure >> nth=1')(page)
    },
  ],
  machines: [
    910,
    '#/machines?pays=4000+250+125+40+25+20+15+10+5&games=jacks-or-better-9-6~~double-double-bonus-9-6~~bonus-poker-8-5&bet=1.25',
    async (page) => {
      await wait('text=This is 8/5 Jacks or Better')(page)
      await wait('text=9/6 Jacks or Better costs least: $3.42')(page)
      await wait('text=The best play differs in 281,436')(page)
    },
  ],
  odds: [660, '#/odds?hole=Ah+Kh&board=Qh+Jh+2c&opponents=9', wait('text=Your equity is 44.30')],
  equity: [730, '#/equity?ranges=22%2B,A2s%2B,KQo~random&board=Qh+Jh+2c&grid=1', wait('text=131,633,370 deals')],
  range: [
    1330,
    '#/range?ranges=top+20%25~22-99,A2s-AJs,KTs%2B,QTs%2B,JTs,T9s,98s,87s,76s&board=Kh+8h+3c&grid=1',
    wait('[data-card]'),
  ],
  preflop: [758, '#/preflop?opponents=9', wait('text=a fair share of the pot is')],
}

export const pictureNames = Object.keys(pictures)

/** In the page: the same numbers instead of random ones, so that the trainer always deals the same cards. */
function dealTheSame() {
  let state = 8
  crypto.getRandomValues = (numbers) => {
    for (let index = 0; index < numbers.length; ++index) {
      state = (Math.imul(state, 1664525) + 1013904223) >>> 0
      numbers[index] = typeof numbers[index] === 'bigint' ? BigInt(state) : state
    }
    return numbers
  }
}

/** A page that shows what the picture shows; `open` opens an address. */
export async function openPicture(open, name) {
  const [height, hash, settle] = pictures[name]
  const page = await open(hash, { viewport: { width, height }, prepare: dealTheSame })
  await settle(page)
  await page.mouse.move(0, 0)
  await page.waitForTimeout(200)
  return page
}

/** In the page: a line for each row, paragraph or button, in the order of the document, with where its text ends.
    Left out are texts for screen readers alone, and numbers on bars, which need room to be shown. */
function linesWithEnds() {
  const line = 'tr, li, [role=row], [role=gridcell], nav ul, h1, h2, p, button, label, dl > div'
  const ignored = '.spoken, [role=img]:not(.card), option, script, style'
  const isInline = (element) => getComputedStyle(element).display.startsWith('inline')
  const lines = new Map()
  const add = (element, text) => {
    const { bottom: end, width } = element.getBoundingClientRect()
    if (width <= 1 || element.closest(ignored) || text.trim() === '') return
    let block = element.closest(line) ?? element
    while (isInline(block) && !block.matches(line)) block = block.parentElement
    const known = lines.get(block) ?? { texts: [], end: 0 }
    lines.set(block, { texts: [...known.texts, text], end: Math.max(known.end, end) })
  }
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT)
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (node instanceof Text) {
      if (!node.parentElement.closest('.card')) add(node.parentElement, node.data)
    } else if (node.matches('.card')) add(node, node.textContent.replace(/\s/g, ''))
    else if (node.matches('select')) add(node, node.selectedOptions[0]?.text ?? '')
    else if (node.matches('input[type=text], input:not([type])')) add(node, node.value)
  }
  const plain = (texts) => texts.join(' ').replace(/\uFE0E/g, '').replace(/\s+/g, ' ').replace(/ ([.,:])/g, '$1').trim()
  return [...lines.values()].map(({ texts, end }) => ({ text: plain(texts), end }))
}

/** All lines of the page, or those that end above a share of its window. */
async function linesOf(page, share = Infinity) {
  const bottom = page.viewportSize().height * share
  const lines = await page.evaluate(linesWithEnds)
  return lines.filter(({ end }) => end <= bottom).map(({ text }) => text)
}

const pictureFile = (name) => new URL(`${name}.png`, folder)
const textFile = (name) => new URL(`${name}.txt`, folder)
const digest = (bytes) => `sha256 ${createHash('sha256').update(bytes).digest('hex')}`

/** The first of these lines that `all` does not have after those before it; undefined if it has them in this order. */
function firstMissing(lines, all) {
  let from = 0
  return lines.find((line) => {
    from = all.indexOf(line, from) + 1
    return from === 0
  })
}

/** What is wrong with a picture, if the page shows what `page` does; undefined if nothing is. */
export async function faultOf(name, page) {
  if (!existsSync(textFile(name)) || !existsSync(pictureFile(name))) return 'it is missing'
  const [first, ...lines] = readFileSync(textFile(name), 'utf8').trimEnd().split('\n')
  if (first !== digest(readFileSync(pictureFile(name)))) return 'its text is that of another picture'
  const added = firstMissing(await linesOf(page, surely), lines)
  const gone = firstMissing(lines, await linesOf(page))
  if (added !== undefined) return `it lacks "${added}"`
  return gone === undefined ? undefined : `it shows "${gone}", the page does not`
}

async function takeStale(isAll) {
  const host = await serve(new URL('../dist/', import.meta.url).pathname)
  const browser = await startBrowser()
  const open = (hash, options) => openView(browser, host.address, hash, options)
  for (const name of pictureNames) {
    const page = await openPicture(open, name)
    const fault = isAll ? 'taken anew' : await faultOf(name, page)
    if (fault !== undefined) {
      const picture = await page.screenshot({ path: pictureFile(name).pathname })
      writeFileSync(textFile(name), `${[digest(picture), ...(await linesOf(page, 1))].join('\n')}\n`)
    }
    console.log(`docs/pictures/${name}.png: ${fault ?? 'as it is'}`)
    await page.context().close()
  }
  await browser.close()
  await host.close()
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) await takeStale(process.argv.includes('--all'))
