// `npm run train -- effects [TITLE] GAMES PLAYERS [SEED] [--base=NAME=VALUE,…] [--spread=0.2] [--each] [--jobs=N]
// [--seconds=N] [--ahead=WORK] [--flags=NAME=VALUE,…] [--only=NAME,…] [--companies] [--rows=FILE]`: every figure of a title's Apprentices (18CZ's where none is named) is raised or lowered by lot, anew for each game; what each of them
// does to the worth of a player and to the last phase is told by least squares, so that one series of games judges all
// figures at once. With `--each` every seat plays by its own figures, and its lead over the others is explained; with
// `--ahead` all of them look ahead. With `--beside=WORK` every other seat, by lot, is a Fireman as it is with so much work: what
// the base does beside it is told as `base`. Flags are figures that have this other value in half of the cases; `work` is one too.
// With `--only` nothing but these figures is moved; with `--companies` it is also told what it brings to lead a company when the
// first operating round begins.
import { type GameState, createRng, draw } from '@roundhouse/kernel'
import { appendFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { isMainThread, parentPort, workerData } from 'node:worker_threads'
import { flag } from './flag.ts'
import { inThread } from './in-thread.ts'
import { leastSquares } from './least-squares.ts'
import { TRAINED, type Trained, playedGame, withChanges } from './railway-game.ts'

type Figures = Trained['figures']

/** Where a figure stands: its name, and its place in a list. */
type Place = readonly [string, number | string | null]

/** A figure that has another value by lot. */
type Flag = readonly [name: string, value: number]

interface Row {
  readonly signs: readonly number[]
  /** Whether it won alone, and how it came out against the mean of the others; without `--each` the mean of all. */
  readonly won: boolean
  readonly worth: number
  readonly last: number
  /** The companies it led when the first operating round began, less what each other led on average. */
  readonly led: readonly number[]
}

interface Part {
  readonly title: string
  readonly numbers: readonly number[]
  readonly players: number
  readonly seed: string
  readonly spread: number
  readonly each: boolean
  readonly base: string
  readonly until: number
  /** Games played on a decision; null for rules of thumb alone. */
  readonly ahead: number | null
  readonly flags: readonly Flag[]
  /** The figures that are moved; null: all. */
  readonly only: readonly string[] | null
  /** Work of the Firemen that sit beside, as they are; null where nobody does. */
  readonly beside: number | null
}

if (isMainThread) {
  const plain = process.argv.slice(2).filter((arg) => !arg.startsWith('--'))
  const title = Object.hasOwn(TRAINED, plain[0] ?? '') ? (plain.shift() as string) : '18cz'
  const [games = '64', players = '4', seed = 'effects'] = plain
  const jobs = Math.min(Number(flag('jobs') ?? availableParallelism()), Number(games))
  const numbers = Array.from({ length: Number(games) }, (_, number) => number)
  const seconds = Number(flag('seconds') ?? Infinity)
  const shared = {
    title,
    players: Number(players),
    seed,
    spread: Number(flag('spread') ?? 0.2),
    each: process.argv.includes('--each'),
    base: flag('base') ?? '-',
    until: performance.timeOrigin + performance.now() + seconds * 1000,
    ahead: flag('ahead') === undefined ? null : Number(flag('ahead')),
    flags: flagsOf(flag('flags') ?? ''),
    only: flag('only')?.split(',') ?? null,
    beside: flag('beside') === undefined ? null : Number(flag('beside')),
  }
  const parts = Array.from({ length: jobs }, (_, job) => numbers.filter((number) => number % jobs === job))
  const rows = (
    await Promise.all(parts.map((part) => inThread<Row[]>(import.meta.url, { ...shared, numbers: part })))
  ).flat()
  const kept = flag('rows')
  if (kept !== undefined) appendFileSync(kept, rows.map((row) => `${JSON.stringify(row)}\n`).join(''))
  const others: readonly Flag[] = shared.beside === null ? [] : [['base', shared.beside]]
  const places = placesOf(withChanges(TRAINED[title] as Trained, shared.base), shared.only)
  tell(rows, places, [...shared.flags, ...others])
  if (process.argv.includes('--companies')) tellCompanies(rows)
} else {
  const part = workerData as Part
  const rows: Row[] = []
  for (const number of part.numbers) {
    if (performance.timeOrigin + performance.now() > part.until) break
    rows.push(...rowsOf(number, part))
  }
  parentPort?.postMessage(rows)
}

function flagsOf(text: string): Flag[] {
  if (text === '') return []
  return text.split(',').map((each): Flag => {
    const [name = '', value = ''] = each.split('=')
    return [name, Number(value)]
  })
}

function rowsOf(
  number: number,
  { title, players, seed, spread, each, base, ahead, flags, only, beside }: Part,
): Row[] {
  const trained = TRAINED[title] as Trained
  const figures = withChanges(trained, base)
  const places = placesOf(figures, only)
  const rng = createRng(`${seed}/signs/${number}`)
  const byLot = (): number[] => [...places, ...flags].map(() => (draw(rng, 2) === 0 ? -1 : 1))
  const common = byLot()
  const signs = Array.from({ length: players }, () => {
    const own = each ? byLot() : common
    if (beside === null) return own
    return draw(rng, 2) === 0 ? [...own.map(() => 0), 0] : [...own, 1]
  })
  const seats = signs.map((own, seat) => {
    if (beside !== null && own.at(-1) === 0) return trained.ahead(`${seat}`, beside, trained.figures)
    const raised = flags.filter((_, at) => own[places.length + at] === 1)
    const mine = { ...moved(figures, places, own, spread), ...Object.fromEntries(raised) }
    const work = raised.find(([name]) => name === 'work')?.[1] ?? ahead
    return work === null ? trained.thumb(`${seat}`, mine) : trained.ahead(`${seat}`, work, mine)
  })
  let directors: readonly number[] = []
  const asked = (state: GameState): void => {
    const { round, companies } = state as GameState & WithDirectors
    if (round.kind === 'operating' && directors.length === 0)
      directors = companies.map(({ director }) => director)
  }
  const { worth, phase } = playedGame(trained, seed, number, number, seats, { asked })
  const last = phase === trained.lastPhase ? 1 : 0
  if (!each) return [{ signs: common, won: false, worth: mean(worth), last, led: [] }]
  return signs.map((own, seat) => ({
    signs: own.map((sign, index) => sign - mean(others(signs, seat).map((other) => other[index] as number))),
    won: others(worth, seat).every((other) => other < (worth[seat] as number)),
    worth: (worth[seat] as number) - mean(others(worth, seat)),
    last,
    led: directors.map((director) => {
      if (director === seat) return 1
      return director >= 0 && director < players ? -1 / (players - 1) : 0
    }),
  }))
}

/** What titles have in common of companies and rounds. */
interface WithDirectors {
  readonly round: { readonly kind: string }
  readonly companies: readonly { readonly director: number }[]
}

function others<Each>(all: readonly Each[], seat: number): Each[] {
  return all.filter((_, index) => index !== seat)
}

/** Every figure that is not zero; the usual runs of trains together. */
function placesOf(figures: Figures, only: readonly string[] | null): Place[] {
  return Object.entries(figures).flatMap(([name, value]): Place[] => {
    if (only?.includes(name) === false) return []
    if (typeof value === 'number') return value === 0 ? [] : [[name, null]]
    if (Array.isArray(value)) return value.flatMap((each, at): Place[] => (each === 0 ? [] : [[name, at]]))
    return [[name, 'all']]
  })
}

function moved(
  figures: Figures,
  places: readonly Place[],
  signs: readonly number[],
  spread: number,
): Figures {
  const copy = structuredClone(figures) as Record<string, unknown>
  for (const [index, [name, at]] of places.entries()) {
    const factor = Math.exp((signs[index] as number) * spread)
    const value = copy[name]
    if (at === null) copy[name] = (value as number) * factor
    else if (typeof at === 'number') (value as number[])[at] = ((value as number[])[at] as number) * factor
    else
      copy[name] = Object.fromEntries(
        Object.entries(value as Record<string, number>).map(([key, each]) => [key, each * factor]),
      )
  }
  return copy
}

function tell(rows: readonly Row[], moving: readonly Place[], flags: readonly Flag[]): void {
  const signs = rows.map((row) => row.signs)
  const worth = leastSquares(
    signs,
    rows.map((row) => row.worth),
  )
  const last = leastSquares(
    signs,
    rows.map((row) => row.last),
  )
  const places: Place[] = [...moving, ...flags.map(([name, value]): Place => [name, `=${value}`])]
  const lines = places.map(([name, at], index) => ({
    name: at === null ? name : `${name}.${at}`,
    worth: worth.effects[index] as number,
    last: last.effects[index] as number,
  }))
  lines.sort((a, b) => Math.abs(b.worth) - Math.abs(a.worth))
  console.log(
    `${rows.length} rows: worth ${mean(rows.map((row) => row.worth)).toFixed(0)}, last phase ${mean(rows.map((row) => row.last)).toFixed(3)}; effects ±${(1.96 * worth.error).toFixed(0)} and ±${(1.96 * last.error).toFixed(3)}`,
  )
  for (const line of lines)
    console.log(
      `${line.name.padEnd(22)} ${line.worth.toFixed(0).padStart(5)} ${line.last.toFixed(3).padStart(7)}`,
    )
}

function tellCompanies(rows: readonly Row[]): void {
  const { effects } = leastSquares(
    rows.map(({ signs, led }) => [...led, ...signs]),
    rows.map((row) => row.worth),
  )
  const companies = rows[0]?.led.length ?? 0
  for (const [company, effect] of effects.slice(0, companies).entries()) {
    const times = rows.filter(({ led }) => led[company] === 1).length
    if (times > 0) console.log(`company ${company}: ${effect.toFixed(0)} (led ${times} times)`)
  }
}

function mean(list: readonly number[]): number {
  return list.reduce((sum, each) => sum + each, 0) / list.length
}
