// The catalog of games as a module, `virtual:catalog`: the engine itself answers videopoker.games while the page is
// built, so that the list of games needs no second of computing in the browser.
import { readFileSync } from 'node:fs'
import type { Plugin } from 'vite'
import { EngineModule } from '../src/engine/module'

const name = 'virtual:catalog'

export function catalog(wasm: URL): Plugin {
  return {
    name: 'holdfast-catalog',
    resolveId: (id) => (id === name ? `\0${name}` : undefined),
    load(id) {
      if (id !== `\0${name}`) return undefined
      this.addWatchFile(wasm.pathname)
      const engine = EngineModule.start(new WebAssembly.Module(readFileSync(wasm)))
      const { games } = JSON.parse(engine.ask('{"query": "videopoker.games"}').text) as {
        games: { id: string; name: string; return: number }[]
      }
      const list = games.map((game) => [game.id, game.name, game.return])
      return `export default ${JSON.stringify(list)}`
    },
  }
}
