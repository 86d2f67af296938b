// The address of the page: which view, and its state. It looks like #/hand?game=jacks-or-better-9-6&cards=AsKs, so any
// static host serves it, and back, forward, bookmarks and copied links work.
import { isViewName, type ViewName } from '../views/registry'

export interface Route {
  view: ViewName
  parameters: URLSearchParams
}

export function readRoute(hash: string): Route {
  const [path = '', query = ''] = hash.replace(/^#\/?/, '').split('?', 2)
  return { view: isViewName(path) ? path : 'paytable', parameters: new URLSearchParams(query) }
}

/** Readable where the standard allows it: spaces as +, and : , / ! * kept. */
export function writeRoute(view: ViewName, parameters: URLSearchParams): string {
  const query = parameters
    .toString()
    .replace(/%3A/g, ':')
    .replace(/%2C/g, ',')
    .replace(/%2F/g, '/')
    .replace(/%21/g, '!')
    .replace(/%7E/g, '~')
    .replace(/%24/g, '$')
  return `#/${view}${query && `?${query}`}`
}

class CurrentRoute {
  #current = $state.raw(readRoute(location.hash))

  constructor() {
    // A hash that the user edits, back and forward; pushState and replaceState fire neither.
    addEventListener('popstate', () => (this.#current = readRoute(location.hash)))
  }

  get view(): ViewName {
    return this.#current.view
  }

  get parameters(): URLSearchParams {
    return this.#current.parameters
  }

  /** Goes there as a link would (`push`), or puts it in place of the present address (`replace`). */
  go(view: ViewName, parameters: URLSearchParams, how: 'push' | 'replace' = 'push'): void {
    const hash = writeRoute(view, parameters)
    if (hash === writeRoute(this.view, this.parameters)) return
    if (how === 'push') history.pushState(null, '', hash)
    else history.replaceState(null, '', hash)
    this.#current = readRoute(hash)
  }
}

export const route = new CurrentRoute()
