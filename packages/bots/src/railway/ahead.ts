import {
  type Action,
  type Choice,
  type GameEvent,
  type GameState,
  type Seat,
  type Title,
  applyKnown,
  asReadonly,
  unheard,
} from '@roundhouse/kernel'
import type { Bot, Candidate } from '../bot.ts'
import type { Budget } from '../budget.ts'
import type { Means } from './considered.ts'
import type { Decided, GoOn } from './going-on.ts'
import { playOut, worthsIn } from './play-out.ts'
import { isSameTurn, turnsOf } from './whole-turns.ts'

/** A decision as the bot is asked for it. */
export interface Moment<State, A extends Action> {
  readonly state: State
  readonly seat: Seat
  readonly choices: readonly Choice<A>[]
  readonly nature: string
}

/** What a title gives to whoever looks ahead in it. */
export interface Ahead<State extends GameState, A extends Action, Event extends GameEvent> {
  readonly title: Title<State, A, Event>
  /** What the rules of thumb would do. */
  own(moment: Moment<State, A>, means: Means<State>): A
  /** What else is worth a look, the likeliest first; nothing in steps where rules of thumb suffice. */
  candidates(moment: Moment<State, A>, isOver: () => boolean): readonly A[]
  /**
   * How to go on from this position: one decision after the other on a copy, by quick rules of thumb and guessed runs.
   * Of a seat's nature only its whims depend. Once it is over nobody goes on. Tells what was decided.
   */
  goingOn(from: State, isOver: () => boolean): GoOn<State, A>
  /** How much work a game played on from here is; one where nothing is said. */
  workOf?(from: State): number
  readonly figures: AheadFigures
}

/** What is thought of play-ons before any is seen. */
export interface AheadFigures {
  /** In how many ways a turn goes on, beside the usual one, where an action leaves it open; 0: by rules of thumb alone. */
  readonly aheadFollowing: number
  /** How much the rivals' worth counts. */
  readonly aheadRivals: number
  /** By how much another action is thought worse than the own choice, and how far such differences go. */
  readonly aheadDoubt: number
  readonly aheadEffect: number
  /** How far one play-on is off. */
  readonly aheadNoise: number
  /** Heats before any action is left out, the most heats, and by how much an action must still be able to be better than the best to be played on again. */
  readonly aheadFirst: number
  readonly aheadHeats: number
  readonly aheadTrifle: number
}

/**
 * Looks ahead: each of a few whole turns is tried on a copy, the game is played on to its end, and the worth of every seat
 * is compared. This is repeated with other whims of the rivals for all turns that may still turn out better than the own
 * choice: one train more or less changes whole games, so a single play-on tells little. A turn is what is said of it, and
 * then what rules of thumb make of the rest. Work is counted in games played on.
 */
export function lookingAhead<State extends GameState, A extends Action, Event extends GameEvent>(
  id: string,
  work: number,
  ahead: Ahead<State, A, Event>,
): Bot {
  return {
    id,
    work,
    choose({ state, seat, choices, nature }, draw, budget) {
      const moment = { state: state as State, seat, choices: choices as readonly Choice<A>[], nature }
      const own = ahead.own(moment, { draw, isOver: budget.isOver })
      const first = withoutRepeats([own, ...ahead.candidates(moment, budget.isOver)])
      if (first.length < 2) return { action: own, candidates: [] }
      const candidates = heats(ahead, moment, turnsOf(ahead, moment, first, budget), budget)
      return { action: candidates[0]?.action ?? own, candidates }
    },
    compare({ state, seat, choices, nature }, lines, games, isOver) {
      const moment = { state: state as State, seat, choices: choices as readonly Choice<A>[], nature }
      return compared(ahead, moment, lines as readonly (readonly A[])[], games, isOver)
    },
  }
}

function compared<State extends GameState, A extends Action, Event extends GameEvent>(
  ahead: Ahead<State, A, Event>,
  moment: Moment<State, A>,
  lines: readonly (readonly A[])[],
  games: number,
  isOver: () => boolean,
): (readonly number[])[][] {
  const goOn = ahead.goingOn(moment.state, isOver)
  const found = lines.map((): (readonly number[])[] => [])
  for (let game = 0; game < games; game++) {
    const natures = naturesOf(ahead, moment, `compared ${game}`)
    const ends = lines.flatMap((line) => {
      const played = isOver()
        ? null
        : playedOn(ahead.title, moment, line, (copy) => goOn(copy, natures), isOver)
      return played === null ? [] : [played.worths]
    })
    if (ends.length < lines.length) break
    for (const [index, end] of ends.entries()) found[index]?.push(end)
  }
  return found
}

/** The whims of all seats in one game played on: those of the own seat stay. */
function naturesOf<State extends GameState, A extends Action, Event extends GameEvent>(
  { title }: Ahead<State, A, Event>,
  { state, seat, nature }: Moment<State, A>,
  game: string,
): string[] {
  return title.standing(asReadonly(state)).map((_, each) => (each === seat ? nature : `${game}/${each}`))
}

function withoutRepeats<A extends Action>(actions: readonly A[]): A[] {
  const seen = new Set<string>()
  return actions.filter((action) => {
    const key = JSON.stringify(action)
    return !seen.has(key) && seen.add(key)
  })
}

interface Tried<A extends Action> {
  /** What is said of the turn. */
  readonly actions: readonly A[]
  /** The whole turn as it was first played on. */
  line: readonly A[]
  /** The worth of every seat at the end of each heat. */
  readonly ends: (readonly number[])[]
}

