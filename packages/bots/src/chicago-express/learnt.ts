import type { DeepReadonly } from '@roundhouse/kernel'
import { COMPANIES, type ChicagoState, cashOf } from '@roundhouse/titles/chicago-express'
import { expOf } from '../arithmetic.ts'
import { type Net, answerOf, answersOf, hiddenAbreast, hiddenOf } from '../net.ts'
import { type Common, SHARE_INPUTS, commonOf, shareInputs } from './features.ts'
import { FIGURES } from './figures.ts'
import type { Judge } from './judge.ts'
import { byRulesOfThumb } from './rules-of-thumb.ts'
import {
  MOST_SEATS,
  SEAT_INPUTS,
  holdingsInto,
  noHoldings,
  noTotals,
  seatInputs,
  totalsInto,
} from './seat-features.ts'

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
    seatsHidden: hiddenAbreast(seat),
    values: new Float64Array(COMPANIES.length),
  }))
  const seatsInput = new Float64Array(MOST_SEATS * SEAT_INPUTS)
  const seatInput = Array.from({ length: MOST_SEATS }, (_, seat) =>
    seatsInput.subarray(seat * SEAT_INPUTS, (seat + 1) * SEAT_INPUTS),
  )
  const said = new Float64Array(MOST_SEATS)
  // Kept from the first question on: whoever plays without networks needs none.
  let memories: readonly Memory[] = []
  const holdings = noHoldings()
  const totals = noTotals()

  const ask = (input: Float64Array, into: Float64Array): void => {
    for (let index = 0; index < voices.length; index++) {
      const { share, shareHidden } = voices[index] as (typeof voices)[number]
      into[index] = Math.max(0, SHARE_SCALE * answerOf(share, input, shareHidden))
    }
  }
  /** What each voice says of a share. */
  const valuesOf = (
    state: DeepReadonly<ChicagoState>,
    company: number,
    common: Common,
  ): Float64Array | null => {
    const { open, holders } = state.companies[company] as { open: boolean; holders: readonly number[] }
    if (!open || holders.length === 0) return null
    if (memories.length === 0) memories = COMPANIES.map(() => new Memory(voices.length))
    const memory = memories[company] as Memory
    shareInputs(state, company, common, memory.input)
    return memory.values(ask)
  }

  return {
    worths(state) {
      if (state.ended !== null) return winnersOf(state)
      const common = commonOf(state)
      for (let company = 0; company < COMPANIES.length; company++) {
        const worth = valuesOf(state, company, common)
        for (let index = 0; index < voices.length; index++) {
          const { values } = voices[index] as (typeof voices)[number]
          values[company] = worth?.[index] ?? 0
        }
      }
      holdingsInto(holdings, state)
      const chances = Array.from({ length: state.players }, () => 0)
      for (const { seat: net, seatHidden, seatsHidden, values } of voices) {
        totalsInto(totals, holdings, values)
        for (let seat = 0; seat < chances.length; seat++) {
          seatInputs(state, seat, common, totals, seatInput[seat] as Float64Array)
        }
        answersOf(net, seatsInput, chances.length, said, seatsHidden, seatHidden)
        intoChances(said, chances.length)
        for (let seat = 0; seat < chances.length; seat++) {
          chances[seat] = (chances[seat] as number) + (said[seat] as number) / voices.length
        }
      }
      return chances
    },
    // Learnt values do not tell what others bid: to foresee auctions by rules of thumb wins more.
    reserves: byRulesOfThumb(FIGURES).reserves,
  }
}

/** Once the game has ended the chances are known; a shared victory is shared. */
function winnersOf(state: DeepReadonly<ChicagoState>): number[] {
  const cash = Array.from({ length: state.players }, (_, seat) => cashOf(state, seat))
  const best = Math.max(...cash)
  const winners = cash.filter((each) => each === best).length
  return cash.map((each) => (each === best ? 1 / winners : 0))
}

/** What networks say of so many seats becomes their chances, in place. */
export function intoChances(said: Float64Array, seats: number): void {
  let most = Number.NEGATIVE_INFINITY
  for (let seat = 0; seat < seats; seat++) most = Math.max(most, said[seat] as number)
  let all = 0
  for (let seat = 0; seat < seats; seat++) {
    said[seat] = expOf((said[seat] as number) - most)
    all += said[seat] as number
  }
  for (let seat = 0; seat < seats; seat++) said[seat] = (said[seat] as number) / all
}

/**
 * What was said of a company before: most turns change one or two, and the others are asked about again and again with the
 * same inputs.
 */
class Memory {
  /** To be filled before `values` is asked. */
  readonly input: Float64Array = new Float64Array(SHARE_INPUTS)
  readonly #bits = new Int32Array(this.input.buffer)
  readonly #inputs = new Float64Array(REMEMBERED * SHARE_INPUTS).fill(Number.NaN)
  readonly #values: readonly Float64Array[]

  constructor(voices: number) {
    this.#values = Array.from({ length: REMEMBERED }, () => new Float64Array(voices))
  }

  values(ask: (input: Float64Array, into: Float64Array) => void): Float64Array {
    const place = this.#placeOf()
    const values = this.#values[place] as Float64Array
    const from = place * SHARE_INPUTS
    if (!this.#isAt(from)) {
      ask(this.input, values)
      this.#inputs.set(this.input, from)
    }
    return values
  }

  /** Each input has one place; who comes there later takes it. */
  #placeOf(): number {
    let mixed = 0
    for (let at = 0; at < this.#bits.length; at++) {
      mixed = Math.imul(mixed ^ (this.#bits[at] as number), MIXING)
      mixed ^= mixed >>> 15
    }
    return mixed & (REMEMBERED - 1)
  }

  #isAt(from: number): boolean {
    const { input } = this
    for (let at = 0; at < SHARE_INPUTS; at++) if (this.#inputs[from + at] !== input[at]) return false
    return true
  }
}

/** A power of two. */
const REMEMBERED = 512
/** Odd, its bits without a pattern. */
const MIXING = 0x9e3779b1
