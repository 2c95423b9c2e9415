import type { Seat } from '@roundhouse/kernel'
import { type CzAction, type CzState, type StepName, companyId } from '@roundhouse/titles/18cz'
import type { Pace } from '../railway/left-out-passes.ts'
import type { Places } from '../railway/where.ts'
import { asksForLocals, asksForStart, asksForTrains, asksThere, canBuyMore } from './asking.ts'
import { names } from './names.ts'

const OURS: Partial<Record<StepName, number>> = {
  home: 0,
  track: 1,
  token: 2,
  run: 3,
  revenue: 4,
  acquiredTokens: 5,
  acquiredTrains: 6,
  acquire: 7,
  trains: 9,
}

/** The discard of a company after its own acquisitions comes before it buys trains. */
const PLACES: Places = {
  ours: OURS,
  theirs: {
    HomeTrack: 0,
    HomeToken: 0,
    Track: 1,
    Token: 2,
    Route: 3,
    Dividend: 4,
    ReduceTokens: 5,
    UpgradeOrDiscardTrain: 6,
    BuyCorporation: 7,
    DiscardTrain: 8,
    BuyTrain: 9,
    BuyCompany: 9,
  },
}

/** The pace of 18CZ, for one game: in the last step the recording engine asks for trains first, then for locals again. */
export class CzPace implements Pace<CzState, CzAction> {
  readonly places = PLACES
  /** The turn in which the recording has passed on trains. */
  #passedTrains = ''

  /** What an export brings about belongs to the stock round that follows. */
  round({ round }: CzState): string {
    if (round.kind === 'between') return `SR ${round.set + 2} 1`
    const kind = { pre: 'Draft', stock: 'SR', operating: 'OR' }[round.kind]
    return `${kind} ${round.set + 1} ${round.kind === 'operating' ? round.within + 1 : 1}`
  }

  company({ turn }: CzState): string | null {
    return turn === null ? null : names.company(companyId(turn.company))
  }

  isPlayers(step: string): boolean {
    return step === 'stock' || step === 'preStock'
  }

  isPassable(step: string): boolean {
    return this.isPlayers(step) || ['track', 'token', 'acquire', 'acquiredTrains', 'trains'].includes(step)
  }

  /** A run that the recording engine passed over, though our rules see a route, is an empty one. */
  leaving({ step }: CzState): CzAction {
    return step === 'run' ? { type: 'run', routes: [] } : { type: 'pass' }
  }

  asks(state: CzState): boolean {
    return asksThere(state, this.#trainsPassed(state))
  }

  /** A debtor is always asked. */
  offersMore(state: CzState, seat: Seat): boolean {
    return (state.bank.debt[seat] ?? 0) > 0 || asksForStart(state, seat)
  }

  leavesStep(state: CzState): boolean {
    const { step, turn } = state
    if (step !== 'trains' || turn === null || this.#trainsPassed(state)) return true
    if (!asksForTrains(state, turn.company)) return true
    this.#passedTrains = this.#turnKey(state)
    return !asksForLocals(state, turn.company)
  }

  goesOnAlone(): boolean {
    return false
  }

  /** Once it has gone on from trains to locals it does not come back. */
  waits(state: CzState): void {
    const { step, turn } = state
    if (step === 'trains' && turn !== null && !asksForTrains(state, turn.company)) {
      this.#passedTrains = this.#turnKey(state)
    }
  }

  /** A train was bought: without room or money for another the recording engine is done with trains. */
  afterTrain(state: CzState): void {
    if (state.turn !== null && !canBuyMore(state, state.turn.company)) {
      this.#passedTrains = this.#turnKey(state)
    }
  }

  #turnKey(state: CzState): string {
    return `${this.round(state)} ${this.company(state)}`
  }

  #trainsPassed(state: CzState): boolean {
    return this.#passedTrains === this.#turnKey(state)
  }
}
