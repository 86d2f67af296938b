import { faultOf, openPicture, pictureNames } from './pictures.js'

export default pictureNames.map((name) => ({
  name: `docs/pictures/${name}.png shows what the page shows (if not: npm run pictures)`,
  slow: true,
  async run({ open, expect }) {
    expect.equal(await faultOf(name, await openPicture(open, name)), undefined)
  },
}))
