// The catalog of games and machines as a module, `virtual:catalog`: the engine itself answers while the page is built, so
// that the list of games needs no seconds of computing in the browser; and the first question of the page, so
// that its first view is whole before the engine has started.
import { readFileSync } from 'node:fs'
import type { Plugin } from 'vite'
import { EngineModule } from '../src/engine/module'

const name = 'virtual:catalog'
const firstGame = 'jacks-or-better-9-6'

export function catalog(wasm: URL): Plugin {
  return {
    name: 'holdfast-catalog',
    resolveId: (id) => (id === name ? `\0${name}` : undefined),
    load(id) {
      if (id !== `\0${name}`) return undefined
      this.addWatchFile(wasm.pathname)
      const engine = EngineModule.start(new WebAssembly.Module(readFileSync(wasm)))
      const { games, machines } = JSON.parse(engine.ask('{"query": "videopoker.games"}').text) as {
        games: { id: string; name: string; return: number; deck: number; variance: number; wild: string[] }[]
        machines: { id: string; name: string; base_game: string }[]
      }
      const payingRows = (game: string): number => {
        const { rows } = JSON.parse(engine.ask(JSON.stringify({ query: 'videopoker.paytable', game })).text) as { rows: { pays: number }[] }
        return rows.filter(({ pays }) => pays > 0).length
      }
      const list = games.map((game) => [
        game.id, game.name, game.return, game.deck, game.variance, game.wild.length > 0 || game.deck > 52, payingRows(game.id),
      ])
      const listOfMachines = machines.map(({ id, name, base_game }) => {
        const answer = JSON.parse(engine.ask(JSON.stringify({ query: 'videopoker.machine', game: id })).text) as { return: number }
        return [id, name, answer.return, base_game]
      })
      const first = engine.ask(`{"query": "videopoker.return", "game": "${firstGame}"}`).text
      return `export const games = ${JSON.stringify(list)}\nexport const machines = ${JSON.stringify(listOfMachines)}\nexport const firstAnswer = ${first}`
    },
  }
}
