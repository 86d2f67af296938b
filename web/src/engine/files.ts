// Where the engine's files lie. Each module is built twice, with and without SIMD; browsers that lack SIMD take the latter.
import type { ModuleName } from './modules'
import { hasSimd } from './simd'

// The compiler of the page wants the patterns and what they mean as they stand here.
const simd = import.meta.glob<string>('../../engine/simd/*.wasm', { query: '?url', import: 'default', eager: true })
const scalar = import.meta.glob<string>('../../engine/scalar/*.wasm', { query: '?url', import: 'default', eager: true })
const data = import.meta.glob<string>('../../../holdfast/**/data/*.bin', { query: '?url', import: 'default', eager: true })

/** By the names with which the engine asks for them. Absolute, since the worker is in another folder. */
export function dataFiles(): Record<string, string> {
  const places = Object.entries(data).map(([path, file]) => [nameOf(path), new URL(file, document.baseURI).href] as const)
  return Object.fromEntries(places)
}

const compiled = new Map<ModuleName, Promise<WebAssembly.Module>>()

/** Fetches and compiles a module once; a failure is forgotten, so that the next question tries again. */
export function compiledModule(name: ModuleName): Promise<WebAssembly.Module> {
  let module = compiled.get(name)
  if (!module) {
    module = compile(moduleFile(name))
    module.catch(() => compiled.delete(name))
    compiled.set(name, module)
  }
  return module
}

function moduleFile(name: ModuleName): string {
  return Object.entries(hasSimd() ? simd : scalar).find(([path]) => nameOf(path) === `${name}.wasm`)?.[1] ?? ''
}

const nameOf = (path: string): string => path.slice(path.lastIndexOf('/') + 1)

async function compile(file: string): Promise<WebAssembly.Module> {
  const response = await fetch(file)
  if (!response.ok) throw new Error(`${file}: status ${response.status}`)
  // A host that does not know the type of .wasm sends another one, which streaming refuses.
  const isKnown = response.headers.get('content-type')?.startsWith('application/wasm')
  return isKnown ? WebAssembly.compileStreaming(response) : WebAssembly.compile(await response.arrayBuffer())
}
