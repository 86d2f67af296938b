import { looks } from './harness.js'

const settle = (page) => page.waitForSelector('text=18.4255')

export default [...looks('hand', '#/hand', settle)]
