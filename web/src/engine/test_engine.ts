// The engine itself, for tests.
import { vi } from 'vitest'
import type { Answer, QueryName, RequestFor } from './answers'
import { EngineError } from './engine_error'
import { EngineModule } from './module'
import type { ModuleName } from './modules'

const tables = ['pairs', 'multiway', 'categories']

/** A function that answers the queries of one module, by default of video poker's first view. Throws EngineError. */
export async function testEngine(module: ModuleName = 'videopoker'): Promise<<Q extends QueryName>(request: RequestFor<Q>) => Answer<Q>> {
  const { readFile } = await vi.importActual<{ readFile(path: string): Promise<Uint8Array<ArrayBuffer>> }>('node:fs/promises')
  const engine = EngineModule.start(new WebAssembly.Module(await readFile(`engine/scalar/${module}.wasm`)))
  for (const [index, table] of module === 'videopoker' ? [] : tables.entries()) {
    engine.loadTable(index, await readFile(`../holdfast/holdem/preflop/data/preflop_${table}.bin`))
  }
  return <Q extends QueryName>(request: RequestFor<Q>) => {
    const reply = engine.ask(JSON.stringify(request))
    if (reply.outcome !== 'answer') throw EngineError.from(reply.text)
    return JSON.parse(reply.text) as Answer<Q>
  }
}