/** Best first; in one heat all turns meet the same rivals. */
function heats<State extends GameState, A extends Action, Event extends GameEvent>(
  ahead: Ahead<State, A, Event>,
  moment: Moment<State, A>,
  turns: readonly (readonly A[])[],
  budget: Budget,
): Candidate[] {
  const { seat } = moment
  const all: Tried<A>[] = turns.map((actions) => ({ actions, line: actions, ends: [] }))
  const own = all[0] as Tried<A>
  const judge = (tried: Tried<A>): Judged =>
    tried === own ? NO_DIFFERENCE : judged(differences(tried, own, seat, ahead.figures), ahead.figures)
  const goOn = ahead.goingOn(moment.state, budget.isOver)
  const work = ahead.workOf?.(moment.state) ?? 1
  let left = all.slice(1)
  let more = true
  for (let heat = 0; more && heat < ahead.figures.aheadHeats && left.length > 0; heat++) {
    const natures = naturesOf(ahead, moment, String(heat))
    for (const tried of [own, ...left]) {
      const played = budget.affords(work)
        ? playedOn(ahead.title, moment, tried.actions, (copy) => goOn(copy, natures), budget.isOver)
        : null
      // A game that nobody had the time to play to its end tells nothing.
      if (played !== null) {
        if (tried.ends.length === 0) tried.line = played.line
        tried.ends.push(played.worths)
      }
      more = played !== null && budget.spend(work)
      if (!more) break
    }
    if (heat + 1 >= ahead.figures.aheadFirst)
      left = stillOpen(
        left.map((tried) => ({ tried, judged: judge(tried) })),
        ahead.figures.aheadTrifle,
      )
  }
  return all
    .filter(({ ends }) => ends.length > 0)
    .map((tried) => ({ tried, expected: judge(tried).expected }))
    .toSorted((a, b) => b.expected - a.expected)
    .map(({ tried: { actions, line, ends } }) => ({ action: actions[0] as A, worth: meanOf(ends), line }))
}

/** By how much an action is better than the own choice: what it is thought to be, what was seen, how far that may be off. */
interface Judged {
  readonly expected: number
  readonly seen: number
  readonly off: number
}

const NO_DIFFERENCE: Judged = { expected: 0, seen: 0, off: 0 }

function differences<A extends Action>(
  { ends }: Tried<A>,
  own: Tried<A>,
  seat: Seat,
  figures: AheadFigures,
): number[] {
  return ends.map(
    (end, heat) => lead(end, seat, figures) - lead(own.ends[heat] as readonly number[], seat, figures),
  )
}

/** What was thought before and what was seen, each by how sure it is. */
function judged(seen: readonly number[], { aheadDoubt, aheadEffect, aheadNoise }: AheadFigures): Judged {
  const number = seen.length
  if (number === 0) return { expected: -aheadDoubt, seen: 0, off: aheadNoise }
  const mean = seen.reduce((sum, each) => sum + each, 0) / number
  // The noise thought of beforehand counts like one play-on.
  const squares = seen.reduce((sum, each) => sum + (each - mean) ** 2, aheadNoise ** 2)
  const variance = squares / number / number
  const prior = aheadEffect ** 2
  return {
    expected: (mean * prior - aheadDoubt * variance) / (prior + variance),
    seen: mean,
    off: Math.sqrt(variance),
  }
}

/** Those that may still be best; none once it is plain which one is. */
function stillOpen<A extends Action>(
  list: readonly { readonly tried: Tried<A>; readonly judged: Judged }[],
  trifle: number,
): Tried<A>[] {
  const best = Math.max(0, ...list.map(({ judged: { expected } }) => expected))
  const open = list.filter(({ judged: { seen, off } }) => seen + off >= best + trifle)
  const [only] = open
  const plain = open.length === 1 && only !== undefined && only.judged.seen - only.judged.off > 0
  return plain ? [] : open.map(({ tried }) => tried)
}

/** What every seat has at the end, and how the turn went; null where the time to think is over before it. */
function playedOn<State extends GameState, A extends Action, Event extends GameEvent>(
  title: Title<State, A, Event>,
  { state, seat }: Moment<State, A>,
  actions: readonly A[],
  goOn: (copy: State) => Decided<A> | null,
  isOver: () => boolean,
): { readonly worths: readonly number[]; readonly line: readonly A[] } | null {
  const copy = title.clone(asReadonly(state))
  for (const action of actions) applyKnown(title, copy, seat, action, unheard)
  const line = [...actions]
  let isOpen = isSameTurn(state, copy)
  const ended = playOut(
    copy,
    (each) => {
      const decided = goOn(each)
      if (!isOpen) return
      isOpen = decided?.seat === seat
      if (decided !== null && isOpen) line.push(decided.action)
      isOpen &&= isSameTurn(state, each)
    },
    isOver,
  )
  return ended ? { worths: worthsIn(title, copy), line: withoutLastPasses(line) } : null
}

/** To pass in the end is to say nothing, unless nothing else is said. */
function withoutLastPasses<A extends Action>(line: readonly A[]): readonly A[] {
  const last = line.findLastIndex(({ type }) => type !== 'pass')
  return line.slice(0, Math.max(last, 0) + 1)
}

function meanOf(ends: readonly (readonly number[])[]): number[] {
  const [first = []] = ends
  return first.map((_, seat) => ends.reduce((sum, each) => sum + (each[seat] as number), 0) / ends.length)
}

/** Own worth less a part of the rivals' mean. */
function lead(worth: readonly number[], seat: Seat, { aheadRivals }: AheadFigures): number {
  const own = worth[seat] as number
  const others = (worth.reduce((sum, each) => sum + each, 0) - own) / Math.max(1, worth.length - 1)
  return own - aheadRivals * others
}
