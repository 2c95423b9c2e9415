// `npm run train -- guesses TITLE GAMES PLAYERS [SEED] [--jobs=N]`: fits what runs are guessed by (`guessed…` in the figures of a title)
// to the runs of games of Apprentices; two games of three serve to fit, the third to judge. Also tells how much of a company's own
// difference from what is usual lasts, of less and of more apart.
import type { GameEvent, GameState } from '@roundhouse/kernel'
import { availableParallelism } from 'node:os'
import { isMainThread, parentPort, workerData } from 'node:worker_threads'
import { type GuessFigures, usualOf } from '../packages/bots/src/railway/guessed-runs.ts'
import { flag } from './flag.ts'
import { inThread } from './in-thread.ts'
import { TRAINED, type Trained, playedGame } from './railway-game.ts'

interface Part {
  readonly title: string
  readonly numbers: readonly number[]
  readonly players: number
  readonly seed: string
}

/** A turn of a company with trains: what it ran for, or what it could have run for at the beginning of a stock round. */
interface Run {
  readonly game: number
  readonly company: number
  readonly kinds: readonly string[]
  readonly turns: number
  readonly revenue: number
  readonly ran: boolean
}

/** What is fitted: every kind of train, how they add up and grow, and the part of each company. */
type Fitted = Record<string, number>

/** How kinds of trains add up and grow. */
const SUMS = ['guessedFurther', 'guessedAtFirst', 'guessedPerTurn'] as const
/** How often every figure is moved. */
const PASSES = 80
/** So many turns are told. */
const LONGEST = 6

if (isMainThread) {
  const [title = '1824', games = '24', players = '4', seed = 'guesses'] = process.argv
    .slice(2)
    .filter((arg) => !arg.startsWith('--'))
  const jobs = Math.min(Number(flag('jobs') ?? availableParallelism()), Number(games))
  const numbers = Array.from({ length: Number(games) }, (_, number) => number)
  const parts = Array.from({ length: jobs }, (_, job) => numbers.filter((number) => number % jobs === job))
  const shared = { title, players: Number(players), seed }
  const all = (
    await Promise.all(parts.map((part) => inThread<Run[]>(import.meta.url, { ...shared, numbers: part })))
  ).flat()
  tell(TRAINED[title] as Trained, all)
} else {
  const part = workerData as Part
  parentPort?.postMessage(part.numbers.flatMap((number) => runsIn(number, part)))
}

/** What titles have in common of a company's turn. */
interface InTurn {
  readonly step: string
  readonly round: { readonly kind: string }
  readonly turn: { readonly company: number } | null
  readonly companies: readonly { readonly trains: readonly number[]; readonly turns: number }[]
}

function runsIn(number: number, { title, players, seed }: Part): Run[] {
  const trained = TRAINED[title] as Trained
  const { kindsOf, searched } = trained.runsOf(trained.figures)
  const found: Run[] = []
  let kind = ''
  let turn: Omit<Run, 'revenue'> | null = null
  let revenue = 0
  const seenAt = (state: GameState, company: number, ran: boolean): Omit<Run, 'revenue'> => {
    const { trains, turns } = (state as GameState & InTurn).companies[company] ?? { trains: [], turns: 0 }
    const kinds = kindsOf(state, company, trains)
    return { game: number, company, kinds, turns, ran }
  }
  const asked = (state: GameState): void => {
    const { step, round, turn: now, companies } = state as GameState & InTurn
    if (turn !== null && (now?.company !== turn.company || companies[turn.company]?.turns !== turn.turns)) {
      if (turn.kinds.length > 0) found.push({ ...turn, revenue })
      turn = null
    }
    // What is bought in a turn runs in the next.
    if (now !== null && turn === null && step !== 'trains') {
      turn = seenAt(state, now.company, true)
      revenue = 0
    }
    if (round.kind === 'stock' && kind !== 'stock') {
      companies.forEach((_, company) => {
        const could = searched(state, company)
        if (could > 0) found.push({ ...seenAt(state, company, false), revenue: could })
      })
    }
    kind = round.kind
  }
  const heard = (event: GameEvent): void => {
    if (event.type === 'trainsRun') revenue = (event as GameEvent & { readonly revenue: number }).revenue
  }
  const seats = Array.from({ length: players }, (_, seat) => trained.thumb(`${seat}`, trained.figures))
  playedGame(trained, seed, number, number, seats, { asked, heard })
  return found
}

