import { defineConfig } from 'vite'
import { CHUNKS, compileHint, isToFetch } from './offline/chunks.ts'
import { compiledWhole, packed, serviceWorker } from './offline/plugin.ts'

/** Files name each other hundreds of times, and a hash cannot be packed: it is as short as it may be. */
const NAMES = {
  entryFileNames: 'assets/[name]-[hash:7].js',
  chunkFileNames: 'assets/[name]-[hash:7].js',
  assetFileNames: 'assets/[name]-[hash:7][extname]',
}

export default defineConfig({
  root: import.meta.dirname,
  // The types ask for it by tsconfig; the bundler reads no tsconfig of ours.
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  plugins: [compiledWhole(), serviceWorker(), packed()],
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    target: 'es2022',
    // The server names the map of a file in a header: a line in each of them would be loaded by everybody.
    sourcemap: 'hidden',
    modulePreload: {
      polyfill: false,
      resolveDependencies: (_, files, { hostId, hostType }) =>
        hostType === 'html' ? files : files.filter((file) => isToFetch(file, hostId)),
    },
    // A font or picture inside a style sheet would need a looser security policy.
    assetsInlineLimit: 0,
    rolldownOptions: {
      output: {
        postBanner: compileHint,
        ...NAMES,
        codeSplitting: { includeDependenciesRecursively: false, groups: CHUNKS },
      },
    },
  },
  // The worker loads the rules of the title it is asked about, and of no other.
  worker: {
    format: 'es',
    rolldownOptions: {
      output: { postBanner: compileHint, ...NAMES, chunkFileNames: 'assets/worker-[name]-[hash:7].js' },
    },
  },
  server: { proxy: { '/api': { target: 'http://127.0.0.1:1862', ws: true } } },
})
