// What the browser remembers of its user's taste. A browser that keeps nothing (private windows) still works.

export type Theme = 'system' | 'light' | 'dark'
export type Deck = 'two' | 'four'

export function remembered(key: string): string | undefined {
  try {
    return localStorage.getItem(`holdfast.${key}`) ?? undefined
  } catch {
    return undefined
  }
}

export function remember(key: string, value: string): void {
  try {
    localStorage.setItem(`holdfast.${key}`, value)
  } catch {
    // Full or forbidden: the setting lasts as long as the page.
  }
}

class Settings {
  #theme = $state<Theme>((remembered('theme') as Theme | undefined) ?? 'system')
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
