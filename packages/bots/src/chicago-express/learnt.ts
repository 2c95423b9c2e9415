import type { DeepReadonly } from '@roundhouse/kernel'
import { type Auction, COMPANIES, type ChicagoState, cashOf } from '@roundhouse/titles/chicago-express'
import { type Net, answerOf, hiddenOf } from '../net.ts'
import {
  type Common,
  SEAT_INPUTS,
  SHARE_INPUTS,
  commonOf,
  holdingsOf,
  seatInputs,
  shareInputs,
  totalsOf,
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
  const shareInput = new Float64Array(SHARE_INPUTS)
  const seatInput = new Float64Array(SEAT_INPUTS)
  const shareHidden = hiddenOf(learnt.share)
  const seatHidden = hiddenOf(learnt.seat)

  const valueOf = (state: DeepReadonly<ChicagoState>, company: number, common: Common): number => {
    const { open, holders } = state.companies[company] as { open: boolean; holders: readonly number[] }
    if (!open || holders.length === 0) return 0
    shareInputs(state, company, common, shareInput)
    return Math.max(0, SHARE_SCALE * answerOf(learnt.share, shareInput, shareHidden))
  }

  return {
    worths(state) {
      if (state.ended !== null) return winnersOf(state)
      const common = commonOf(state)
      const values = COMPANIES.map((_, company) => valueOf(state, company, common))
      const totals = totalsOf(holdingsOf(state), values)
      const logits = Array.from({ length: state.players }, (_, seat) => {
        seatInputs(state, seat, common, totals, seatInput)
        return answerOf(learnt.seat, seatInput, seatHidden)
      })
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
