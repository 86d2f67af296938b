// One instance of the engine: a .wasm of bindings/wasm/ with the few imports it has. It knows one thing: a request as
// text goes in, a reply as text comes out.

export type Outcome = 'answer' | 'refusal' | 'failure' | 'data missing'
const outcomes: readonly Outcome[] = ['answer', 'refusal', 'failure', 'data missing']

export interface Reply {
  outcome: Outcome
  /** JSON; or the name of the file that is missing. */
  text: string
}

interface Exports {
  memory: WebAssembly.Memory
  _initialize(): void
  holdfast_buffer(size: number): number
  holdfast_ask(): number
  holdfast_reply(): number
  holdfast_reply_size(): number
  holdfast_load(): number
}

export type OnProgress = (done: number, total: number) => void

export class EngineModule {
  /** Called while a question is being answered. */
  onProgress: OnProgress = () => {}
  private exports!: Exports

  private constructor() {}

  /** Starts at once, which blocks: for workers. */
  static start(compiled: WebAssembly.Module): EngineModule {
    const engine = new EngineModule()
    return engine.run(new WebAssembly.Instance(compiled, engine.imports(compiled)))
  }

  /** Starts without blocking the page. */
  static async instantiate(compiled: WebAssembly.Module): Promise<EngineModule> {
    const engine = new EngineModule()
    return engine.run(await WebAssembly.instantiate(compiled, engine.imports(compiled)))
  }

  private run(instance: WebAssembly.Instance): this {
    this.exports = instance.exports as unknown as Exports
    this.exports._initialize()
    return this
  }

  ask(request: string): Reply {
    this.fillBuffer(new TextEncoder().encode(request))
    const outcome = outcomes[this.exports.holdfast_ask()] ?? 'failure'
    const start = this.exports.holdfast_reply()
    const bytes = new Uint8Array(this.exports.memory.buffer, start, this.exports.holdfast_reply_size())
    return { outcome, text: new TextDecoder().decode(bytes) }
  }

  /** Loads the file that was missing last; false if these are not its bytes. */
  load(bytes: Uint8Array): boolean {
    this.fillBuffer(bytes)
    return this.exports.holdfast_load() !== 0
  }

  private fillBuffer(bytes: Uint8Array): void {
    // The buffer may grow the memory, so its address comes first.
    const start = this.exports.holdfast_buffer(bytes.length)
    new Uint8Array(this.exports.memory.buffer).set(bytes, start)
  }

  private imports(compiled: WebAssembly.Module): WebAssembly.Imports {
    const imports: Record<string, Record<string, (...values: number[]) => number>> = {}
    // The other imports (WASI's environment, growth of memory) do nothing here.
    for (const { module, name } of WebAssembly.Module.imports(compiled)) (imports[module] ??= {})[name] = () => 0
    imports.holdfast = {
      progress: (done = 0, total = 0) => {
        this.onProgress(done, total)
        return 0
      },
    }
    return imports
  }
}
