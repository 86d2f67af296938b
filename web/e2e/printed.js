// What the command line prints: examples of the documents, which are tested against the program.
import { readFileSync } from 'node:fs'

/** The lines under `$ <command>` in a document, for a command that begins so. */
export function printed(document, command) {
  const [, after] = readFileSync(new URL(`../../docs/${document}`, import.meta.url), 'utf8').split(`\n$ ${command}`)
  if (after === undefined) throw new Error(`docs/${document} has no example '${command}'`)
  return after.split(/\n(?:```|\$ )/, 1)[0].split('\n').slice(1)
}

/** A text of the page in the signs of the terminal. */
export const asPrinted = (text) => text.replaceAll('−', '-').replaceAll('\u202f', '')

/** The cells of each row of a table, in the signs of the terminal. */
export async function rowsOf(table) {
  const rows = await table.locator('tr').all()
  return Promise.all(rows.map(async (row) => (await row.locator('th, td').allInnerTexts()).map(asPrinted)))
}
