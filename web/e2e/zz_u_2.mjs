import { start, shot, tooWide } from './zz_u_lib.mjs'
const s = await start()
try {
 for (const [size,theme] of [['desktop','light'],['phone','dark']]) {
 const page = await s.open('#/paytable',{size,theme})
 await page.waitForTimeout(800)
 const opener = page.locator('.picker .opener').first()
 await opener.click()
 const inp = page.locator('.picker input[type=search]')
 await inp.waitFor()
 await shot(page,`picker-open-${size}`,false)
 for (const q of ['ultimate x','UX','ultimatex','multi strike','multi-strike','multistrike','triple play ultimate','triple play','three play','five play','ten play','10 play','ultimate x 10','bonus streak','streak','shockwave','super times pay','stp','superpay','wheel','wheel poker','ddb ultimate x','ultimate x ddb','ux jacks','dbl dbl bonus ultimate','3 line ultimate x','deuces','multi','x','jacks 8/6','single line ultimate', 'hundred play','machine']) {
  await inp.fill(q); await page.waitForTimeout(350)
  const r = await page.locator('.picker li[role=option]').allInnerTexts()
  console.log(q,'=>',await page.locator('.picker [role=status]').innerText(),'|',r.slice(0,4).map(x=>x.replace(/\n/g,' ')).join(' ; '))
  if (q==='ultimate x'||q==='jacks 8/6') await shot(page,`picker-${q.replace(/\W/g,'')}-${size}`,false)
 }
 await inp.fill(''); 
 console.log(await page.locator('.picker .list').innerText().then(t=>t.slice(0,600)))
 console.log(page.faults)
 await page.context().close()
 }
} catch(e){console.log(e)} finally { await s.stop() }
