// The worker that computes: it holds the modules that were sent, and fetches a file of data when one of them lacks it.
import { engineWords } from '../words/engine'
import type { FromWorker, ToWorker } from './messages'
import { EngineModule, type OnProgress, type Reply } from './module'
import { moduleOfNames, type ModuleName } from './modules'

interface Module {
  compiled: WebAssembly.Module
  /** Undefined before the first query, and after a crash, which may leave its memory in any state. */
  running?: EngineModule | undefined
  /** The request that last named ranges in it. */
  named: string
}
const modules = new Map<ModuleName, Module>()
/** Where the files of data lie, by their names. */
let files: Record<string, string> = {}
/** The request that names the user's ranges; empty before the first. */
let names = ''

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
    module.named = ''
    throw error
  }
}

/** The reply to a question that may use the user's ranges. If those could not be named, a refusal may come of that: then
    it says why. */
async function replyWithNames(module: Module, id: number, request: string): Promise<Reply> {
  const wanted = names // they may change while a table is fetched
  const isNamed = module !== modules.get(moduleOfNames) || module.named === wanted
  const naming = isNamed ? undefined : await reply(module, id, wanted)
  if (naming?.outcome === 'answer') module.named = wanted
  const answered = await reply(module, id, request)
  if (naming?.outcome !== 'refusal' || answered.outcome !== 'refusal') return answered
  const [refusal, why] = [answered, naming].map(({ text }) => (JSON.parse(text) as { error: { message: string } }).error)
  const message = `${refusal?.message}. ${engineWords.rangesNotNamed(why?.message ?? '')}`
  return { outcome: 'refusal', text: JSON.stringify({ error: { ...refusal, message } }) }
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
    tell({ kind: 'reply', id, ...(await replyWithNames(module, id, request)) })
  } catch (error) {
    const message = error instanceof DataError ? error.message : engineWords.ended(messageOf(error))
    tell({ kind: 'reply', id, outcome: 'failure', text: JSON.stringify({ error: { message } }) })
  }
}

self.onmessage = ({ data }: MessageEvent<ToWorker>) => {
  if (data.kind === 'start') files = data.files
  if (data.kind === 'module') modules.set(data.name, { compiled: data.compiled, named: '' })
  if (data.kind === 'names') names = data.request
  if (data.kind === 'ask') void answer(data.id, data.module, data.request)
}
