// `npm run train -- figures [TITLE] NAME=VALUE,… GAMES PLAYERS [--jobs=N]`: one seat plays by other figures than the
// rest, seats rotated; 18CZ where no title is named. `all:NAME=VALUE` changes all seats, `novices:NAME=VALUE` sits among
// Novices, `ahead:NAME=VALUE` looks ahead (`--work=N`, games played on a decision), `firemen:NAME=VALUE` does so among Firemen;
// `driver` in the place of figures means the Driver's. `--seconds=N` begins no game after that. Tells what that changes in its worth against the mean of the others, how
// often it wins, and what such games are like (`--rows`). Without figures (`-`) all play alike.
import { availableParallelism } from 'node:os'
import { isMainThread, parentPort, workerData } from 'node:worker_threads'
import type { Bot } from '../packages/bots/src/bot.ts'
import { novice } from '../packages/bots/src/novice.ts'
import { inThread } from './in-thread.ts'
import { type Played, TRAINED, type Trained, playedGame, withChanges } from './railway-game.ts'

/** Games a Fireman plays on for a decision. */
const FIREMAN_WORK = 24

interface Tried extends Played {
  readonly place: number
}

interface Part {
  readonly title: string
  readonly changed: string
  readonly players: number
  readonly numbers: readonly number[]
  readonly seed: string
  readonly work: number
  readonly until: number
}

if (isMainThread) {
  const plain = process.argv.slice(2).filter((each) => !each.startsWith('--'))
  const title = Object.hasOwn(TRAINED, plain[0] ?? '') ? (plain.shift() as string) : '18cz'
  const [changed = '-', games = '32', players = '4', seed = 'figures'] = plain
  const jobs = Math.min(told('jobs', availableParallelism()), Number(games))
  const work = told('work', 24)
  const until = performance.timeOrigin + performance.now() + told('seconds', Infinity) * 1000
  const numbers = Array.from({ length: Number(games) }, (_, number) => number)
  const parts = Array.from({ length: jobs }, (_, job) => numbers.filter((number) => number % jobs === job))
  const all = (
    await Promise.all(
      parts.map((part) =>
        inThread<Tried[]>(import.meta.url, {
          title,
          changed,
          players: Number(players),
          numbers: part,
          seed,
          work,
          until,
        }),
      ),
    )
  ).flat()
  tell(changed, all, (TRAINED[title] as Trained).lastPhase)
} else {
  const { title, changed, players, numbers, seed, work, until } = workerData as Part
  const trained = TRAINED[title] as Trained
  const figures = withChanges(trained, changed.replace(/^(all|novices|ahead|firemen):/, ''))
  const against = changed.split(':')[0] ?? ''
  const played: Tried[] = []
  for (const number of numbers) {
    if (performance.timeOrigin + performance.now() > until) break
    played.push(playGame(trained, number, players, figures, seed, against, work))
  }
  parentPort?.postMessage(played)
}

/** `--NAME=N` of the command line. */
function told(name: string, otherwise: number): number {
  const found = process.argv.find((each) => each.startsWith(`--${name}=`))
  return found === undefined ? otherwise : Number(found.slice(name.length + 3))
}

function playGame(
  trained: Trained,
  number: number,
  players: number,
  figures: Trained['figures'],
  seed: string,
  against: string,
  work: number,
): Tried {
  const place = number % players
  const looks = against === 'ahead' || against === 'firemen'
  const one = looks ? trained.ahead('one', work, figures) : trained.thumb('one', figures)
  const others = rivals(trained, against, figures)
  const seats = Array.from({ length: players }, (_, seat) => (seat === place ? one : others))
  return { ...playedGame(trained, seed, Math.floor(number / players), number, seats), place }
}

function rivals(trained: Trained, against: string, figures: Trained['figures']): Bot {
  if (against === 'novices') return novice
  if (against === 'firemen') return trained.ahead('others', FIREMAN_WORK, trained.figures)
  return trained.thumb('others', against === 'all' ? figures : trained.figures)
}

function tell(changed: string, all: readonly Tried[], lastPhase: number): void {
  const differences = all.map(({ worth, place }) => {
    const own = worth[place] as number
    return own - (sum(worth) - own) / (worth.length - 1)
  })
  const wins = all.filter(({ worth, place }) =>
    worth.every((each, seat) => seat === place || each < (worth[place] as number)),
  )
  const mean = average(differences)
  const spread = Math.sqrt(
    average(differences.map((each) => (each - mean) ** 2)) / Math.max(1, all.length - 1),
  )
  const rows = new Map<string, number>()
  for (const { told } of all)
    for (const [name, count] of Object.entries(told)) rows.set(name, (rows.get(name) ?? 0) + count)
  const last = all.filter(({ phase }) => phase === lastPhase).length
  console.log(
    `${changed}: difference ${mean.toFixed(0)} ±${(1.96 * spread).toFixed(0)}, won ${wins.length} of ${all.length}, worth of all ${average(all.flatMap(({ worth }) => worth)).toFixed(0)}, last phase ${last}`,
  )
  if (process.argv.includes('--rows')) {
    console.log([...rows].map(([name, count]) => `${name} ${(count / all.length).toFixed(1)}`).join(', '))
  }
}

function sum(list: readonly number[]): number {
  return list.reduce((all, each) => all + each, 0)
}

function average(list: readonly number[]): number {
  return sum(list) / list.length
}
