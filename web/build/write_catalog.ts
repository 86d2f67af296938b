// npm run catalog: writes engine/catalog.json, which the module `virtual:catalog` consists of (catalog.ts). The engine itself
// answers, once: the page and its tests read the file. A file newer than the engine and this program is left as it is.
import { readFileSync, renameSync, statSync, writeFileSync } from 'node:fs'
import { EngineModule } from '../src/engine/module'
import { catalogFile, engineFile } from './catalog'

/** Of the first view, as it begins. */
const firstQuestion = { query: 'videopoker.return', game: 'jacks-or-better-9-6' }

const timeOf = (file: URL): number => statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0

function catalogOf(engine: EngineModule): object {
  const ask = (request: object): unknown => JSON.parse(engine.ask(JSON.stringify(request)).text)
  const { games, machines } = ask({ query: 'videopoker.games' }) as {
    games: { id: string; name: string; return: number; deck: number; variance: number; wild: string[] }[]
    machines: { id: string; name: string; base_game: string }[]
  }
  const payingRows = (game: string): number => {
    const { rows } = ask({ query: 'videopoker.paytable', game }) as { rows: { pays: number }[] }
    return rows.filter(({ pays }) => pays > 0).length
  }
  return {
    games: games.map(({ id, name, return: expected, deck, variance, wild }) => [
      id, name, expected, deck, variance, wild.length > 0 || deck > 52, payingRows(id),
    ]),
    machines: machines.map(({ id, name, base_game: base }) => {
      const answer = ask({ query: 'videopoker.machine', game: id }) as { return: number }
      return [id, name, answer.return, base]
    }),
    foreseen: [firstQuestion].map((question) => [question, ask(question)]),
  }
}

if (timeOf(catalogFile) <= Math.max(timeOf(engineFile), timeOf(new URL(import.meta.url)))) {
  const engine = EngineModule.start(new WebAssembly.Module(readFileSync(engineFile)))
  const unfinished = new URL(`${catalogFile.href}.${process.pid}`)
  writeFileSync(unfinished, JSON.stringify(catalogOf(engine)))
  renameSync(unfinished, catalogFile)
}
