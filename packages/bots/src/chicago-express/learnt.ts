import type { DeepReadonly } from '@roundhouse/kernel'
import { type Auction, COMPANIES, type ChicagoState, cashOf } from '@roundhouse/titles/chicago-express'
import { type Net, answerOf, hiddenOf } from '../net.ts'
import {
  type Common,
  SEAT_INPUTS,
  SHARE_INPUTS,
  commonOf,
  holdingsInto,
  noHoldings,
  noTotals,
  seatInputs,
  shareInputs,
  totalsInto,
} from './features.ts'
import { FIGURES } from './figures.ts'
import type { Judge } from './judge.ts'

/** What was learnt: what a share may still bring, and who is going to win. */
export interface Learnt {
  readonly share: Net
  readonly seat: Net
}

/** The share network tells tens of dollars, so that its answers are about one. */
export const SHARE_SCALE = 20

/** Judges by networks: a seat is worth its chance to win. */
export function byLearning(learnt: Learnt): Judge {
  const memories = COMPANIES.map(() => new Memory())
  const seatInput = new Float64Array(SEAT_INPUTS)
  const shareHidden = hiddenOf(learnt.share)
  const seatHidden = hiddenOf(learnt.seat)
  const values = new Float64Array(COMPANIES.length)
  const holdings = noHoldings()
  const totals = noTotals()

  const valueOf = (state: DeepReadonly<ChicagoState>, company: number, common: Common): number => {
    const { open, holders } = state.companies[company] as { open: boolean; holders: readonly number[] }
    if (!open || holders.length === 0) return 0
    const memory = memories[company] as Memory
    shareInputs(state, company, common, memory.input)
    return memory.value((input) => Math.max(0, SHARE_SCALE * answerOf(learnt.share, input, shareHidden)))
  }

  return {
    worths(state) {
      if (state.ended !== null) return winnersOf(state)
      const common = commonOf(state)
      for (let company = 0; company < values.length; company++)
        values[company] = valueOf(state, company, common)
      holdingsInto(holdings, state)
      totalsInto(totals, holdings, values)
      const logits: number[] = []
      for (let seat = 0; seat < state.players; seat++) {
        seatInputs(state, seat, common, totals, seatInput)
        logits.push(answerOf(learnt.seat, seatInput, seatHidden))
      }
      return softmax(logits)
    },
    reserves(state) {
      const { company, kind } = state.auction as DeepReadonly<Auction>
      const common = commonOf(state)
      const patience = 1 + FIGURES.cashPerPayout * common.payouts
      // What a share would bring once it is sold: one more shares the income, the price lies in the treasury.
      const sold = withOneSold(state, company)
      const value = valueOf(sold, company, common) / patience
      return Array.from({ length: state.players }, (_, seat) => {
        const cash = cashOf(state, seat)
        return Math.min(value, kind === 'initial' ? cash * FIGURES.initialBidShare : cash)
      })
    },
  }
}

function withOneSold(state: DeepReadonly<ChicagoState>, company: number): DeepReadonly<ChicagoState> {
  const { minimum, opener } = state.auction as DeepReadonly<Auction>
  const account = `company:${(COMPANIES[company] as { id: string }).id}`
  const sold = state.companies[company] as DeepReadonly<ChicagoState>['companies'][number]
  return {
    ...state,
    cash: { ...state.cash, [account]: (state.cash[account] as number) + minimum + 4 },
    companies: state.companies.map((each, index) =>
      index === company ? { ...sold, holders: [...sold.holders, opener] } : each,
    ),
  }
}

/** Once the game has ended the chances are known; a shared victory is shared. */
function winnersOf(state: DeepReadonly<ChicagoState>): number[] {
  const cash = Array.from({ length: state.players }, (_, seat) => cashOf(state, seat))
  const best = Math.max(...cash)
  const winners = cash.filter((each) => each === best).length
  return cash.map((each) => (each === best ? 1 / winners : 0))
}

export function softmax(logits: readonly number[]): number[] {
  const most = Math.max(...logits)
  const powers = logits.map((each) => Math.exp(each - most))
  const all = powers.reduce((sum, each) => sum + each, 0)
  return powers.map((each) => each / all)
}

/**
 * What was last said of a company: most turns change one or two, and the others are asked about again and again with the
 * same inputs.
 */
class Memory {
  /** To be filled before `value` is asked. */
  input: Float64Array = new Float64Array(SHARE_INPUTS)
  readonly #inputs: Float64Array[] = Array.from({ length: REMEMBERED }, () =>
    new Float64Array(SHARE_INPUTS).fill(Number.NaN),
  )
  readonly #values = new Float64Array(REMEMBERED)
  #oldest = 0

  value(ask: (input: Float64Array) => number): number {
    const { input } = this
    for (let place = 0; place < REMEMBERED; place++) {
      if (isSame(input, this.#inputs[place] as Float64Array)) return this.#values[place] as number
    }
    const value = ask(input)
    const place = this.#oldest
    this.input = this.#inputs[place] as Float64Array
    this.#inputs[place] = input
    this.#values[place] = value
    this.#oldest = (place + 1) % REMEMBERED
    return value
  }
}

const REMEMBERED = 8

function isSame(one: Float64Array, other: Float64Array): boolean {
  for (let at = SHARE_INPUTS - 1; at >= 0; at--) if (one[at] !== other[at]) return false
  return true
}
