import { expect, it } from 'vitest'
import { groups } from '../views/registry'
import { testModule } from './test_engine'

it('sends no module a question that it does not know', async () => {
  for (const { name, queries } of groups) {
    const engine = await testModule(name)
    // With a field that no query has, so that it is refused at once.
    const refusalOf = (query: string): string => engine.ask(JSON.stringify({ query, nobody: 1 })).text
    for (const query of queries) expect(refusalOf(query), name).not.toContain('there is no query')
    expect(refusalOf('videopoker.strategy')).toContain('there is no query')
  }
})
