// The engine itself, for tests.
import { vi } from 'vitest'
import type { Answer, QueryName, RequestFor } from './answers'
import { EngineError } from './engine_error'
import { EngineModule } from './module'

/** A function that answers the queries of video poker's first view. Throws EngineError. */
export async function testEngine(): Promise<<Q extends QueryName>(request: RequestFor<Q>) => Answer<Q>> {
  const { readFile } = await vi.importActual<{ readFile(path: string): Promise<Uint8Array<ArrayBuffer>> }>('node:fs/promises')
  const engine = EngineModule.start(new WebAssembly.Module(await readFile('engine/scalar/videopoker.wasm')))
  return <Q extends QueryName>(request: RequestFor<Q>) => {
    const reply = engine.ask(JSON.stringify(request))
    if (reply.outcome !== 'answer') throw EngineError.from(reply.text)
    return JSON.parse(reply.text) as Answer<Q>
  }
}
