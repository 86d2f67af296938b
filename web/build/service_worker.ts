// Writes service_worker.js beside the page, with the list of its files and a version that their names (which hold their
// hashes) and the page make up.
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { transformWithEsbuild, type Plugin } from 'vite'

const source = new URL('../src/service/service_worker.ts', import.meta.url).pathname

export function serviceWorker(): Plugin {
  return {
    name: 'holdfast-service-worker',
    apply: 'build',
    enforce: 'post',
    async generateBundle(_, bundle) {
      const files = Object.keys(bundle).filter((file) => file !== 'index.html').sort()
      const modules = (variant: 'simd' | 'scalar'): string[] => files.filter((file) => file.includes(`.${variant}.`))
      const page = bundle['index.html']
      const code = readFileSync(source, 'utf8')
      const version = createHash('sha256').update(files.join()).update(code)
      if (page?.type === 'asset') version.update(page.source)
      const js = await transformWithEsbuild(code, source, {
        minify: true,
        target: 'es2020',
        define: {
          VERSION: JSON.stringify(version.digest('hex').slice(0, 16)),
          FILES: JSON.stringify([...files.filter((file) => !/\.(simd|scalar)\./.test(file)), 'icon.svg', 'manifest.webmanifest']),
          SIMD_FILES: JSON.stringify(modules('simd')),
          SCALAR_FILES: JSON.stringify(modules('scalar')),
        },
      })
      this.emitFile({ type: 'asset', fileName: 'service_worker.js', source: js.code })
    },
  }
}
