// `npm run train -- chicago-express`: lets bots learn from games among themselves; `among-firemen` learns on from games of Firemen, `league` lets two kinds play, `figures` tries figures of a railway title, `effects` all of them at once, `guesses` fits what runs are guessed by, `foresight` tells what games played on foretell.
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT, runNode } from './pinned.mjs'
import { setUp } from './setup.mjs'

await setUp()
const [what = '', ...rest] = process.argv.slice(2)
const file = join(ROOT, 'train', `${what}.ts`)
if (!/^[a-z-]+$/.test(what) || !existsSync(file)) {
  process.stderr.write(
    'which one? npm run train -- chicago-express [--rounds N --games N --jobs N], among-firemen [--games N --seed S --jobs N], league A,B,… OTHERS GAMES PLAYERS [--rows=FILE], figures NAME=VALUE,… GAMES PLAYERS, effects GAMES PLAYERS, guesses TITLE GAMES PLAYERS, or foresight TITLE GAMES PLAYERS\n',
  )
  process.exit(2)
}
const { code } = await runNode([file, ...rest])
process.exitCode = code
