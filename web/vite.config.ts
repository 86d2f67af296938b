import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig } from 'vitest/config'
import { catalog } from './build/catalog'
import { contentSecurity } from './build/content_security'
import { serviceWorker } from './build/service_worker'

export default defineConfig(({ mode }) => ({
  base: './',
  plugins: [
    svelte(),
    catalog(),
    contentSecurity(),
    serviceWorker(),
  ],
  build: {
    target: 'es2021',
    assetsInlineLimit: 0, // data: addresses would need a looser policy
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    rollupOptions: {
      output: {
        assetFileNames(asset) {
          const origin = asset.originalFileNames[0] ?? ''
          const variant = /engine\/(simd|scalar)\//.exec(origin)?.[1] as 'simd' | 'scalar' | undefined
          return variant ? `assets/[name].${variant}.[hash][extname]` : 'assets/[name].[hash][extname]'
        },
        chunkFileNames: 'assets/[name].[hash].js',
        entryFileNames: 'assets/[name].[hash].js',
      },
    },
  },
  worker: { format: 'iife', rollupOptions: { output: { entryFileNames: 'assets/[name].[hash].js' } } },
  // Svelte's client, not its server, is what tests mount.
  resolve: mode === 'test' ? { conditions: ['browser'] } : {},
  server: { fs: { allow: ['..'] } },
  test: {
    environment: 'node', // a test of what needs a document begins with // @vitest-environment jsdom
    setupFiles: ['build/web_crypto.ts'],
    include: ['src/**/*.test.ts'],
    css: { include: /tokens\.css/ }, // a test reads it; other style sheets are left empty
    // No test depends on how busy the computer is: a time limit only ends one that hangs.
    testTimeout: 600_000,
    hookTimeout: 600_000,
  },
}))
