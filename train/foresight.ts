// `npm run train -- foresight TITLE GAMES PLAYERS [SEED] [--with=NAME=VALUE,…] [--heats=16] [--jobs=N]`: how well games played on foretell
// what seats end with. Apprentices play; from the beginning of each stock round the game is played on so many times, and the
// mean lead of each seat is held against the one it ends with. Figures are compared by it in minutes, where series take hours.
import { type GameState, asReadonly } from '@roundhouse/kernel'
import { availableParallelism } from 'node:os'
import { isMainThread, parentPort, workerData } from 'node:worker_threads'
import { playOut, worthsIn } from '../packages/bots/src/railway/play-out.ts'
import { flag } from './flag.ts'
import { inThread } from './in-thread.ts'
import { TRAINED, type Trained, playedGame, withChanges } from './railway-game.ts'

interface Part {
  readonly title: string
  readonly numbers: readonly number[]
  readonly players: number
  readonly seed: string
  readonly changes: string
  readonly heats: number
}

/** A stock round by its number in the game: what every seat was thought to end with, and what it ended with. */
interface Seen {
  readonly round: number
  readonly thought: readonly number[]
  readonly ended: readonly number[]
}

if (isMainThread) {
  const [title = '1824', games = '24', players = '4', seed = 'foresight'] = process.argv
    .slice(2)
    .filter((arg) => !arg.startsWith('--'))
  const jobs = Math.min(Number(flag('jobs') ?? availableParallelism()), Number(games))
  const numbers = Array.from({ length: Number(games) }, (_, number) => number)
  const shared = {
    title,
    players: Number(players),
    seed,
    changes: flag('with') ?? '-',
    heats: Number(flag('heats') ?? 16),
  }
  const parts = Array.from({ length: jobs }, (_, job) => numbers.filter((number) => number % jobs === job))
  tell(
    (
      await Promise.all(parts.map((part) => inThread<Seen[]>(import.meta.url, { ...shared, numbers: part })))
    ).flat(),
  )
} else {
  const part = workerData as Part
  parentPort?.postMessage(part.numbers.flatMap((number) => seenIn(number, part)))
}

function seenIn(number: number, { title, players, seed, changes, heats }: Part): Seen[] {
  const trained = TRAINED[title] as Trained
  const begun = beginningsOf(trained, number, players, seed)
  const figures = withChanges(trained, changes)
  return begun.states.map((state, round) => ({
    round,
    thought: thoughtOf(trained, state, figures, heats),
    ended: begun.ended,
  }))
}

/** The positions at the beginning of each stock round of one game of Apprentices, and how it ended. */
function beginningsOf(
  trained: Trained,
  number: number,
  players: number,
  seed: string,
): { readonly states: readonly GameState[]; readonly ended: readonly number[] } {
  const states: GameState[] = []
  let before = ''
  const asked = (state: GameState): void => {
    const { kind } = (state as GameState & { readonly round: { readonly kind: string } }).round
    if (kind === 'stock' && before !== kind) states.push(trained.title.clone(asReadonly(state)))
    before = kind
  }
  const seats = Array.from({ length: players }, (_, seat) => trained.thumb(`${seat}`, trained.figures))
  const { worth } = playedGame(trained, seed, number, number, seats, { asked })
  return { states, ended: worth }
}

function thoughtOf(
  { title, goingOn }: Trained,
  state: GameState,
  figures: Trained['figures'],
  heats: number,
): number[] {
  const goOn = goingOn(state, figures)
  const ends = Array.from({ length: heats }, (_, heat) => {
    const copy = title.clone(asReadonly(state))
    const natures = title.standing(asReadonly(state)).map(({ seat }) => `${heat}/${seat}`)
    playOut(copy, (each) => void goOn(each, natures))
    return worthsIn(title, copy)
  })
  return (ends[0] ?? []).map((_, seat) => mean(ends.map((end) => end[seat] as number)))
}

function tell(all: readonly Seen[]): void {
  const rounds = [...new Set(all.map(({ round }) => round))].toSorted((a, b) => a - b)
  for (const round of rounds) {
    const seen = all.filter((each) => each.round === round)
    const thought = seen.flatMap((each) => leads(each.thought))
    const ended = seen.flatMap((each) => leads(each.ended))
    const bias = mean(seen.map((each) => mean(each.thought) - mean(each.ended)))
    const together = mean(thought.map((each, index) => each * (ended[index] as number)))
    const [x, y] = [mean(thought.map((each) => each ** 2)), mean(ended.map((each) => each ** 2))]
    console.log(
      `stock round ${round + 1}: ${seen.length} games, worth thought ${bias.toFixed(0)} off; leads of ${Math.sqrt(x).toFixed(0)} thought, ${Math.sqrt(y).toFixed(0)} in the end, correlation ${(together / Math.sqrt(x * y)).toFixed(2)}, what is left ${Math.sqrt(Math.max(0, y - together ** 2 / x)).toFixed(0)}`,
    )
  }
}

function leads(worths: readonly number[]): number[] {
  const all = mean(worths)
  return worths.map((worth) => worth - all)
}

function mean(list: readonly number[]): number {
  return list.reduce((sum, each) => sum + each, 0) / list.length
}
