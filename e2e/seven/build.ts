import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Plugin, build } from 'vite'

const ROOT = join(import.meta.dirname, '..', '..')
const here = (file: string): string => JSON.stringify(join(import.meta.dirname, file))
const boxes = (language: string) => (shipped: string) =>
  `import { boxes as shipped } from ${shipped}
   import { boxOf } from ${here('words.ts')}
   export const boxes = { ...shipped, seven: boxOf('${language}') }`

/** Each registry of the pages with one line more; what is shipped stays as it is. */
const REGISTRIES: Readonly<Record<string, (shipped: string) => string>> = {
  'packages/client/src/titles.ts': (shipped) =>
    `import { TITLES as shipped } from ${shipped}
     import { sevenEntry } from ${here('entry.ts')}
     export const TITLES = [...shipped, sevenEntry]`,
  'packages/titles/runs.ts': (shipped) =>
    `import { runsOf as shipped } from ${shipped}
     import { runsSeven } from ${here('runs.ts')}
     export * from ${shipped}
     export const runsOf = async (title) => (title === 'seven' ? runsSeven : shipped(title))`,
  'packages/words/src/boxes/en.ts': boxes('en'),
  'packages/words/src/boxes/es.ts': boxes('es'),
  'packages/words/src/boxes/it.ts': boxes('it'),
}

const ADDED = '?with-seven'

function withSeven(): Plugin {
  return {
    name: 'with-seven',
    enforce: 'pre',
    async resolveId(source, importer, options) {
      if (importer?.endsWith(ADDED) === true && source.startsWith(ROOT)) return source
      const found = await this.resolve(source, importer, { ...options, skipSelf: true })
      const path = found?.id.slice(ROOT.length + 1).replaceAll('\\', '/') ?? ''
      return Object.hasOwn(REGISTRIES, path) && found !== null ? found.id + ADDED : null
    },
    load(id) {
      if (!id.endsWith(ADDED)) return null
      const shipped = id.slice(0, -ADDED.length)
      return (
        REGISTRIES[shipped.slice(ROOT.length + 1).replaceAll('\\', '/')]?.(JSON.stringify(shipped)) ?? null
      )
    },
  }
}

/** The pages with Seven Hexes on the shelf, in a folder of their own. */
export async function pagesWithSeven(): Promise<string> {
  const outDir = await mkdtemp(join(tmpdir(), 'roundhouse-seven-'))
  await build({
    configFile: join(ROOT, 'packages', 'client', 'vite.config.ts'),
    logLevel: 'error',
    plugins: [withSeven()],
    worker: { plugins: () => [withSeven()] },
    build: { outDir, emptyOutDir: true, sourcemap: false, reportCompressedSize: false },
  })
  return outDir
}
