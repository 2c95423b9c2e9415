// Builds the pages for the browser, when what they are made of has changed.
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { ROOT, runTool } from './pinned.mjs'
import { setUp } from './setup.mjs'

const PARTS = [
  'kernel',
  'routes',
  'railways',
  'titles',
  'view',
  'words',
  'bots',
  'protocol',
  'conformance',
  'client',
]
const BUILT = join(ROOT, 'packages', 'client', 'dist')
const STAMP = join(ROOT, 'node_modules', '.cache', 'roundhouse', 'client-build')

/** True once the built pages are those of the present sources. */
export async function buildClient({ always = false, quiet = true } = {}) {
  const sources = fingerprint()
  const current =
    existsSync(join(BUILT, 'index.html')) && existsSync(STAMP) && readFileSync(STAMP, 'utf8') === sources
  if (current && !always) return true
  if (quiet) process.stderr.write('Building the pages …\n')
  const { code, output } = await runTool('vite', ['build', 'packages/client'], { capture: quiet })
  if (code !== 0) {
    process.stderr.write(`${output}\nThe pages could not be built.\n`)
    return false
  }
  mkdirSync(join(STAMP, '..'), { recursive: true })
  writeFileSync(STAMP, sources)
  return true
}

function fingerprint() {
  const hash = createHash('sha256')
  const files = PARTS.flatMap((part) => filesBelow(join(ROOT, 'packages', part)))
  for (const file of [join(ROOT, 'package-lock.json'), ...files]) {
    hash.update(file.slice(ROOT.length)).update('\0').update(readFileSync(file)).update('\0')
  }
  return hash.digest('hex')
}

function filesBelow(folder) {
  const entries = readdirSync(folder, { withFileTypes: true }).toSorted((a, b) => (a.name < b.name ? -1 : 1))
  return entries.flatMap((entry) => {
    const path = join(folder, entry.name)
    if (entry.isDirectory())
      return ['node_modules', 'dist', 'test', 'long', 'bench'].includes(entry.name) ? [] : filesBelow(path)
    return entry.name.includes('.test.') ? [] : [path]
  })
}

if (process.argv[1] !== undefined && resolve(process.argv[1]) === fileURLToPath(import.meta.url)) {
  await setUp()
  process.exitCode = (await buildClient({ always: true, quiet: false })) ? 0 : 1
}
