// The worker that computes: it holds up to three modules, and fetches a table of odds before the flop when one of them
// says that it lacks it.
import type { FromWorker, ToWorker } from './messages'
import { EngineModule, type Reply } from './module'
import type { ModuleName } from './modules'

const modules = new Map<ModuleName, EngineModule>()
let tables: string[] = []

/** Milliseconds between two reports of progress: more would only slow the work down. */
const reportEvery = 100

function tell(message: FromWorker): void {
  self.postMessage(message)
}

async function loadTable(module: EngineModule, table: number): Promise<void> {
  const response = await fetch(tables[table] ?? '')
  if (!response.ok) throw new Error(`status ${response.status}`)
  if (!module.loadTable(table, new Uint8Array(await response.arrayBuffer()))) throw new Error('its bytes are damaged')
}

async function reply(name: ModuleName, request: string): Promise<Reply> {
  const module = modules.get(name)
  if (!module) throw new Error(`the module ${name} was not started`)
  for (;;) {
    const reply = module.ask(request)
    if (reply.outcome !== 'table missing') return reply
    await loadTable(module, Number(reply.text))
  }
}

async function answer(id: number, name: ModuleName, request: string): Promise<void> {
  let reported = performance.now()
  const module = modules.get(name)
  if (module) {
    module.onProgress = (done, total) => {
      if (performance.now() - reported < reportEvery) return
      reported = performance.now()
      tell({ kind: 'progress', id, done, total })
    }
  }
  try {
    tell({ kind: 'reply', id, ...(await reply(name, request)) })
  } catch (error) {
    const message = `The engine stopped: ${error instanceof Error ? error.message : String(error)}`
    tell({ kind: 'reply', id, outcome: 'failure', text: JSON.stringify({ error: { message } }) })
  }
}

self.onmessage = ({ data }: MessageEvent<ToWorker>) => {
  if (data.kind === 'start') tables = data.tables
  if (data.kind === 'module') modules.set(data.name, EngineModule.start(data.compiled))
  if (data.kind === 'ask') void answer(data.id, data.module, data.request)
}
