// `npm test`: types, lint, format, pages, then every test; what follows `--` narrows the tests down.
import { checkTypes } from './check-types.mjs'
import { findChromium, installChromium } from './chromium.mjs'
import { buildClient } from './client-build.mjs'
import { runTool } from './pinned.mjs'
import { setUp } from './setup.mjs'

await setUp()
// The pages are built beside the checks, which leave half of the machine idle.
const pages = buildClient()
await stage('types', checkTypes)
await stage('lint', () => passes(runTool('oxlint', ['--type-aware', '--deny-warnings'])))
await stage('format', () => passes(runTool('oxfmt', ['--check'])))
await stage('pages', () => pages)

const chromium = findChromium() ?? installChromium()
if (chromium === null) {
  process.stdout.write('\n! No Chromium found: the tests in a browser are skipped. Name one in CHROMIUM.\n')
}
process.stdout.write('\n== tests\n')
const { code } = await runTool('vitest', ['run', ...process.argv.slice(2)], {
  env: chromium === null ? {} : { CHROMIUM: chromium },
})
process.exitCode = code

async function stage(name, work) {
  process.stdout.write(`\n== ${name}\n`)
  const began = performance.now()
  const ok = await work()
  const seconds = ((performance.now() - began) / 1000).toFixed(1)
  process.stdout.write(`${name}: ${ok ? 'ok' : 'FAILED'} (${seconds} s)\n`)
  if (!ok) process.exit(1)
}

async function passes(run) {
  return (await run).code === 0
}
