// What the page and its worker say to each other. The worker answers one request at a time, in order.
import type { Outcome } from './module'
import type { ModuleName } from './modules'

export type ToWorker =
  /** `files`: where those of data lie, by their names. */
  | { kind: 'start'; files: Record<string, string> }
  | { kind: 'module'; name: ModuleName; compiled: WebAssembly.Module }
  | { kind: 'ask'; id: number; module: ModuleName; request: string }

export type FromWorker =
  | { kind: 'progress'; id: number; done: number; total: number }
  | { kind: 'reply'; id: number; outcome: Outcome; text: string }
