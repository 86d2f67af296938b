// A question that follows its view: asked again whenever what it reads changes, the latest request winning. The last answer
// stays while the next one is computed.
import { untrack } from 'svelte'
import type { Answer, QueryName, Request, RequestFor } from './answers'
import { ask } from './client'
import { EngineError } from './engine_error'

/** Milliseconds of work below which nothing shows that it is going on. */
const noticeable = 250
/** Milliseconds for which an error stays after a change of the request, so that it does not flicker while typing. */
const errorStands = 100

/** The last finished request, kept while the next one is being typed, until the input is empty. */
export function whenFinished<R>(request: () => R, isFinished: () => boolean, isEmpty: () => boolean): () => R | undefined {
  let last: R | undefined
  return () => {
    if (isFinished()) last = request()
    else if (isEmpty()) last = undefined
    return last
  }
}

export interface LiveOptions {
  /** Milliseconds by which a costly question is put off, until the typing has paused. */
  wait?: number
  /** What the question is about. If there is an error, an earlier answer stays only if it has the same
      subject. */
  subject?: () => string
}

export class Live<Q extends QueryName> {
  /** The latest answer, perhaps to an earlier request than the present one: see `isEarlier`. */
  answer = $state.raw<Answer<Q>>()
  /** The request that `answer` belongs to, and its subject. */
  answered = $state.raw<{ request: RequestFor<Q>; subject: string }>()
  error = $state.raw<EngineError>()
  /** True while an answer has been due for long enough to say so. */
  isWorking = $state(false)
  progress = $state.raw<{ done: number; total: number }>()
  isStopped = $state(false)
  /** False from a change of the request until its answer or error. */
  isCurrent = $state(false)
  private attempt = $state(0)
  private stopper: AbortController | undefined
  private forgetting: ReturnType<typeof setTimeout> | undefined

  /** Call it while a component is set up. A request of `undefined` asks nothing and clears the answer. */
  constructor(
    request: () => RequestFor<Q> | undefined,
    private readonly options: LiveOptions = {},
  ) {
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
      const wait = options.wait ?? 0
      const run = (): void => void this.run(wanted, stopper.signal)
      const timer = wait > 0 ? setTimeout(run, wait) : undefined
      this.forgetting = setTimeout(() => (this.error = undefined), errorStands)
      if (wait === 0) untrack(run)
      return () => {
        clearTimeout(timer)
        clearTimeout(this.forgetting)
        stopper.abort()
      }
    })
  }

  /** Whether the answer belongs to an earlier request; the present one is still being answered, or was
      refused. */
  get isEarlier(): boolean {
    return this.answer !== undefined && (!this.isCurrent || this.error !== undefined)
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
    const subject = untrack(() => this.options.subject?.() ?? '')
    try {
      const onProgress = (done: number, total: number): void => {
        if (!signal.aborted) this.progress = { done, total }
      }
      const answer = await ask(request as Request, { signal, onProgress })
      if (signal.aborted) return
      this.answer = answer as Answer<Q>
      this.answered = { request, subject }
      this.settle(undefined)
    } catch (error) {
      if (signal.aborted) return
      if (subject !== untrack(() => this.answered?.subject)) this.answer = undefined
      this.settle(error instanceof EngineError ? error : new EngineError({ message: String(error) }))
    } finally {
      clearTimeout(timer)
      this.isWorking = false
      this.progress = undefined
    }
  }

  private settle(error: EngineError | undefined): void {
    clearTimeout(this.forgetting)
    this.error = error
    this.isCurrent = true
  }
}
