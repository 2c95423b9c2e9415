// `npm run bench` measures engine, page and route solver, `npm run bench:server` the server under load.
import { existsSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { findChromium } from './chromium.mjs'
import { buildClient } from './client-build.mjs'
import { ROOT, runNode } from './pinned.mjs'
import { setUp } from './setup.mjs'

const SERVER = [
  'packages/server/bench/live.ts',
  'packages/server/bench/flood.ts',
  'packages/server/bench/bots.ts',
]
const LOCAL = [
  'bench/engine.ts',
  'bench/random-play.ts',
  'bench/railways.ts',
  'bench/railways-1824.ts',
  'bench/railways-1862.ts',
  'bench/bots.ts',
  'bench/page.ts',
  'bench/page-18cz.ts',
  'bench/page-18cz-slowed.ts',
  'bench/page-bots.ts',
  'packages/routes/bench/recorded.ts',
]

await setUp()
mkdirSync(join(ROOT, 'bench-results'), { recursive: true })
const forServer = process.argv[2] === 'server'
if (!forServer && existsSync(join(ROOT, 'bench/page.ts')) && !(await buildClient())) process.exit(1)
const chromium = findChromium()
for (const file of forServer ? SERVER : LOCAL) {
  if (!existsSync(join(ROOT, file))) continue
  const { code } = await runNode(['--expose-gc', file, ...process.argv.slice(forServer ? 3 : 2)], {
    env: chromium === null ? {} : { CHROMIUM: chromium },
  })
  if (code !== 0) process.exitCode = code
}
