import { type GameState, History, type LogEntry, type Seat, asReadonly } from '@roundhouse/kernel'
import type { Expectation } from './expectation.ts'
import type { Level } from './levels.ts'
import { expectationOf, titleOfBots } from './title-bots.ts'

/** A stretch of the game in which what somebody may hope for changed much. */
export interface TurningPoint {
  /** The versions before and after it. */
  readonly from: number
  readonly to: number
  /** Whose hopes changed most. */
  readonly seat: Seat
  /** What every seat could hope for before and after. */
  readonly before: readonly number[]
  readonly after: readonly number[]
  /** How far the change may be off, by what was seen. */
  readonly off: number
}

/** What a bot thinks of how a game went. */
export interface Opinion {
  readonly level: Level
  readonly measure: Expectation['measure']
  /** Positions that were judged, or games that were played on: the same opinion on every machine. */
  readonly work: number
  /** Greatest change first. */
  readonly points: readonly TurningPoint[]
}

/** A game as plain data, for a worker. */
export interface OpinionQuestion {
  readonly title: string
  readonly start: GameState
  readonly log: readonly LogEntry[]
}

const MOST = 6
/** A change counts when it is so many times what it may be off by. */
const SURE = 1.5

/** Null where the title has no bot that could tell. `tell` hears how far it is, from 0 to 1. */
export async function opinionOn(
  { title: id, start, log }: OpinionQuestion,
  tell: (part: number) => void,
): Promise<Opinion | null> {
  const [title, expectation] = await Promise.all([titleOfBots(id), expectationOf(id)])
  if (title === null || expectation === null) return null
  const history = new History(title, start)
  for (const entry of log) if (!history.append(entry).ok) throw new Error('the game does not replay')
  return opinionBy(history, expectation, tell)
}

/** For each sample what every seat may hope for. */
type Hopes = readonly (readonly number[])[]

/** The same by anybody's expectation. */
export function opinionBy(history: History, expectation: Expectation, tell: (part: number) => void): Opinion {
  const { title } = history
  const { samples, level, measure, looks } = expectation
  const settled = [0, ...history.lineTo()].filter((version) =>
    expectation.isSettled(asReadonly(history.stateAt(version))),
  )
  const last = settled.length - 1
  const first = Math.min(settled.length, looks?.first ?? settled.length)
  const most = first + MOST * (looks?.closer ?? 0)
  let looked = 0
  const look = (place: number): Hopes => {
    const state = title.conceal(asReadonly(history.stateAt(settled[place] as number)), 0)
    const hopes = expectation.expect(state, samples)
    looked += 1
    tell(looked / most)
    return hopes
  }
  const places = Array.from({ length: first }, (_, number) =>
    Math.round((number * last) / Math.max(1, first - 1)),
  )
  const hopes = smoothed(places.map(look), samples)
  const changes = places
    .slice(1)
    .map((to, index) => ({ from: places[index] as number, to, ...changeIn(hopes, index) }))
    .filter(({ change, off }) => Math.abs(change) > SURE * off)
    .toSorted((a, b) => Math.abs(b.change) - Math.abs(a.change))
    .slice(0, MOST)
  const points = changes.map(({ from, to, seat, before, after, change, off }): TurningPoint => {
    const at = narrowed(
      from,
      to,
      looks?.closer ?? 0,
      (place) => Math.sign(change) * leadOf(look(place), seat),
    )
    return { from: settled[at.from] as number, to: settled[at.to] as number, seat, before, after, off }
  })
  return { level, measure, work: looked * samples, points }
}

/**
 * A position may be misjudged, the one before and the one after it seldom in the same way: of three in a row the middle
 * hope counts. What was only looked at once has no luck in it and stays.
 */
function smoothed(hopes: readonly Hopes[], samples: number): readonly Hopes[] {
  if (samples < 2) return hopes
  return hopes.map((hope, place) => {
    const [before, after] = [hopes[place - 1], hopes[place + 1]]
    if (before === undefined || after === undefined) return hope
    return hope.map((seats, sample) =>
      seats.map((own, seat) => middleOf([own, before[sample]?.[seat] ?? own, after[sample]?.[seat] ?? own])),
    )
  })
}

interface Change {
  readonly seat: Seat
  readonly before: readonly number[]
  readonly after: readonly number[]
  readonly change: number
  readonly off: number
}

/** Between a look and the next, whose hopes changed most against the table: what lifts everybody alike is no change. */
function changeIn(hopes: readonly Hopes[], place: number): Change {
  const [one, other] = [hopes[place] as Hopes, hopes[place + 1] as Hopes]
  const seats = one[0]?.length ?? 0
  const changes = Array.from({ length: seats }, (_, seat) =>
    one.map((hope, sample) => lead(other[sample] as readonly number[], seat) - lead(hope, seat)),
  )
  const means = changes.map(mean)
  const seat = means.reduce(
    (best, each, index) => (Math.abs(each) > Math.abs(means[best] as number) ? index : best),
    0,
  )
  return {
    seat,
    before: expected(one),
    after: expected(other),
    change: means[seat] ?? 0,
    off: errorOf(changes[seat] ?? []),
  }
}

/** Halves the stretch again and again, towards the half in which more was gained. */
function narrowed(
  from: number,
  to: number,
  closer: number,
  gain: (place: number) => number,
): { readonly from: number; readonly to: number } {
  let [low, high] = [from, to]
  if (high - low < 2 || closer < 3) return { from, to }
  let [below, above] = [gain(low), gain(high)]
  for (let left = closer - 2; left > 0 && high - low > 1; left--) {
    const middle = Math.floor((low + high) / 2)
    const here = gain(middle)
    if (here - below > above - here) [high, above] = [middle, here]
    else [low, below] = [middle, here]
  }
  return { from: low, to: high }
}

function leadOf(hopes: Hopes, seat: Seat): number {
  return mean(hopes.map((hope) => lead(hope, seat)))
}

/** Against the mean of the table. */
function lead(hope: readonly number[], seat: Seat): number {
  return (hope[seat] as number) - mean(hope)
}

function expected(hopes: Hopes): number[] {
  return (hopes[0] ?? []).map((_, seat) => mean(hopes.map((hope) => hope[seat] as number)))
}

function middleOf(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] as number
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, each) => sum + each, 0) / Math.max(1, values.length)
}

function errorOf(values: readonly number[]): number {
  if (values.length < 2) return 0
  const middle = mean(values)
  const squares = values.reduce((sum, each) => sum + (each - middle) ** 2, 0)
  return Math.sqrt(squares / (values.length - 1) / values.length)
}
