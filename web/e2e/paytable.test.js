import { looks } from './harness.js'

const settle = (page) => page.waitForSelector('text=99.5439')

export default [...looks('paytable', '#/paytable', settle)]
