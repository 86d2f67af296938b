import { start, shot } from './zz_u_lib.mjs'
const s = await start()
const id = process.argv[2], N = Number(process.argv[3]||50), tag=process.argv[4]
const grab = (page) => page.evaluate(() => {
  const m = document.querySelector('.machine')
  return { state: m.querySelector('.state')?.innerText, lines: [...m.querySelectorAll('ol li')].map(l=>({st:l.querySelector('.state')?.innerText, cards:l.querySelector('.line')?.innerText, won:l.querySelector('.won')?.innerText, spoken:l.querySelector('.spoken')?.textContent})),
   cards:[...m.querySelectorAll('.cards button .spoken, .cards .spoken')].map(x=>x.textContent), meters:[...m.querySelectorAll('.meters dd')].map(x=>x.textContent), pays:[...m.querySelectorAll('dl.small div')].map(x=>x.innerText.replace(/\n/g,' ')), verdict: m.querySelector('.verdict')?.innerText, h:m.getBoundingClientRect().height }
})
try {
 const page = await s.open('#/trainer?game='+id)
 await page.getByText('Choose the cards to hold, then draw.').waitFor()
 const log=[]; let free=0, levels={}
 for (let i=0;i<N;i++){
  const before = await grab(page)
  // hold random cards sometimes
  if(i%3===1){ await page.keyboard.press('1'); await page.keyboard.press('2') }
  await page.keyboard.press('Enter')
  await page.locator('.machine > .state', { hasText: 'Next hand' }).waitFor()
  await page.waitForFunction(()=>/\d/.test(document.querySelectorAll('.meters dd')[1].textContent))
  const after = await grab(page)
  log.push({before,after})
  if(i===3||i===10) await shot(page,`tr-${tag}-${i}`)
  await page.keyboard.press('Enter')
  await page.getByText('Choose the cards to hold, then draw.').waitFor()
 }
 const end = await grab(page)
 ;(await import('node:fs')).writeFileSync(`/tmp/shots_u/log-${tag}.json`, JSON.stringify({log,end}))
 console.log(page.faults)
} catch(e){console.log(e)} finally { await s.stop() }
