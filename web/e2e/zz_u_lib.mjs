import { serve } from './serve.js'
import { openView, startBrowser, sizes, ready, tooWide } from './browser.js'
export { sizes, ready, tooWide }
export async function start() {
  const host = await serve('/work/wt/eyes_bin/dist/')
  const browser = await startBrowser()
  return { host, browser, address: host.address,
    open: (hash, o) => openView(browser, host.address, hash, o),
    stop: async () => { await browser.close(); await host.close() } }
}
export const shot = (page, name, full = true) => page.screenshot({ path: `/tmp/shots_u/${name}.png`, fullPage: full })
