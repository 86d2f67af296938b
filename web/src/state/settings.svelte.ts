// The user's settings, which the browser remembers. One that keeps nothing (private windows) still works.

const themes = ['system', 'light', 'dark'] as const
export type Theme = (typeof themes)[number]
export type Deck = 'two' | 'four'

export function remembered(key: string): string | undefined {
  try {
    return localStorage.getItem(`holdfast.${key}`) ?? undefined
  } catch {
    return undefined
  }
}

/** Keeps a value, or removes it if it is undefined. False if the browser does not keep it, because it is full
    or was told not to; the value then lasts as long as the page. */
export function remember(key: string, value: string | undefined): boolean {
  try {
    if (value === undefined) localStorage.removeItem(`holdfast.${key}`)
    else localStorage.setItem(`holdfast.${key}`, value)
    return true
  } catch {
    return false
  }
}

class Settings {
  #theme = $state<Theme>(themes.find((theme) => theme === remembered('theme')) ?? 'system')
  #deck = $state<Deck>(remembered('deck') === 'two' ? 'two' : 'four')

  constructor() {
    this.show()
  }

  get theme(): Theme {
    return this.#theme
  }

  set theme(theme: Theme) {
    this.#theme = theme
    remember('theme', theme)
    this.show()
  }

  get deck(): Deck {
    return this.#deck
  }

  set deck(deck: Deck) {
    this.#deck = deck
    remember('deck', deck)
    this.show()
  }

  private show(): void {
    const { dataset } = document.documentElement
    dataset.theme = this.#theme
    dataset.deck = this.#deck
  }
}

export const settings = new Settings()
