import { start, shot, tooWide } from './zz_u_lib.mjs'
const s = await start()
const list = [
 '#/hand?game=ultimate-x-1-jacks-or-better-8-6~@99x&cards=JsJhKh9h5h',
 '#/hand?game=ultimate-x-1-jacks-or-better-8-6~@12&cards=JsJhKh9h5h',
 '#/hand?game=ultimate-x-1-jacks-or-better-8-6~@&cards=JsJhKh9h5h',
 '#/hand?game=ultimate-x-1-jacks-or-better-8-6&cards=JsJhKh9h5h',
 '#/hand?game=ultimate-x-1-jacks-or-better-8-6~@single&cards=JsJhKh9h5h',
 '#/hand?game=ultimate-x-1-jacks-or-better-8-6~@12x~full house=9&cards=JsJhKh9h5h',
 '#/hand?game=jacks-or-better-9-6~@12x&cards=JsJhKh9h5h',
 '#/paytable?game=jacks-or-better-9-6~@12x',
 '#/paytable?game=ultimate-x-1-jacks-or-better-8-6~@99x',
 '#/paytable?game=ultimate-x-1-jacks-or-better-8-6~full house=9',
 '#/paytable?game=ultimate-x-1-jacks-or-bet',
 '#/hand?game=ultimate-x-10-jacks-or-better-8-6~@20&cards=JdQc7s6hQs',
 '#/hand?game=ultimate-x-10-jacks-or-better-8-6~@119&cards=JdQc7s6hQs',
 '#/hand?game=ultimate-x-10-jacks-or-better-8-6&cards=JdQc7s6hQs',
 '#/strategy?game=ultimate-x-10-jacks-or-better-8-6~@24',
 '#/strategy?game=ultimate-x-1-jacks-or-better-8-6~@99x',
 '#/strategy?game=ultimate-x-1-jacks-or-better-8-6',
 '#/trainer?game=ultimate-x-1-jacks-or-better-8-6~@99x',
 '#/trainer?game=ultimate-x-10-jacks-or-better-8-6~@24',
 '#/trainer?game=jacks-or-better-9-6~@12x',
 '#/trainer?game=multi-strike-deuces-wild-full-pay~@level 2 with a free ride',
 '#/trainer?game=multi-strike-deuces-wild-full-pay~@LEVEL 3',
 '#/hand?game=multi-strike-deuces-wild-full-pay&cards=Jh9d5c2hKs',
 '#/hand?game=bonus-streak-10-jacks-or-better-8-6&cards=JsJhKh9h5h',
 '#/hand?game=wheel-bonus-poker-8-5&cards=JsJhKh9h5h',
 '#/hand?game=super-times-jacks-or-better-9-6&cards=JsJhKh9h5h',
 '#/paytable?game=bonus-streak-10-jacks-or-better-8-6',
 '#/paytable?game=ultimate-x-10-deuces-wild-illinois',
 '#/paytable?game=multi-strike-16x-bonus-poker-7-5',
 '#/paytable?game=bonus-round-shockwave-12-8-5',
 '#/paytable?game=wheel-bonus-poker-8-5',
 '#/trainer?game=wheel-bonus-poker-8-5', '#/trainer?game=super-times-jacks-or-better-9-6','#/trainer?game=bonus-streak-10-jacks-or-better-8-6','#/trainer?game=bonus-round-shockwave-12-8-5',
 '#/trainer?game=ultimate-x-1-jacks-or-better-8-6&kind=close','#/trainer?game=ultimate-x-10-jacks-or-better-8-6&kind=penalty',
 '#/review?game=~zBROKEN','#/bankroll?game=multi-strike-deuces-wild-full-pay~@level 2&kind=several','#/machines?games=jacks-or-better-9-6~~ultimate-x-1-jacks-or-better-8-6','#/machines?games=ultimate-x-1-jacks-or-better-8-6~@12x~~jacks-or-better-9-6'
]
try {
 let n=0
 const page = await s.open('#/paytable')
 for (const h of list) {
  await page.goto('about:blank'); await page.goto(s.address+h); await page.waitForTimeout(1300)
  const t = await page.evaluate(()=>{const m=document.querySelector('main')||document.body; return m.innerText})
  const short = t.replace(/\n[^\n]{0,3}(?=\n)/g,'').replace(/Remove the .*\n?/g,'').replace(/(ace|king|queen|jack|ten|nine|eight|seven|six|five|four|three|two) of \w+\n/g,'').replace(/\n+/g,' / ').slice(0,1500)
  console.log('=====',n,h,decodeURI(page.url()).split('#')[1]===h.slice(1)?'':'-> '+page.url().split('#')[1]); console.log(short)
  await shot(page,`a${n++}`)
  const wide=await tooWide(page); if(wide.length)console.log('WIDE',wide.slice(0,3)); if(page.faults.length) console.log('FAULTS',page.faults); page.faults.length=0
 }
} catch(e){console.log(e)} finally { await s.stop() }
