import { ChoiceProgram, type Proven, WHOLE } from './choice-program.ts'
import { type Choices, inOrder, scoreOf } from './choices.ts'
import { Collecting } from './collecting.ts'
import { Completions } from './completions.ts'
import { type Exchanging, exchanged, mayHang } from './exchange.ts'
import { areFew, filledDirectly } from './few-slots.ts'
import { greedyChoice } from './greedy-choice.ts'
import { Joined, type Picked } from './joined.ts'
import type { SharedBoard } from './shared-board.ts'
import type { Places, SlotOption } from './shared-slots.ts'
import type { Row } from './tableau.ts'
import type { Rules } from './trains.ts'
import type { Work } from './work.ts'

/** Rounds of demands for ways before the search and at each of its nodes. */
const FIRST_ROUNDS = 20
const ROUNDS = 2
/** A program that has grown by so many rows sheds those that no longer matter. */
const GROWN = 20
/** Far below any step of scores and far above the errors of the reckoning. */
const ROUNDING = 1e-6

/** What a search is told and tells: the best score so far, and complete choices that are worth more. */
export interface Progress {
  readonly floor: () => number
  /** Takes the choice if its routes can hang together. */
  readonly meet: (chosen: readonly SlotOption[], score: number) => boolean
}

/**
 * Chooses one option for each slot so that together they collect most. A linear program bounds what open slots can
 * add and rules out every option that falls short of the best so far even with the best of the others.
 */
export class SlotFilling {
  /** No choice of these slots is worth more, beyond those met already. */
  bound = Infinity
  readonly #places: Places
  readonly #choices: Choices
  readonly #work: Work
  readonly #progress: Progress
  readonly #joined: Joined
  /** Null if all was settled without it. */
  readonly #root: ChoiceProgram | null
  readonly #worths: readonly number[]
  readonly #collecting: Collecting
  /** The first choice; null if none was found. */
  #first: readonly number[] | null
  /** Complete choices whose routes do not hang together. */
  readonly #apart = new Set<string>()

