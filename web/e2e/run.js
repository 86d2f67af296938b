// npm run e2e [-- [--all] [<file or part of a case's name>]]: the tests of the whole page, against web/dist/.
import { readdirSync } from 'node:fs'
import { looksEverywhere, runCases } from './harness.js'

const folder = new URL('./', import.meta.url)
const wanted = process.argv.slice(2).find((word) => word !== '--all') ?? ''
const all = readdirSync(folder).filter((file) => file.endsWith('.test.js')).sort()
const named = all.filter((file) => wanted && file.startsWith(wanted))
const failures = await runCases((named.length > 0 ? named : all).map((file) => new URL(file, folder).href), {
  only: named.length > 0 ? '' : wanted,
  slow: wanted !== '' || looksEverywhere,
})
console.log(failures === 0 ? 'All cases passed.' : `${failures} cases failed.`)
process.exit(failures === 0 ? 0 : 1)
