import { defineConfig } from 'vite'
import { CHUNKS, compileHint } from './offline/chunks.ts'
import { packed, serviceWorker } from './offline/plugin.ts'

export default defineConfig({
  root: import.meta.dirname,
  // The types ask for it by tsconfig; the bundler reads no tsconfig of ours.
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  plugins: [serviceWorker(), packed()],
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    target: 'es2022',
    // The server names the map of a file in a header: a line in each of them would be loaded by everybody.
    sourcemap: 'hidden',
    modulePreload: { polyfill: false },
    // A font or picture inside a style sheet would need a looser security policy.
    assetsInlineLimit: 0,
    rolldownOptions: {
      output: {
        postBanner: compileHint,
        codeSplitting: { includeDependenciesRecursively: false, groups: CHUNKS },
      },
    },
  },
  // The worker loads the rules of the title it is asked about, and of no other.
  worker: {
    format: 'es',
    rolldownOptions: {
      output: { postBanner: compileHint, chunkFileNames: 'assets/worker-[name]-[hash].js' },
    },
  },
  server: { proxy: { '/api': { target: 'http://127.0.0.1:1862', ws: true } } },
})
