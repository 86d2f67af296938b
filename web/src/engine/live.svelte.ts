// A question that follows its view: asked again whenever what it reads changes, the latest request winning. The last
// answer stays while the next one is computed.
import { untrack } from 'svelte'
import type { Answer, QueryName, Request, RequestFor } from './answers'
import { ask } from './client'
import { EngineError } from './engine_error'

/** Work shorter than this shows no sign of itself. */
const noticeable = 250

export class Live<Q extends QueryName> {
  /** The latest answer, perhaps to an earlier request than the present one: see `isCurrent`. */
  answer = $state.raw<Answer<Q>>()
  error = $state.raw<EngineError>()
  /** True while an answer has been due for long enough to say so. */
  isWorking = $state(false)
  progress = $state.raw<{ done: number; total: number }>()
  isStopped = $state(false)
  /** False from a change of the request until its answer or error. */
  isCurrent = $state(false)
  private attempt = $state(0)
  private stopper: AbortController | undefined

  /** Call it while a component is set up. A request of `undefined` asks nothing and clears the answer; `wait` (in
      milliseconds) puts costly questions off until the typing has paused. */
  constructor(request: () => RequestFor<Q> | undefined, { wait = 0 }: { wait?: number } = {}) {
    $effect(() => {
      void this.attempt
      const wanted = request()
      this.isCurrent = false
      this.isStopped = false
      if (!wanted) {
        this.answer = undefined
        this.error = undefined
        return
      }
      const stopper = new AbortController()
      this.stopper = stopper
      const run = (): void => void this.run(wanted, stopper.signal)
      const timer = wait > 0 ? setTimeout(run, wait) : undefined
      if (wait === 0) untrack(run)
      return () => {
        clearTimeout(timer)
        stopper.abort()
      }
    })
  }

  stop(): void {
    this.stopper?.abort()
    this.isStopped = true
  }

  /** Asks the same once more, after `stop`. */
  again(): void {
    this.attempt += 1
  }

  private async run(request: RequestFor<Q>, signal: AbortSignal): Promise<void> {
    const timer = setTimeout(() => (this.isWorking = true), noticeable)
    try {
      const onProgress = (done: number, total: number): void => {
        if (!signal.aborted) this.progress = { done, total }
      }
      const answer = await ask(request as Request, { signal, onProgress })
      if (signal.aborted) return
      this.answer = answer as Answer<Q>
      this.error = undefined
      this.isCurrent = true
    } catch (error) {
      if (signal.aborted) return
      this.error = error instanceof EngineError ? error : new EngineError({ message: String(error) })
      this.isCurrent = true
    } finally {
      clearTimeout(timer)
      this.isWorking = false
      this.progress = undefined
    }
  }
}
