// The engine itself, for tests.
import { vi } from 'vitest'
import type { Answer, QueryName, RequestFor } from './answers'
import { EngineError } from './engine_error'
import { EngineModule } from './module'
import type { ModuleName } from './modules'

/** Where the files of data lie, from here. */
const data = Object.keys(import.meta.glob('../../../holdfast/**/data/*.bin'))

const fileReader = async (): Promise<(path: string) => Uint8Array<ArrayBuffer>> =>
  (await vi.importActual<{ readFileSync(path: string): Uint8Array<ArrayBuffer> }>('node:fs')).readFileSync

/** One module. */
export async function testModule(module: ModuleName): Promise<EngineModule> {
  return EngineModule.start(new WebAssembly.Module((await fileReader())(`engine/scalar/${module}.wasm`)))
}

/** A function that answers the queries of one module. Throws EngineError. */
export async function testEngine(module: ModuleName): Promise<<Q extends QueryName>(request: RequestFor<Q>) => Answer<Q>> {
  const read = await fileReader()
  const engine = await testModule(module)
  return <Q extends QueryName>(request: RequestFor<Q>) => {
    let reply = engine.ask(JSON.stringify(request))
    for (; reply.outcome === 'data missing'; reply = engine.ask(JSON.stringify(request))) {
      const path = data.find((each) => each.endsWith(`/${reply.text}`)) ?? reply.text
      engine.load(read(path.replace('../../', '')))
    }
    if (reply.outcome !== 'answer') throw EngineError.from(reply.text)
    return JSON.parse(reply.text) as Answer<Q>
  }
}