function guessOf({ kinds, turns, company }: Run, fitted: Fitted): number {
  const [guessedFurther, guessedAtFirst, guessedPerTurn] = SUMS.map((name) => fitted[name] as number) as [
    number,
    number,
    number,
  ]
  const figures = {
    guessedRun: fitted,
    guessedFurther,
    guessedAtFirst,
    guessedPerTurn,
    guessedLasting: [],
    guessedStaying: [],
    guessedSpread: 0,
  }
  return (fitted[`company ${company}`] as number) * usualOf(kinds, turns, figures)
}

function tell(trained: Trained, all: readonly Run[]): void {
  const runs = all.filter(({ ran }) => ran)
  const before = beginning(trained, runs)
  const fitting = runs.filter(({ game }) => game % 3 !== 0)
  const fitted = fit(before, fitting)
  const judging = runs.filter(({ game }) => game % 3 === 0)
  console.log(
    `${runs.length} runs of ${mean(runs.map(({ revenue }) => revenue)).toFixed(0)} on average; ±${off(before, judging).toFixed(1)} by the figures of now, ±${off(fitted, judging).toFixed(1)} by these:`,
  )
  for (const [name, value] of Object.entries(fitted)) console.log(`${name} ${value.toFixed(2)}`)
  for (const more of [false, true]) tellLasting(all, fitted, more)
}

function beginning(trained: Trained, runs: readonly Run[]): Fitted {
  const figures = trained.figures as unknown as GuessFigures
  const { partOf = () => 1 } = trained.runsOf(trained.figures)
  const companies = [...new Set(runs.map(({ company }) => company))].toSorted((a, b) => a - b)
  const kinds = new Set(runs.flatMap((run) => run.kinds))
  return {
    ...Object.fromEntries(SUMS.map((name) => [name, figures[name]])),
    ...Object.fromEntries([...kinds].map((kind) => [kind, figures.guessedRun[kind] ?? 100])),
    ...Object.fromEntries(companies.map((company) => [`company ${company}`, partOf(company)])),
  }
}

/** One figure after the other is moved while that helps, by steps of its own. */
function fit(before: Fitted, runs: readonly Run[]): Fitted {
  const fitted = { ...before }
  const steps = Object.fromEntries(Object.keys(before).map((name) => [name, (before[name] as number) / 10]))
  let best = off(fitted, runs)
  for (let pass = 0; pass < PASSES; pass++) {
    for (const name of Object.keys(fitted)) {
      const value = fitted[name] as number
      const step = steps[name] as number
      const tries = [value + step, value - step].map((moved) => ({
        moved,
        off: off({ ...fitted, [name]: moved }, runs),
      }))
      const found = tries.find((each) => each.off < best)
      fitted[name] = found?.moved ?? value
      best = found?.off ?? best
      steps[name] = step * (found === undefined ? 0.5 : 1.3)
    }
  }
  return fitted
}

function off(fitted: Fitted, runs: readonly Run[]): number {
  return Math.sqrt(mean(runs.map((run) => (run.revenue - guessOf(run, fitted)) ** 2)))
}

/** By how many turns later how much of the difference is still there. */
function tellLasting(all: readonly Run[], fitted: Fitted, more: boolean): void {
  const sums: { square: number; both: number; number: number }[] = []
  const seen = new Map<string, { readonly turns: number; readonly beyond: number }[]>()
  for (const run of all) {
    const name = `${run.game} ${run.company}`
    const beyond = run.revenue - guessOf(run, fitted)
    if (!run.ran) {
      if (beyond > 0 === more) seen.set(name, [...(seen.get(name) ?? []), { turns: run.turns, beyond }])
      continue
    }
    for (const before of seen.get(name) ?? []) {
      const sum = (sums[run.turns - before.turns] ??= { square: 0, both: 0, number: 0 })
      sum.square += before.beyond ** 2
      sum.both += before.beyond * beyond
      sum.number += 1
    }
  }
  const parts = Array.from(sums.slice(0, LONGEST), (sum) =>
    sum === undefined ? '–' : `${(sum.both / sum.square).toFixed(2)} (${sum.number})`,
  )
  console.log(`of ${more ? 'more' : 'less'} than usual lasts: ${parts.join(', ')}`)
}

function mean(list: readonly number[]): number {
  return list.reduce((sum, each) => sum + each, 0) / list.length
}
