import { start, shot, tooWide } from './zz_u_lib.mjs'
const s = await start()
const list = [
 ['paytable','ultimate-x-1-jacks-or-better-8-6'], ['holds','ultimate-x-10-jacks-or-better-8-6~@24x'],
]
const M = { ux1:'ultimate-x-1-jacks-or-better-8-6', ux10:'ultimate-x-10-jacks-or-better-8-6' }
try {
 const page = await s.open('#/paytable?game='+M.ux1)
 await page.waitForTimeout(2500)
 console.log(await page.evaluate(()=>document.body.innerText))
 await shot(page,'pt-ux1-desktop')
 console.log(page.faults)
 for (const h of ['#/hand?game='+M.ux10+'~@24x&cards=JsJhKh9h5h','#/strategy?game='+M.ux1+'~@12x','#/trainer?game='+M.ux10, '#/review?game='+M.ux1,'#/bankroll?game='+M.ux1,'#/machines?game='+M.ux1]) {
  await page.goto(s.address+h); await page.waitForTimeout(2500)
  console.log('=====',h,page.url()); console.log((await page.evaluate(()=>document.body.innerText)).slice(0,5000))
  await shot(page,'d-'+h.slice(2).split('?')[0])
  console.log(page.faults); page.faults.length=0
 }
} catch(e){console.log(e)} finally { await s.stop() }
