import { start, shot, tooWide } from './zz_u_lib.mjs'
const s = await start()
const T = async (page)=> (await page.evaluate(()=>(document.querySelector('main')||document.body).innerText)).replace(/\n+/g,' / ')
const step = async (name, f) => { try { console.log('##',name); await f() } catch(e){ console.log('EXC',name,e.message.slice(0,300)) } }
const dealt = (page) => page.getByText('Choose the cards to hold, then draw.').waitFor({timeout:8000})
const won = (page)=> page.waitForFunction(()=>/\d/.test(document.querySelectorAll('.meters dd')[1].textContent))
try {
 let page = await s.open('#/paytable?game=ultimate-x-3-jacks-or-better-8-6')
 await step('toml', async()=>{
  const ta = page.locator('textarea').first(); await ta.waitFor(); await page.waitForFunction(()=>document.querySelector('textarea').value.length>50)
  const base = await ta.inputValue()
  const tries = {
   'cost=-1': base.replace(/cost\s*= 2/,'cost = -1'), 'cost=0': base.replace(/cost\s*= 2/,'cost = 0'),'cost=1/3': base.replace(/cost\s*= 2/,'cost = "1/3"'),
   'lines=11': base.replace('lines = 3','lines = 11'), 'lines=0':base.replace('lines = 3','lines = 0'),'lines=2.5':base.replace('lines = 3','lines = 2.5'),
   'game unknown': base.replace('"jacks-or-better-8-6"\n','"jacks-or-better-86"\n').replace(/game\s*=.*/,'game = "jacks-or-better-86"'),
   'kind unknown': base.replace(/kind\s*=.*/,'kind = "ultimateX"'), 'no kind': base.replace(/kind\s*=.*/,''),
   'row unknown': base.replace('"flush"  ','"flushes"  '), 'mult 21': base.replace(/"flush"\s+= \d+/,'"flush" = 21'), 'mult 1.5': base.replace(/"flush"\s+= \d+/,'"flush" = 1.5'),
   'no name': base.replace(/name\s*=.*/,''), 'free_rides in ux': base.replace('[multipliers]','free_rides = [0.1]\n[multipliers]'),
   'syntax': base.replace('[multipliers]','[multipliers'), 'empty':'', 'paytable pasted':'id = "x"\nname = "x"\ndeck = 52\nwild = []\n[[pay]]\nhand = "pair"\npays = 1\n',
   'text': 'hello', 'big cost': base.replace(/cost\s*= 2/,'cost = 1000001'), 'html name': base.replace(/name\s*=.*/,'name = "<img src=x onerror=alert(1)> & <b>bold</b>"'), 'id catalog': base.replace(/"flush"\s+= \d+/,'"flush" = 20'),
  }
  for (const [k,v] of Object.entries(tries)) { await ta.fill(v); await page.waitForTimeout(900)
    const t=(await T(page)); console.log('--',k,'=>',t.slice(t.indexOf('Game:'),t.indexOf('Game:')+140),'...', (await page.locator('[role=alert], .error').allInnerTexts()).join(' || ').slice(0,500))
    if(['kind unknown','paytable pasted','row unknown','html name','id catalog'].includes(k)) await shot(page,'toml-'+k.replace(/\W/g,'')) }
  console.log(page.url().slice(0,200)); console.log('faults',page.faults)
  // now go to trainer & strategy with own machine
  await ta.fill(base.replace(/"flush"\s+= \d+/,'"flush" = 20').replace(/name\s*=.*/,'name = "My <b>UX</b>"')); await page.waitForTimeout(1500); await page.getByRole('link',{name:'Play it in the trainer'}).click(); await page.waitForTimeout(1500); console.log((await T(page)).slice(0,500))
  await shot(page,'own-trainer')
  await page.goBack(); await page.waitForTimeout(800)
  for(let i=0;i<3;i++){ await page.getByRole('button',{name:'Undo'}).click(); await page.waitForTimeout(500); const t=await T(page); console.log('undo',t.slice(t.indexOf('Game:'),t.indexOf('Game:')+100),(await ta.inputValue()).length)}
  for(let i=0;i<3;i++){ await page.getByRole('button',{name:'Redo'}).click(); await page.waitForTimeout(500); const t=await T(page); console.log('redo',t.slice(t.indexOf('Game:'),t.indexOf('Game:')+100))}
 })
 await page.context().close()
 page = await s.open('#/trainer?game=ultimate-x-1-jacks-or-better-8-6~@12x'); await dealt(page)
 await step('mid-hand switch', async()=>{
  const m=async()=> (await page.locator('.meters dd').allTextContents()).join()+' | '+(await page.locator('.machine > .state').innerText().catch(()=>'')).replace(/\n/g,' / ')
  await page.keyboard.press('1'); await page.keyboard.press('Enter'); // no wait
  await page.goto(s.address+'#/trainer?game=multi-strike-deuces-wild-full-pay'); await page.waitForTimeout(1500); console.log('switched',await m())
  await page.keyboard.press('Enter'); await won(page); await page.waitForTimeout(200); console.log(await m()); 
  await page.goto(s.address+'#/hand'); await page.waitForTimeout(600); await page.goBack(); await page.waitForTimeout(1200); console.log('back',await m())
  await page.goto(s.address+'#/trainer?game=ultimate-x-10-jacks-or-better-8-6'); await page.waitForTimeout(1500); await dealt(page);
  for(let i=0;i<6;i++){await page.keyboard.press('Enter'); await won(page); await page.keyboard.press('Enter'); await dealt(page)}
  console.log('ux10',await m()); await page.goto(s.address+'#/paytable'); await page.waitForTimeout(600); await page.goBack(); await page.waitForTimeout(1200); console.log('ux10 after leaving and coming back',await m())
  await page.getByRole('button',{name:'Close deals'}).click(); await page.waitForTimeout(1500); console.log('after kind change',await m())
  await page.getByLabel('Warn me of a mistake before I draw').click(); await page.waitForTimeout(700); console.log('after warn change',await m())
  await page.reload(); await page.waitForTimeout(1500); console.log('after reload',await m())
  console.log('faults',page.faults)
 })
 await page.context().close()
} catch(e){console.log(e)} finally { await s.stop() }
