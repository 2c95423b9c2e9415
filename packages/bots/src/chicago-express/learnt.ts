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

/**
 * Judges by networks: a seat is worth its chance to win. Several are asked one after the other and the mean is taken: what
 * one of them is wrong about, and rivals could use, the others are not.
 */
export function byLearning(learnt: readonly Learnt[]): Judge {
  const voices = learnt.map(({ share, seat }) => ({
    share,
    seat,
    shareHidden: hiddenOf(share),
    seatHidden: hiddenOf(seat),
    values: new Float64Array(COMPANIES.length),
  }))
  const seatInput = new Float64Array(SEAT_INPUTS)
  const memories = COMPANIES.map(() => new Memory(voices.length))
  const holdings = noHoldings()
  const totals = noTotals()

  const ask = (input: Float64Array, into: Float64Array): void => {
    for (const [index, { share, shareHidden }] of voices.entries())
      into[index] = Math.max(0, SHARE_SCALE * answerOf(share, input, shareHidden))
  }
  /** What each voice says of a share. */
  const valuesOf = (
    state: DeepReadonly<ChicagoState>,
    company: number,
    common: Common,
  ): Float64Array | null => {
    const { open, holders } = state.companies[company] as { open: boolean; holders: readonly number[] }
    if (!open || holders.length === 0) return null
    const memory = memories[company] as Memory
    shareInputs(state, company, common, memory.input)
    return memory.values(ask)
  }

  return {
    worths(state) {
      if (state.ended !== null) return winnersOf(state)
      const common = commonOf(state)
      for (let company = 0; company < COMPANIES.length; company++) {
        const said = valuesOf(state, company, common)
        for (const [index, { values }] of voices.entries()) values[company] = said?.[index] ?? 0
      }
      holdingsInto(holdings, state)
      const chances = Array.from({ length: state.players }, () => 0)
      for (const { seat: net, seatHidden, values } of voices) {
        totalsInto(totals, holdings, values)
        const logits = chances.map((_, seat) => {
          seatInputs(state, seat, common, totals, seatInput)
          return answerOf(net, seatInput, seatHidden)
        })
        for (const [seat, chance] of softmax(logits).entries())
          chances[seat] = (chances[seat] as number) + chance / voices.length
      }
      return chances
    },
    reserves(state) {
      const { company, kind } = state.auction as DeepReadonly<Auction>
      const common = commonOf(state)
      const patience = 1 + FIGURES.cashPerPayout * common.payouts
      // What a share would bring once it is sold: one more shares the income, the price lies in the treasury.
      const said = valuesOf(withOneSold(state, company), company, common)
      const value = said === null ? 0 : said.reduce((sum, each) => sum + each, 0) / said.length / patience
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
  /** To be filled before `values` is asked. */
  input: Float64Array = new Float64Array(SHARE_INPUTS)
  readonly #inputs: Float64Array[] = Array.from({ length: REMEMBERED }, () =>
    new Float64Array(SHARE_INPUTS).fill(Number.NaN),
  )
  readonly #values: readonly Float64Array[]
  #oldest = 0

  constructor(voices: number) {
    this.#values = Array.from({ length: REMEMBERED }, () => new Float64Array(voices))
  }

  values(ask: (input: Float64Array, into: Float64Array) => void): Float64Array {
    const { input } = this
    for (let place = 0; place < REMEMBERED; place++) {
      if (isSame(input, this.#inputs[place] as Float64Array)) return this.#values[place] as Float64Array
    }
    const place = this.#oldest
    const values = this.#values[place] as Float64Array
    ask(input, values)
    this.input = this.#inputs[place] as Float64Array
    this.#inputs[place] = input
    this.#oldest = (place + 1) % REMEMBERED
    return values
  }
}

const REMEMBERED = 8

function isSame(one: Float64Array, other: Float64Array): boolean {
  for (let at = SHARE_INPUTS - 1; at >= 0; at--) if (one[at] !== other[at]) return false
  return true
}
