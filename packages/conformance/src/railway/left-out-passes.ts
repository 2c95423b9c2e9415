import {
  type Action,
  type GameEvent,
  type GameState,
  type Seat,
  asReadonly,
  choices,
  play,
} from '@roundhouse/kernel'
import type { Playing } from '../playing.ts'
import type { Places, Where } from './where.ts'

/** How a title's game comes on, and where the recording engine stops in it. Companies go by their recorded names. */
export interface Pace<S, A> {
  readonly places: Places
  /** The round in the words of the recording: kind, set, number within the set. */
  round(state: S): string
  /** The operating company, or null. */
  company(state: S): string | null
  /** Steps in which players act for themselves. */
  isPlayers(step: string): boolean
  /** Steps that `leaving` can leave. */
  isPassable(step: string): boolean
  /** What leaves this step without doing anything in it. */
  leaving(state: S): A
  /** Whether the recording engine asks the operating company in the step where our game waits. */
  asks(state: S): boolean
  /** Whether it offers a player something besides what our choices tell. */
  offersMore(state: S, seat: Seat): boolean
  /** Whether a pass recorded here leaves our step; it may have two steps where our rules have one. */
  leavesStep(state: S): boolean
  /** Whether it goes on from here by itself, having one deed alone to do. */
  goesOnAlone(state: S): boolean
  /** It has come to wait here by itself. */
  waits(state: S): void
}

/** More passes in a row than any recording can call for. */
const MOST_PASSES = 80

/**
 * Keeps our game in step with the recording. The recording engine passes silently for whoever has nothing to do, and
 * asks where our rules ask nobody; so passes are added here, and theirs dropped.
 */
export class LeftOutPasses<S extends GameState, A extends Action, E extends GameEvent> {
  readonly #game: Playing<S, A, E>
  readonly #players: readonly string[]
  readonly #pace: Pace<S, A>

  constructor(game: Playing<S, A, E>, players: readonly string[], pace: Pace<S, A>) {
    this.#game = game
    this.#players = players
    this.#pace = pace
  }

  /** On to a turn of this player; `guess`: to one in which there is something for him to do. */
  reachSeat(seat: Seat, guess: boolean): void {
    this.#passUntil(
      ({ step }) =>
        this.#pace.isPlayers(step) && this.#game.asked[0] === seat && !(guess && this.#isSilent(seat)),
    )
  }

  /** The recording engine passes for a player who can do nothing else. */
  #isSilent(seat: Seat): boolean {
    const { title, state } = this.#game
    if (this.#pace.offersMore(state, seat)) return false
    return choices(title, state, seat).every((choice) => choice.action.type === 'pass')
  }

  /** On to this step of this company's turn; null is any step of it. */
  reachStep(company: string, step: string | null): void {
    const { ours } = this.#pace.places
    this.#passUntil((state) => {
      const operating = this.#pace.company(state)
      if (ours[state.step] === undefined || operating === null) return !this.#pace.isPlayers(state.step)
      if (operating !== company) return false
      if (step === null || !this.#pace.isPassable(state.step)) return true
      const [here, there] = [this.#place(state.step), this.#place(step)]
      // A later step of the same company belongs to its turn before: track comes again in the next round.
      return here === there || (here > there && there > this.#place('track'))
    })
  }

  /** On to where something holds. */
  reach(arrived: (state: S) => boolean): void {
    this.#passUntil(arrived)
  }

  /** On until this company has to give up a train. */
  reachDiscard(company: string): void {
    this.#passUntil((state) => state.step === 'discard' || this.#pace.company(state) !== company)
    this.#passUntil((state) => state.step === 'discard')
  }

  /** A pass of a company that the recording holds without telling in which step. */
  passFor(company: string): void {
    this.reachStep(company, null)
    const { state } = this.#game
    if (this.#pace.company(state) === null || !this.#pace.isPassable(state.step)) return
    if (this.#pace.leavesStep(state)) this.#pass()
  }

  /** Past every step of a company's turn in which the recording engine would not ask. */
  passUnasked(): void {
    this.#passUntil(
      (state) =>
        !this.#pace.goesOnAlone(state) &&
        (this.#pace.isPlayers(state.step) || !this.#pace.isPassable(state.step) || this.#pace.asks(state)),
    )
    this.#pace.waits(this.#game.state)
  }

  /**
   * Past everybody whom the recording engine does not ask, players too: for the end of a list, where no action that
   * follows tells how far it has gone.
   */
  rest(): void {
    this.passUnasked()
    while (this.#isPassedOver()) {
      this.#pass()
      this.passUnasked()
    }
  }

  #isPassedOver(): boolean {
    const [seat] = this.#game.asked
    return seat !== undefined && this.#pace.isPlayers(this.#game.state.step) && this.#isSilent(seat)
  }

  /** On to where the recording engine waits. */
  settle(where: Where): void {
    this.#passUntil((state) => {
      if (this.#pace.goesOnAlone(state)) return false
      if (!this.#pace.isPassable(state.step) && state.step !== 'run') return true
      if (this.#pace.round(state) !== where.round) return false
      if (this.#pace.isPlayers(state.step)) {
        const seat = where.entity === null ? -1 : this.#players.indexOf(where.entity)
        return seat < 0 ? where.step === 'DiscardTrain' : this.#game.asked[0] === seat
      }
      if (this.#pace.company(state) !== where.entity) return where.step === 'DiscardTrain'
      const there = this.#pace.places.theirs[where.step ?? ''] ?? 0
      if (state.step === 'run') return there <= this.#place('revenue')
      if (this.#place(state.step) >= there) return true
      // It still asks a company that, by our rules, has no route any more: the run without routes settles that.
      return where.step === 'Route' && !this.#comesToRun()
    })
  }

  /** To the run, or past it where our engine settles it by itself. */
  reachOrPassRun(): void {
    const company = this.#pace.company(this.#game.state)
    this.#passUntil(
      (state) =>
        state.step === 'run' ||
        !this.#pace.isPassable(state.step) ||
        this.#pace.company(state) !== company ||
        this.#place(state.step) > this.#place('run'),
    )
  }

  /** Whether a pass leads towards running trains, and not past it. */
  #comesToRun(): boolean {
    const { title, state } = this.#game
    const copy = title.clone(asReadonly(state))
    const [seat] = this.#game.asked
    if (seat === undefined || !play(title, copy, seat, this.#pace.leaving(state)).ok) return true
    const place = this.#pace.places.ours[copy.step]
    const isSameTurn = this.#pace.company(copy) === this.#pace.company(state)
    return isSameTurn && place !== undefined && place <= this.#place('run')
  }

  #place(step: string): number {
    return this.#pace.places.ours[step] ?? 0
  }

  #passUntil(arrived: (state: S) => boolean): void {
    for (let passes = 0; passes < MOST_PASSES; passes++) {
      if (this.#game.asked.length === 0 || arrived(this.#game.state)) return
      this.#pass()
    }
  }

  #pass(): void {
    const [seat] = this.#game.asked
    if (seat !== undefined) this.#game.play(seat, this.#pace.leaving(this.#game.state))
  }
}
