// The command line: `npm run -s roundhouse -- help`.
import { join } from 'node:path'
import { CALLED_FROM, ROOT, runNode } from './pinned.mjs'
import { setUp } from './setup.mjs'

await setUp()
const main = join(ROOT, 'packages', 'cli', 'src', 'main.ts')
const { code } = await runNode([main, ...process.argv.slice(2)], { cwd: CALLED_FROM })
process.exitCode = code
