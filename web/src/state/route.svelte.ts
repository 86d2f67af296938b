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

/** Readable where the standard allows it: a space as +, and = : , / ! ~ $ as they are. */
export function writeRoute(view: ViewName, parameters: URLSearchParams): string {
  const query = parameters
    .toString()
    .replace(/%3D/g, '=')
    .replace(/%3A/g, ':')
    .replace(/%2C/g, ',')
    .replace(/%2F/g, '/')
    .replace(/%21/g, '!')
    .replace(/%7E/g, '~')
    .replace(/%24/g, '$')
  return `#/${view}${query && `?${query}`}`
}

/** Browsers allow about ten changes of the address a second. */
const writeEvery = 200

class CurrentRoute {
  #current = $state.raw(readRoute(location.hash))
  private unwritten: ReturnType<typeof setTimeout> | undefined

  constructor() {
    // A hash that the user edits, back and forward; pushState and replaceState do not fire it.
    addEventListener('popstate', () => {
      clearTimeout(this.unwritten)
      this.unwritten = undefined
      this.#current = readRoute(location.hash)
    })
  }

  get view(): ViewName {
    return this.#current.view
  }

  get parameters(): URLSearchParams {
    return this.#current.parameters
  }

  /** Goes to a view as a link would (`push`), or replaces the present address (`replace`). */
  go(view: ViewName, parameters: URLSearchParams, how: 'push' | 'replace' = 'push'): void {
    const hash = writeRoute(view, parameters)
    if (hash === writeRoute(this.view, this.parameters)) return
    if (how === 'push') {
      this.settle()
      history.pushState(null, '', hash)
    }
    this.#current = readRoute(hash)
    if (how === 'replace') this.unwritten ??= setTimeout(() => this.settle(), writeEvery)
  }

  /** Brings the address up to date. */
  settle(): void {
    if (this.unwritten === undefined) return
    clearTimeout(this.unwritten)
    this.unwritten = undefined
    history.replaceState(null, '', writeRoute(this.view, this.parameters))
  }
}

export const route = new CurrentRoute()
