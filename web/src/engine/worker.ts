// The worker that computes: it holds the modules that were sent, and fetches a file of data when one of them lacks it.
import { engineWords } from '../words/engine'
import type { FromWorker, ToWorker } from './messages'
import { EngineModule, type OnProgress, type Reply } from './module'
import type { ModuleName } from './modules'

interface Module {
  compiled: WebAssembly.Module
  /** Undefined before the first query, and after a crash, which may leave its memory in any state. */
  running?: EngineModule | undefined
}
const modules = new Map<ModuleName, Module>()
/** Where the files of data lie, by their names. */
let files: Record<string, string> = {}

/** Milliseconds between two reports of progress: more would only slow the work down. */
const reportEvery = 100

function tell(message: FromWorker): void {
  self.postMessage(message)
}

/** An error that is not the engine's fault. */
class DataError extends Error {}

async function fetchData(file: string): Promise<Uint8Array> {
  try {
    const response = await fetch(files[file] ?? file)
    if (!response.ok) throw new Error(`status ${response.status}`)
    return new Uint8Array(await response.arrayBuffer())
  } catch (error) {
    throw new DataError(engineWords.dataNotLoaded(messageOf(error)))
  }
}

function reporter(id: number): OnProgress {
  let reported = performance.now()
  return (done, total) => {
    if (performance.now() - reported < reportEvery) return
    reported = performance.now()
    tell({ kind: 'progress', id, done, total })
  }
}

function ask(module: Module, id: number, request: string): Reply {
  try {
    module.running ??= EngineModule.start(module.compiled)
    module.running.onProgress = reporter(id)
    return module.running.ask(request)
  } catch (error) {
    module.running = undefined
    throw error
  }
}

async function reply(module: Module, id: number, request: string): Promise<Reply> {
  for (;;) {
    const reply = ask(module, id, request)
    if (reply.outcome !== 'data missing') return reply
    const bytes = await fetchData(reply.text)
    if (!module.running?.load(bytes)) throw new DataError(engineWords.dataDamaged)
  }
}

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error))

async function answer(id: number, name: ModuleName, request: string): Promise<void> {
  try {
    const module = modules.get(name)
    if (!module) throw new Error(engineWords.noModule(name))
    tell({ kind: 'reply', id, ...(await reply(module, id, request)) })
  } catch (error) {
    const message = error instanceof DataError ? error.message : engineWords.ended(messageOf(error))
    tell({ kind: 'reply', id, outcome: 'failure', text: JSON.stringify({ error: { message } }) })
  }
}

self.onmessage = ({ data }: MessageEvent<ToWorker>) => {
  if (data.kind === 'start') files = data.files
  if (data.kind === 'module') modules.set(data.name, { compiled: data.compiled })
  if (data.kind === 'ask') void answer(data.id, data.module, data.request)
}
