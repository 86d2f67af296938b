import { start, shot, tooWide } from './zz_u_lib.mjs'
const s = await start()
const list = [['paytable','#/paytable?game=ultimate-x-10-deuces-wild-illinois'],['holds','#/hand?game=ultimate-x-10-jacks-or-better-8-6~@24&cards=JsJhKh9h5h'],['holdsms','#/hand?game=multi-strike-deuces-wild-full-pay~@level 2 with a free ride&cards=Jh9d5c2hKs'],['strategy','#/strategy?game=multi-strike-16x-bonus-poker-7-5~@level 1'],['trainerux10','#/trainer?game=ultimate-x-10-double-double-bonus-9-6'],['trainerms','#/trainer?game=multi-strike-deuces-wild-full-pay~@level 3'],['trainerbs','#/trainer?game=bonus-streak-10-jacks-or-better-8-6'],['trainersh','#/trainer?game=bonus-round-shockwave-12-8-5~@10 hands left'],['review','#/review?game=bonus-streak-10-jacks-or-better-8-6'],['bankroll','#/bankroll?game=wheel-bonus-poker-8-5'],['machines','#/machines?games=jacks-or-better-9-6~~ultimate-x-1-jacks-or-better-8-6']]
try {
 for (const [size,theme] of [['phone','dark'],['desktop','dark'],['phone','light']]) {
  const page = await s.open('#/paytable',{size,theme})
  for (const [n,h] of list) {
   if(size==='phone'&&theme==='light'&&!/trainer|paytable/.test(n)) continue
   await page.goto('about:blank'); await page.goto(s.address+h); await page.waitForTimeout(2200)
   if (/trainer/.test(n)) { for(let i=0;i<(n==='trainerbs'?16:5);i++){ await page.keyboard.press('1'); await page.keyboard.press('2');await page.keyboard.press('Enter'); await page.waitForTimeout(350) } await page.waitForTimeout(500); if(!(await page.locator('.machine > .state').innerText()).includes('Next')){ await page.keyboard.press('Enter'); await page.waitForTimeout(500)} }
   await shot(page,`${size}-${theme}-${n}`)
   await page.setViewportSize({width:320,height:740}); await page.waitForTimeout(400); const w=await tooWide(page); if(w.length) console.log('WIDE320',n,w.slice(0,4)); if(size==='phone'&&theme==='light') await shot(page,`w320-${n}`)
   await page.setViewportSize(size==='phone'?{width:360,height:740}:{width:1280,height:860})
   if(page.faults.length){console.log('FAULTS',n,page.faults);page.faults.length=0}
  }
  await page.context().close()
 }
 // print
 const page = await s.open('#/strategy?game=ultimate-x-1-jacks-or-better-8-6~@12x'); await page.waitForTimeout(4000)
 await page.pdf({path:'/tmp/shots_u/strategy.pdf',format:'A4'}); await page.emulateMedia({media:'print'}); await shot(page,'print-strategy')
 await page.emulateMedia({media:null}); await page.goto(s.address+'#/strategy?game=ultimate-x-10-jacks-or-better-8-6'); await page.waitForTimeout(9000); await page.emulateMedia({media:'print'}); await shot(page,'print-ux10')
 console.log((await page.evaluate(()=>document.querySelector('main').innerText)).slice(0,1500))
 await page.emulateMedia({media:null}); await page.goto(s.address+'#/paytable?game=ultimate-x-10-jacks-or-better-8-6'); await page.waitForTimeout(2500); await page.emulateMedia({media:'print'}); await shot(page,'print-paytable')
} catch(e){console.log(e)} finally { await s.stop() }
