// The catalog of games and machines as a module, `virtual:catalog`, from the file that `npm run catalog` writes: so the list
// of games needs no seconds of computing in the browser. It has the first question of the page and its answer too, so that
// its first view is whole before the engine has started.
import { existsSync, readFileSync } from 'node:fs'
import type { Plugin } from 'vite'

const name = 'virtual:catalog'

export const engineFile = new URL('../engine/scalar/videopoker.wasm', import.meta.url)
export const catalogFile = new URL('../engine/catalog.json', import.meta.url)

export function catalog(): Plugin {
  return {
    name: 'holdfast-catalog',
    resolveId: (id) => (id === name ? `\0${name}` : undefined),
    load(id) {
      if (id !== `\0${name}`) return undefined
      if (!existsSync(catalogFile)) this.error('engine/catalog.json is missing: npm run catalog writes it')
      this.addWatchFile(catalogFile.pathname)
      const members = JSON.parse(readFileSync(catalogFile, 'utf8')) as Record<string, unknown>
      return Object.entries(members).map(([key, value]) => `export const ${key} = ${JSON.stringify(value)}`).join('\n')
    },
  }
}