  /** `isOnly`: there is no other grouping that may be searched before this one. */
  constructor(
    places: Places,
    choices: Choices,
    board: SharedBoard,
    work: Work,
    progress: Progress,
    isOnly: boolean,
  ) {
    this.#places = places
    this.#choices = choices
    this.#work = work
    this.#progress = progress
    this.#joined = new Joined(choices, board)
    this.#worths = choices.groups.map((group) =>
      group.places.reduce((sum, place) => sum + (places.weights[place] as number), 0),
    )
    this.#collecting = new Collecting(choices, this.#worths)
    work.done += choices.options.length >> 2
    const known = board.programs.get(choices)
    this.#first = known?.first ?? null
    const few = isOnly && areFew(choices)
    // Without any run nothing could be ruled out.
    if (few || progress.floor() < 0) this.#begin()
    if (few && filledDirectly(choices, this.#first, this.#exchanging)) {
      this.#root = null
      this.bound = Math.max(0, progress.floor())
      return
    }
    this.#root = known?.program.revalued(this.#worths) ?? programOf(choices, this.#worths, board.rules)
    this.bound = this.#solved(this.#root)?.bound ?? 0
    if (known === undefined) board.programs.set(choices, { program: this.#root.copy(), first: this.#first })
  }

  /** What the linear program asks for each place; all that a place is worth where it has no say. Null without one. */
  prices(): Float64Array | null {
    if (this.#root === null) return null
    const { weights } = this.#places
    const asked = this.#root.groupPrices()
    const prices = weights.slice()
    this.#choices.groups.forEach(({ places }, group) => {
      const part = Math.min(1, (asked[group] as number) / (this.#worths[group] as number))
      for (const place of places) prices[place] = part * (weights[place] as number)
    })
    return prices
  }

  /** Returns whether the search went to its end. */
  search(): boolean {
    if (this.#root === null) return true
    if (this.bound >= this.#need()) this.#improve(this.#root)
    const done = this.#search(this.#root, [], FIRST_ROUNDS)
    if (done) this.bound = Math.max(0, this.#progress.floor())
    return done
  }

  #need(): number {
    return needed(this.#progress.floor(), this.#places)
  }

  #begin(): void {
    this.#first ??= greedyChoice(this.#choices, this.#worths, this.#joined.home)
    if (this.#first !== null) this.#offer(this.#first)
  }

  /** Makes a good run of the first choice, and of what the linear program would rather choose. */
  #improve(root: ChoiceProgram): void {
    this.#begin()
    if (this.#first !== null) this.#first = exchanged(this.#choices, this.#first, this.#exchanging)
    if (this.#joinedSolution(root, [], FIRST_ROUNDS) === null) return
    const shares = new Map(root.shares().map(({ option, share }) => [option, share]))
    const other = greedyChoice(this.#choices, this.#worths, this.#joined.home, shares)
    if (other === null) return
    this.#offer(other)
    exchanged(this.#choices, other, this.#exchanging)
  }

  get #exchanging(): Exchanging {
    return {
      worths: this.#worths,
      stations: this.#joined.stations,
      home: this.#joined.home,
      work: this.#work,
      take: (chosen) => this.#offer(chosen),
    }
  }

  #search(start: ChoiceProgram, picked: readonly Picked[], rounds: number): boolean {
    const { kind, options } = this.#choices
    let now = start
    let slim = start.size
    let branching = -1
    for (let round = rounds; ; round = ROUNDS) {
      this.#work.done++
      if (this.#work.spent) return false
      const result = this.#joinedSolution(now, picked, round)
      if (result === null) return true
      if (picked.length === 0)
        this.bound = Math.min(this.bound, Math.max(result.bound, this.#progress.floor()))
      const whole = this.#wholeChoice(now, picked)
      if (whole !== null) {
        const hangs = this.#offer(whole)
        if (now.filled || result.bound < this.#need()) return true
        if (!hangs) {
          // Let the program know in which stations the chains of freight trains can meet others at the same time.
          const loose = picked.findIndex((one) => !one.exact)
          if (loose >= 0)
            return this.#joined
              .exactly(picked[loose] as Picked)
              .every((one) => this.#search(now.copy(), picked.with(loose, one), ROUNDS))
          const several = whole.find((option) => options[option]?.ways !== undefined)
          if (branching < 0 && several !== undefined && now.isActive(several))
            branching = kind[several] as number
        }
      }
      now.strikeBelow(this.#need(), result.ceilings)
      if (this.#listed(now, picked, result)) return true
      branching = branching < 0 ? now.narrowestKind() : branching
      const option = now.mostPromising(branching, result.ceilings)
      if (option < 0) return true
      if (options[option]?.meets?.() !== null) {
        const child = now.copy()
        child.pick(option)
        if (!this.#search(child, [...picked, this.#joined.picked(option)], ROUNDS)) return false
      }
      // What follows does without it: no choice is met twice, and equal trains do not swap routes.
      now.strike(option)
      if (now.size <= slim + GROWN) continue
      now = now.copy()
      slim = now.size
    }
  }

  /** Looks at all ways to fill the open slots one by one, if they are few. */
  #listed(now: ChoiceProgram, picked: readonly Picked[], result: Proven): boolean {
    const completions = new Completions(now.left(), result, this.#need())
    if (!completions.areFew) return false
    const looked = completions.each(
      picked.map(({ option }) => option),
      this.#collecting,
      () => this.#need(),
      (chosen) => {
        if (mayHang(chosen, this.#joined)) this.#offer(chosen)
      },
    )
    this.#work.done += looked >> 7
    return true
  }

  #solved(now: ChoiceProgram): Proven | null {
    now.solve(this.#need(), this.#work)
    const result = now.proven()
    return result.bound < this.#need() ? null : result
  }

  /** Solves, and asks for the ways that the solution lacks. */
  #joinedSolution(now: ChoiceProgram, picked: readonly Picked[], rounds: number): Proven | null {
    let result = this.#solved(now)
    for (let round = 0; round < rounds && result !== null && !now.filled; round++) {
      const rows = this.#joined.missing(now, picked)
      if (rows.length === 0) break
      now.addRows(rows)
      result = this.#solved(now)
    }
    return result
  }

  /** The present solution if it takes options whole and they may hang together. */
  #wholeChoice(now: ChoiceProgram, picked: readonly Picked[]): number[] | null {
    const chosen = picked.map((one) => one.option)
    for (const { option, share } of now.shares()) {
      const times = Math.round(share)
      if (Math.abs(share - times) > WHOLE) return null
      for (let time = 0; time < times; time++) chosen.push(option)
    }
    if (chosen.length !== this.#choices.slots.length) return null
    return this.#joined.missing(now, picked).length === 0 ? chosen : null
  }

  /** Whether the choice can run, as far as anybody needs to know: one that is no better is not looked at. */
  #offer(chosen: readonly number[]): boolean {
    const score = scoreOf(this.#choices, chosen, this.#places.weights)
    if (score <= this.#progress.floor()) return true
    const key = chosen.toSorted((a, b) => a - b).join()
    if (this.#apart.has(key)) return false
    if (this.#progress.meet(inOrder(this.#choices, chosen), score)) return true
    this.#apart.add(key)
    return false
  }
}

/** What a choice must reach to count. */
export function needed(floor: number, { step }: Places): number {
  return (floor < 0 ? 0 : floor + step) - ROUNDING
}

function programOf(choices: Choices, worths: readonly number[], { shared }: Rules): ChoiceProgram {
  const program = ChoiceProgram.from(choices, worths)
  program.addRows([
    ...choices.groups.map(({ options }, group): Row => ({ is: 'atLeast', options, right: 1, group })),
    ...(shared?.freightsAlwaysJoin === true ? endsApart(choices.options) : []),
  ])
  return program
}

/** Where freights that meet are always one chain, no two chains have a common outer end. */
function endsApart(options: readonly SlotOption[]): Row[] {
  const at = new Map<number, number[]>()
  options.forEach(({ earns }, option) => {
    if (earns?.paid.length !== 2) return
    for (const stop of earns.paid) {
      const known = at.get(stop)
      if (known === undefined) at.set(stop, [option])
      else known.push(option)
    }
  })
  return [...at.values()].map((list): Row => ({
    is: 'atMost',
    options: Int32Array.from(list),
    right: 1,
    group: -1,
  }))
}
