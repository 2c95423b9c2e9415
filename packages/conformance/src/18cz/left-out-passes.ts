import { type Seat, asReadonly, choices, play } from '@roundhouse/kernel'
import {
  type CompanyId,
  type CzAction,
  type CzEvent,
  type CzState,
  type StepName,
  companyId,
} from '@roundhouse/titles/18cz'
import type { Playing } from '../playing.ts'
import { asksForLocals, asksForStart, asksForTrains, asksThere, canBuyMore } from './asking.ts'
import { peerCompany } from './ids.ts'
import { type Where, ourCompany, ourPlace, ourRound, theirPlace } from './where.ts'

/** More passes in a row than any recording can call for. */
const MOST_PASSES = 80

/**
 * Keeps our game in step with the recording. The recording engine passes silently for whoever has nothing to do, and
 * asks where our rules ask nobody; so passes are added here, and theirs dropped.
 */
export class LeftOutPasses {
  readonly #game: Playing<CzState, CzAction, CzEvent>
  readonly #players: readonly string[]
  /** The turn in which the recording has passed on trains. */
  #passedTrains = ''

  constructor(game: Playing<CzState, CzAction, CzEvent>, players: readonly string[]) {
    this.#game = game
    this.#players = players
  }

  /** On to a turn of this player; `guess`: to one in which there is something for him to do. */
  reachSeat(seat: Seat, guess: boolean): void {
    this.#passUntil(
      ({ step }) => isPlayers(step) && this.#game.asked[0] === seat && !(guess && this.#isSilent(seat)),
    )
  }

  /** The recording engine passes for a player without money or certificates to use; a debtor is always asked. */
  #isSilent(seat: Seat): boolean {
    const { title, state } = this.#game
    if ((state.debt[seat] ?? 0) > 0 || asksForStart(state, seat)) return false
    return choices(title, state, seat).every((choice) => choice.action.type === 'pass')
  }

  /** On to this step of this company's turn; null is any step of it. */
  reachStep(company: CompanyId, step: StepName | null): void {
    this.#passUntil((state) => {
      if (ourPlace(state.step) === null || state.turn === null) return !isPlayers(state.step)
      if (companyId(state.turn.company) !== company) return false
      if (step === null || !isPassable(state.step)) return true
      const [here, there] = [ourPlace(state.step) ?? 0, ourPlace(step) ?? 0]
      // A later step of the same company belongs to its turn before: track comes again in the next round.
      return here === there || (here > there && step !== 'track' && step !== 'home')
    })
  }

  /** On until this company has to give up a train. */
  reachDiscard(company: CompanyId): void {
    this.#passUntil((state) => state.step === 'discard' || ourCompany(state) !== peerCompany(company))
    this.#passUntil((state) => state.step === 'discard')
  }

  /** A pass of a company that the recording holds without telling in which step. */
  passFor(company: CompanyId): void {
    this.reachStep(company, null)
    const { state } = this.#game
    if (state.turn === null || !isPassable(state.step)) return
    if (state.step === 'trains' && !this.#trainsPassed() && asksForTrains(state, state.turn.company)) {
      this.#passedTrains = this.#turnKey()
      if (asksForLocals(state, state.turn.company)) return
    }
    this.#pass()
  }

  /** Past every step of a company's turn in which the recording engine would not ask. */
  passUnasked(): void {
    this.#passUntil(
      (state) => isPlayers(state.step) || !isPassable(state.step) || asksThere(state, this.#trainsPassed()),
    )
    const { step, turn } = this.#game.state
    // Once it has gone on from trains to locals it does not come back.
    if (step === 'trains' && turn !== null && !asksForTrains(this.#game.state, turn.company)) {
      this.#passedTrains = this.#turnKey()
    }
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
    return seat !== undefined && isPlayers(this.#game.state.step) && this.#isSilent(seat)
  }

  /** A train was bought: without room or money for another the recording engine is done with trains. */
  afterTrain(): void {
    const { turn } = this.#game.state
    if (turn !== null && !canBuyMore(this.#game.state, turn.company)) this.#passedTrains = this.#turnKey()
  }

  #turnKey(): string {
    return `${ourRound(this.#game.state)} ${ourCompany(this.#game.state)}`
  }

  #trainsPassed(): boolean {
    return this.#passedTrains === this.#turnKey()
  }

  /** On to where the recording engine waits. */
  settle(where: Where): void {
    this.#passUntil((state) => {
      if (!isPassable(state.step) && state.step !== 'run') return true
      if (ourRound(state) !== where.round) return false
      if (isPlayers(state.step)) {
        const seat = where.entity === null ? -1 : this.#players.indexOf(where.entity)
        return seat < 0 ? where.step === 'DiscardTrain' : this.#game.asked[0] === seat
      }
      if (ourCompany(state) !== where.entity) return where.step === 'DiscardTrain'
      const there = theirPlace(where.step) ?? 0
      if (state.step === 'run') return there <= (ourPlace('revenue') ?? 0)
      if ((ourPlace(state.step) ?? 0) >= there) return true
      // It still asks a company that, by our rules, has no route any more: the run without routes settles that.
      return where.step === 'Route' && !this.#comesToRun()
    })
  }

  /** To the run, or past it where our engine settles it by itself. */
  reachOrPassRun(): void {
    this.#passUntil(
      (state) => !isPassable(state.step) || (ourPlace(state.step) ?? 0) > (ourPlace('run') ?? 0),
    )
  }

  /** Whether a pass leads towards running trains, and not past it. */
  #comesToRun(): boolean {
    const { title, state } = this.#game
    const copy = title.clone(asReadonly(state))
    const [seat] = this.#game.asked
    if (seat === undefined || !play(title, copy, seat, { type: 'pass' }).ok) return true
    const place = ourPlace(copy.step)
    return copy.turn?.company === state.turn?.company && place !== null && place <= (ourPlace('run') ?? 0)
  }

  #passUntil(arrived: (state: CzState) => boolean): void {
    for (let passes = 0; passes < MOST_PASSES; passes++) {
      if (this.#game.asked.length === 0 || arrived(this.#game.state)) return
      this.#pass()
    }
  }

  /** Out of this step. A run that the recording engine passed over, though our rules see a route, is an empty one. */
  #pass(): void {
    const [seat] = this.#game.asked
    if (seat === undefined) return
    this.#game.play(seat, this.#game.state.step === 'run' ? { type: 'run', routes: [] } : { type: 'pass' })
  }
}

function isPlayers(step: StepName): boolean {
  return step === 'stock' || step === 'preStock'
}

/** Steps that a pass can leave. */
function isPassable(step: StepName): boolean {
  return isPlayers(step) || ['track', 'token', 'acquire', 'acquiredTrains', 'trains'].includes(step)
}
