// Where the engine's files lie. Each is built twice, with and without SIMD; browsers that lack SIMD take the latter.
import categories from '../../../holdfast/holdem/preflop/data/preflop_categories.bin?url'
import multiway from '../../../holdfast/holdem/preflop/data/preflop_multiway.bin?url'
import pairs from '../../../holdfast/holdem/preflop/data/preflop_pairs.bin?url'
import scalarAll from '../../engine/scalar/all.wasm?url'
import scalarHoldem from '../../engine/scalar/holdem.wasm?url'
import scalarVideoPoker from '../../engine/scalar/videopoker.wasm?url'
import simdAll from '../../engine/simd/all.wasm?url'
import simdHoldem from '../../engine/simd/holdem.wasm?url'
import simdVideoPoker from '../../engine/simd/videopoker.wasm?url'
import type { ModuleName } from './modules'
import { hasSimd } from './simd'

const simd: Record<ModuleName, string> = { videopoker: simdVideoPoker, holdem: simdHoldem, all: simdAll }
const scalar: Record<ModuleName, string> = { videopoker: scalarVideoPoker, holdem: scalarHoldem, all: scalarAll }

/** In the order of the numbers by which the engine asks for them. Absolute, since the worker is in another
    folder. */
export function tableFiles(): string[] {
  return [pairs, multiway, categories].map((file) => new URL(file, document.baseURI).href)
}

const compiled = new Map<ModuleName, Promise<WebAssembly.Module>>()

/** Fetches and compiles a module once; a failure is forgotten, so that the next question tries again. */
export function compiledModule(name: ModuleName): Promise<WebAssembly.Module> {
  let module = compiled.get(name)
  if (!module) {
    module = compile((hasSimd() ? simd : scalar)[name])
    module.catch(() => compiled.delete(name))
    compiled.set(name, module)
  }
  return module
}

async function compile(file: string): Promise<WebAssembly.Module> {
  const response = await fetch(file)
  if (!response.ok) throw new Error(`${file}: status ${response.status}`)
  // A host that does not know the type of .wasm sends another one, which streaming refuses.
  const isKnown = response.headers.get('content-type')?.startsWith('application/wasm')
  return isKnown ? WebAssembly.compileStreaming(response) : WebAssembly.compile(await response.arrayBuffer())
}
