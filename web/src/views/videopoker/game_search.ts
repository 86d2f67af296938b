// Finding games as the command line does, by part of a name, "9/6" or a nickname: by an instance of the engine on the
// page itself, since the worker may be busy for seconds, and the list follows each letter.
import { engineOnPage } from './engine_on_page'
import { catalog, machines, type CatalogGame } from './catalog'

export type FindGames = (words: string) => readonly CatalogGame[]

const everyGame = [...catalog, ...machines]

let search: Promise<FindGames> | undefined

/** The search, started with the first call. If the engine cannot be loaded, it searches by name, and the next call
    tries again. */
export function gameSearch(): Promise<FindGames> {
  search ??= start()
  return search.catch(() => {
    search = undefined
    return findByName
  })
}

function findByName(words: string): readonly CatalogGame[] {
  const wanted = words.toLowerCase().split(/[\s,]+/)
  return everyGame.filter(({ id, name }) => wanted.every((word) => `${name} ${id}`.toLowerCase().includes(word)))
}

async function start(): Promise<FindGames> {
  const engine = await engineOnPage()
  return (words) => {
    const { outcome, text } = engine.ask(JSON.stringify({ query: 'page.find_games', words }))
    const { ids } = outcome === 'answer' ? (JSON.parse(text) as { ids: string[] }) : { ids: [] }
    return everyGame.filter(({ id }) => ids.includes(id))
  }
}
