// The engine on the page's own thread, for questions that must not wait for the worker, which may be busy for seconds. It
// has the queries of the module videopoker, which answer at once.
import { compiledModule } from '../../engine/files'
import { EngineModule } from '../../engine/module'

let engine: Promise<EngineModule> | undefined

/** Started with the first call. If it cannot be loaded, the next call tries again. */
export function engineOnPage(): Promise<EngineModule> {
  engine ??= compiledModule('videopoker').then((compiled) => EngineModule.instantiate(compiled))
  engine.catch(() => (engine = undefined))
  return engine
}
