// `npm start`: everything a fresh clone needs, then the server.
import { join } from 'node:path'
import { buildClient } from './client-build.mjs'
import { CALLED_FROM, ROOT, runNode } from './pinned.mjs'
import { setUp } from './setup.mjs'

await setUp()
if (await buildClient()) {
  const main = join(ROOT, 'packages', 'cli', 'src', 'main.ts')
  const asked = process.argv.slice(2)
  const namesData = asked.some((word) => word === '--data' || word.startsWith('--data='))
  const data = namesData ? [] : ['--data', join(ROOT, 'data')]
  const { code } = await runNode([main, 'serve', ...data, ...asked], { cwd: CALLED_FROM })
  process.exitCode = code
} else process.exitCode = 1
