import { describe, expect, it } from 'vitest'
import tokens from './tokens.css?raw'

/** The declarations between the braces after a selector, one an item. */
function declarationsOf(selector: string): string[] {
  const start = tokens.indexOf(`${selector} {`)
  expect(start, selector).toBeGreaterThan(-1)
  return tokens
    .slice(tokens.indexOf('{', start) + 1, tokens.indexOf('}', start))
    .split(';')
    .map((line) => line.trim())
    .filter(Boolean)
}

describe('the dark palette', () => {
  it('is the same whether the system or the reader chose it', () => {
    const chosen = declarationsOf(":root[data-theme='dark']")
    expect(chosen.length).toBeGreaterThan(30)
    expect(declarationsOf(":root:not([data-theme='light'])")).toEqual(chosen)
  })
})

/** The relative luminance of WCAG 2 of a colour such as #dcd6b8. */
function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((at) => parseInt(colour.slice(at, at + 2), 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4))
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

describe.each([':root', ":root[data-theme='dark']"])('the palette of %s', (selector) => {
  it('shows the middle of a heat map against the ground', () => {
    const colourOf = (name: string): string =>
      declarationsOf(selector).find((line) => line.startsWith(`--${name}:`))?.slice(-7) ?? ''
    const [middle, ground] = [luminance(colourOf('middle')), luminance(colourOf('ground'))]
    expect((Math.max(middle, ground) + 0.05) / (Math.min(middle, ground) + 0.05)).toBeGreaterThan(1.3)
  })
})
