import { createHash } from 'node:crypto'
import { readFileSync, readdirSync, writeFileSync } from 'node:fs'
import { join, relative, resolve } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import type { Plugin } from 'vite'
import { COMPILE_WHOLE } from './chunks.ts'

/**
 * Writes `sw.js` beside the built pages: the service worker with the list of all files and their common hash. The page
 * itself gets that hash too, so that it and the server can tell which build it is.
 */
export function serviceWorker(): Plugin {
  return afterBuild('service-worker', (built) => {
    const files = filesBelow(built).filter(isAskedFor)
    const template = readFileSync(join(import.meta.dirname, 'service-worker.js'), 'utf8')
    const hash = createHash('sha256').update(template)
    for (const file of files) hash.update(file).update(readFileSync(join(built, file)))
    const paths = files.map((file) => (file === 'index.html' ? '/' : `/${file}`))
    const build = hash.digest('hex').slice(0, 16)
    const page = join(built, 'index.html')
    writeFileSync(page, readFileSync(page, 'utf8').replace('__BUILD__', build))
    const worker = template
      .replace("'__VERSION__'", JSON.stringify(build))
      .replace("JSON.parse('__FILES__')", JSON.stringify(paths))
    writeFileSync(join(built, 'sw.js'), worker)
  })
}

/**
 * The sign that a file is wanted whole counts at its head alone, and the bundler writes the list of parts that come later
 * above it. The lines change places, so a map of the sources stays right.
 */
export function compiledWhole(): Plugin {
  const below = new RegExp(`^(const __vite__mapDeps=.*\n)(${COMPILE_WHOLE}\n)`)
  return afterBuild('compiled-whole', (built) => {
    for (const file of filesBelow(built)) {
      if (!file.endsWith('.js')) continue
      const content = readFileSync(join(built, file), 'utf8')
      if (below.test(content)) writeFileSync(join(built, file), content.replace(below, '$2$1'))
    }
  })
}

/** Packs each text once and well, instead of again for every visitor. */
export function packed(): Plugin {
  return afterBuild('packed', (built) => {
    for (const file of filesBelow(built)) {
      if (!/\.(js|css|svg|html|webmanifest)$/.test(file)) continue
      const content = readFileSync(join(built, file))
      if (content.length < 1024) continue
      writeFileSync(join(built, `${file}.gz`), gzipSync(content, { level: 9 }))
      writeFileSync(join(built, `${file}.br`), brotliCompressSync(content))
    }
  })
}

function afterBuild(name: string, work: (built: string) => void): Plugin {
  let built = ''
  return {
    name,
    apply: 'build',
    configResolved(config) {
      built = resolve(config.root, config.build.outDir)
    },
    writeBundle: {
      order: 'post',
      sequential: true,
      handler: () => work(built),
    },
  }
}

/** Maps of the sources are for developers and come from the network; packed files are asked for by their own name. */
function isAskedFor(file: string): boolean {
  return !/\.(map|gz|br)$/.test(file) && file !== 'sw.js'
}

function filesBelow(folder: string): string[] {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) =>
    entry.isFile(),
  )
  return entries
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
    .toSorted()
}
