// `npm run train -- league A,B,… OTHERS GAMES PLAYERS [--jobs=N] [--rows=FILE] [--from=N]`: one A, one B, … among OTHERS in turn, seats
// rotated. A bot is a level, `thumb:SEED` (rules of thumb of another mind), `manner:NAME`, `net:FILES` (networks of rounds or
// releases, joined by `+`), `wide:FILES` (the same, looking at as many builds as the Fireman), `fireman:FILES` (a Fireman that
// judges by them), or `drive:HOW:WORK:TURNS:HEATS:BID-HEATS:WIDE:BUILDS:FILES` (HOW: `thumbs`, `learnt` or `both`). Tells what
// it has when stopped by Ctrl-C; with `--rows` each game is kept as it ends and a later call goes on from there. A game is the
// same by its number wherever it is played; `--from` leaves those before a number to others.
import { appendFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { Worker, isMainThread, parentPort, workerData } from 'node:worker_threads'
import { interval } from '../packages/cli/src/tournament/interval.ts'
import { flag } from './flag.ts'
import { linesIn } from './json-lines.ts'
import { type Outcome, botOf, outcomeOf } from './league-game.ts'

interface Game {
  readonly one: string
  readonly number: number
}

interface Played extends Game {
  readonly others: string
  readonly players: number
  readonly outcome: Outcome
}

interface Hall {
  readonly others: string
  readonly players: number
}

if (isMainThread) await main()
else playAsTold(workerData as Hall)

async function main(): Promise<void> {
  const plain = process.argv.slice(2).filter((each) => !each.startsWith('--'))
  const [ones = '', others = '', games = '100', players = '4'] = plain
  const hall = { others, players: Number(players) }
  const rivals = ones.split(',')
  // Whoever cannot play says so now.
  for (const each of [...rivals, others]) botOf(each)
  const file = flag('rows')
  const all = (file === undefined ? [] : linesIn<Played>(file)).filter(
    (each) => each.others === others && each.players === hall.players,
  )
  const known = new Set(all.map(({ one, number }) => `${number} ${one}`))
  const first = Number(flag('from') ?? 0)
  const missing = Array.from({ length: Number(games) }, (_, number) => rivals.map((one) => ({ one, number })))
    .slice(first)
    .flat()
    .filter(({ one, number }) => !known.has(`${number} ${one}`))
  process.on('SIGINT', () => {
    tell(all, rivals, hall)
    process.exit(130)
  })
  const jobs = Math.min(Number(flag('jobs') ?? availableParallelism()), missing.length)
  const queue = missing.values()
  await Promise.all(
    Array.from({ length: jobs }, () =>
      work(hall, queue, (game) => {
        all.push(game)
        if (file !== undefined) appendFileSync(file, `${JSON.stringify(game)}\n`)
        if (process.stderr.isTTY)
          process.stderr.write(`\r${all.length} of ${known.size + missing.length} games`)
      }),
    ),
  )
  tell(all, rivals, hall)
}

function work(hall: Hall, queue: Iterator<Game>, done: (game: Played) => void): Promise<void> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL(import.meta.url), { workerData: hall })
    const next = (): void => {
      const { value, done: empty } = queue.next()
      if (empty === true) void worker.terminate().then(() => resolve())
      else worker.postMessage(value)
    }
    worker.on('message', (game: Played) => {
      done(game)
      next()
    })
    worker.on('error', reject)
    next()
  })
}

function playAsTold({ others, players }: Hall): void {
  const rest = botOf(others)
  parentPort?.on('message', ({ one, number }: Game) => {
    const outcome = outcomeOf(number, players, botOf(one), rest)
    parentPort?.postMessage({ one, number, others, players, outcome } satisfies Played)
  })
}

function tell(all: readonly Played[], rivals: readonly string[], { others, players }: Hall): void {
  for (const one of rivals) {
    const own = all.filter((game) => game.one === one)
    const won = own.filter(({ outcome }) => outcome === 'won').length
    const shared = own.filter(({ outcome }) => outcome === 'shared').length
    const { low, high } = interval(won, own.length)
    console.log(
      `${one} won ${won} of ${own.length} games of ${players} against ${others}, 95 % ${low.toFixed(1)}–${high.toFixed(1)}; ${shared} more shared`,
    )
  }
}
