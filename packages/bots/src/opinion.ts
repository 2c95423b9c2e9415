import { type GameState, History, type LogEntry, type Seat, asReadonly } from '@roundhouse/kernel'
import type { Expectation } from './expectation.ts'
import type { Level } from './levels.ts'
import { expectationOf, titleOfBots } from './title-bots.ts'

/** A stretch of the game in which what somebody may hope for changed much. */
export interface TurningPoint {
  /** The versions before and after it. */
  readonly from: number
  readonly to: number
  /** Whose hopes changed most against the table's average. */
  readonly seat: Seat
  /** What every seat could hope for before and after. */
  readonly before: readonly number[]
  readonly after: readonly number[]
  /** By how much against that average, and how far this may be off by what was seen. */
  readonly change: number
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
/** And when it is at least this part of the greatest one. */
const LEAST_PART = 0.15

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
  // What was found among many is the luckiest of them: it is looked at once more, with luck of its own.
  const again = samples < 2 ? 0 : AGAIN * samples
  const most = samples * (first + MOST * (looks?.closer ?? 0)) + MOST * ENDS * again
  let work = 0
  const look = (place: number, number: number, from: number): Hopes => {
    const state = title.conceal(asReadonly(history.stateAt(settled[place] as number)), 0)
    const hopes = expectation.expect(state, number, from)
    work += number
    tell(Math.min(1, work / most))
    return hopes
  }
  const places = Array.from({ length: first }, (_, number) =>
    Math.round((number * last) / Math.max(1, first - 1)),
  )
  const hopesAt = remembered((place) => look(place, samples, 0))
  const hopesAgain = again === 0 ? hopesAt : remembered((place) => look(place, again, samples))
  const hopes = smoothed(places.map(hopesAt), samples)
  const points = places
    .slice(1)
    .map((to, index) => ({ from: places[index] as number, to, ...changeIn(hopes, index) }))
    .filter(isPlain)
    .toSorted(byChange)
    .slice(0, MOST)
    .flatMap(({ from, to, seat, change }) => {
      const gain = (place: number): number => Math.sign(change) * leadOf(hopesAt(place), seat)
      const at = narrowed(from, to, looks?.closer ?? 0, gain)
      const found = { ...at, seat, ...between(hopesAgain(at.from), hopesAgain(at.to), seat) }
      if (again === 0) return [found]
      const around = between(
        hopesAgain(Math.max(0, at.from - 1)),
        hopesAgain(Math.min(last, at.to + 1)),
        seat,
      )
      // What is gone a decision later, or was not there one before, is a position misjudged.
      const stays = Math.min(...[found, around].map((each) => each.change * Math.sign(change)))
      return stays > SURE * found.off ? [found] : []
    })
    // What was seen of a stretch may lie in none of its parts.
    .filter(isPlain)
    .toSorted(byChange)
    .filter(({ change }, _, [greatest]) => Math.abs(change) >= LEAST_PART * Math.abs(greatest?.change ?? 0))
    .map(({ from, to, ...found }): TurningPoint => {
      return { from: settled[from] as number, to: settled[to] as number, ...found }
    })
  return { level, measure, work, points }
}

/** By how much more luck a change is looked at again, and in how many places: at both ends and beside them. */
const AGAIN = 2
const ENDS = 4

function remembered(look: (place: number) => Hopes): (place: number) => Hopes {
  const seen = new Map<number, Hopes>()
  return (place) => {
    const known = seen.get(place) ?? look(place)
    seen.set(place, known)
    return known
  }
}

function isPlain({ change, off }: Pick<Change, 'change' | 'off'>): boolean {
  return Math.abs(change) > SURE * off
}

function byChange(one: Pick<Change, 'change'>, other: Pick<Change, 'change'>): number {
  return Math.abs(other.change) - Math.abs(one.change)
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
  return { seat, ...between(one, other, seat) }
}

/** What changed for a seat from one look to another, against the table. */
function between(one: Hopes, other: Hopes, seat: Seat): Omit<Change, 'seat'> {
  const changes = one.map((hope, sample) => lead(other[sample] as readonly number[], seat) - lead(hope, seat))
  return { before: expected(one), after: expected(other), change: mean(changes), off: errorOf(changes) }
}

/** Less of a change than this part of it in one half, and it lies in both. */
const HALF_OF_IT = 0.6

/** Halves the stretch again and again, as long as most of the change lies in one half. */
function narrowed(
  from: number,
  to: number,
  closer: number,
  gain: (place: number) => number,
): { readonly from: number; readonly to: number } {
  let [low, high] = [from, to]
  for (let left = closer; left > 0 && high - low > 1; left--) {
    const middle = Math.floor((low + high) / 2)
    const [below, here, above] = [gain(low), gain(middle), gain(high)]
    const most = HALF_OF_IT * (above - below)
    if (here - below >= Math.max(most, above - here)) high = middle
    else if (above - here >= most) low = middle
    else break
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
