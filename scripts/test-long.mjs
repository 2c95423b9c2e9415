// `npm run test:long`: what needs minutes, one file after the other; then every test of which `npm test` takes a sample,
// whole. What follows `--` narrows the files down.
import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { findChromium } from './chromium.mjs'
import { buildClient } from './client-build.mjs'
import { ROOT, runTool } from './pinned.mjs'
import { setUp } from './setup.mjs'

await setUp()
if (!(await buildClient())) process.exit(1)
const wanted = process.argv.slice(2)
const { code } = await runTool('vitest', ['run', '--project', 'long', '--passWithNoTests', ...wanted], {
  env: { ROUNDHOUSE_LONG: '1' },
})

const whole = sampled().filter((file) => wanted.length === 0 || wanted.some((name) => file.includes(name)))
const chromium = findChromium()
const again =
  whole.length === 0
    ? { code: 0 }
    : await runTool('vitest', ['run', ...whole], {
        env: { WHOLE: '1', ...(chromium === null ? {} : { CHROMIUM: chromium }) },
      })
process.exitCode = code === 0 ? again.code : code

/** The tests that look at `test/whole.ts`, by themselves or by way of what they import from beside them. */
function sampled() {
  return ['e2e', 'packages', 'test'].flatMap((folder) =>
    readdirSync(join(ROOT, folder), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && /\.test\.tsx?$/.test(entry.name))
      .map((entry) => join(entry.parentPath, entry.name))
      .filter((path) => !path.includes('node_modules') && looksAtWhole(path))
      .map((path) => path.slice(ROOT.length + 1).replaceAll('\\', '/')),
  )
}

function looksAtWhole(path, seen = new Set()) {
  if (path === join(ROOT, 'test', 'whole.ts')) return true
  if (seen.has(path) || !existsSync(path)) return false
  seen.add(path)
  const imported = readFileSync(path, 'utf8').matchAll(/from '(\.[^']+)'/g)
  return [...imported].some(([, name]) => looksAtWhole(join(path, '..', name), seen))
}
