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
