// The page's side of the engine. Questions wait here and go to the worker one at a time, so that one which is no longer
// wanted costs nothing. A question that is being answered can only be stopped by ending the worker; the next worker
// starts from the compiled modules, in a few milliseconds.
import { engineWords } from '../words/engine'
import type { Answer, Request } from './answers'
import { EngineError } from './engine_error'
import { compiledModule, dataFiles } from './files'
import type { FromWorker, ToWorker } from './messages'
import { moduleFor, type ModuleName } from './modules'
import EngineWorker from './worker?worker'

export interface AskOptions {
  onProgress?: (done: number, total: number) => void
  signal?: AbortSignal
}

interface Waiting {
  id: number
  module: ModuleName
  request: string
  options: AskOptions
  resolve(text: string): void
  reject(error: Error): void
}

/** Milliseconds in which a query that is no longer wanted may still finish, so that the worker is kept, with
    what it has prepared. */
const grace = 150
const rememberedAnswers = 40

let worker: Worker | undefined
let started = new Set<ModuleName>()
let running: Waiting | undefined
let waiting: Waiting[] = []
let lastId = 0
const answers = new Map<string, unknown>()

/** Asks the engine. Rejects with an EngineError, or with the signal's reason once it is aborted. */
export async function ask<R extends Request>(request: R, options: AskOptions = {}): Promise<Answer<R['query']>> {
  const text = JSON.stringify(request)
  const known = answers.get(text)
  if (known) return known as Answer<R['query']>
  const answer: unknown = JSON.parse(await enqueue(moduleFor(request.query), text, options))
  remember(text, answer)
  return answer as Answer<R['query']>
}

/** Stores an answer that is already known, so that the engine need not be asked. */
export function foresee<R extends Request>(request: R, answer: Answer<R['query']>): void {
  remember(JSON.stringify(request), answer)
}

/** Asks and ignores the answer, so that the engine prepares what later questions share. */
export async function warmUp(request: Request): Promise<void> {
  await enqueue(moduleFor(request.query), JSON.stringify(request), {}).catch(() => {})
}

/** Fetches and compiles a module before the first question to it. */
export async function prepare(module: ModuleName): Promise<void> {
  await compiledModule(module).catch(() => {})
}

function remember(request: string, answer: unknown): void {
  const oldest = answers.keys().next()
  if (answers.size >= rememberedAnswers && !oldest.done) answers.delete(oldest.value)
  answers.set(request, answer)
}

function enqueue(module: ModuleName, request: string, options: AskOptions): Promise<string> {
  return new Promise((resolve, reject) => {
    options.signal?.throwIfAborted()
    const entry: Waiting = { id: ++lastId, module, request, options, resolve, reject }
    options.signal?.addEventListener('abort', () => abandon(entry), { once: true })
    waiting.push(entry)
    void next()
  })
}

function abandon(entry: Waiting): void {
  entry.reject(entry.options.signal?.reason as Error)
  waiting = waiting.filter((other) => other !== entry)
  if (running === entry) setTimeout(() => running === entry && restart(), grace)
}

function restart(): void {
  worker?.terminate()
  worker = undefined
  running = undefined
  void next()
}

async function next(): Promise<void> {
  if (running) return
  running = waiting.shift()
  if (!running) return
  const entry = running
  try {
    const compiled = await compiledModule(entry.module)
    if (running !== entry) return
    send(entry, compiled)
  } catch (error) {
    end(entry)
    const reason = error instanceof Error ? error.message : String(error)
    entry.reject(new EngineError({ message: engineWords.notLoaded(reason) }))
  }
}

function send(entry: Waiting, compiled: WebAssembly.Module): void {
  if (!worker) {
    worker = startWorker()
    started = new Set()
  }
  const post = (message: ToWorker): void => worker?.postMessage(message)
  if (!started.has(entry.module)) post({ kind: 'module', name: entry.module, compiled })
  started.add(entry.module)
  post({ kind: 'ask', id: entry.id, module: entry.module, request: entry.request })
}

function startWorker(): Worker {
  const fresh = new EngineWorker()
  fresh.onmessage = ({ data }: MessageEvent<FromWorker>) => hear(data)
  fresh.onerror = (event) => {
    running?.reject(new EngineError({ message: engineWords.ended(event.message) }))
    restart()
  }
  fresh.postMessage({ kind: 'start', files: dataFiles() } satisfies ToWorker)
  return fresh
}

function hear(message: FromWorker): void {
  const entry = running
  if (!entry || message.id !== entry.id) return
  if (message.kind === 'progress') {
    entry.options.onProgress?.(message.done, message.total)
    return
  }
  end(entry)
  if (message.outcome === 'answer') entry.resolve(message.text)
  else entry.reject(EngineError.from(message.text))
}

function end(entry: Waiting): void {
  if (running === entry) running = undefined
  void next()
}
