// `npm run test:long`: what needs minutes, one file after the other; what follows `--` narrows the files down.
import { runTool } from './pinned.mjs'
import { setUp } from './setup.mjs'

await setUp()
const { code } = await runTool('vitest', ['run', '--project', 'long', ...process.argv.slice(2)], {
  env: { ROUNDHOUSE_LONG: '1' },
})
process.exitCode = code
