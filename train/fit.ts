import { type Rng, createRng, draw } from '@roundhouse/kernel'
import { COMPANIES } from '@roundhouse/titles/chicago-express'
import { SHARE_INPUTS } from '../packages/bots/src/chicago-express/features.ts'
import { SHARE_SCALE, intoChances } from '../packages/bots/src/chicago-express/learnt.ts'
import {
  MOST_SEATS,
  SEAT_INPUTS,
  noHoldings,
  noTotals,
  seatInputs,
  totalsInto,
} from '../packages/bots/src/chicago-express/seat-features.ts'
import { hiddenOf } from '../packages/bots/src/net.ts'
import { Learner } from './adam.ts'
import { type Lessons, SEAT_ROW, SHARE_ROW, TABLE_FIGURES } from './self-play.ts'

export const SHARE_UNITS = [48, 24] as const
export const SEAT_UNITS = [48, 24] as const
const BATCH = 64
/** Shares of one position are much alike: this part of them is looked at in a pass. */
const SHARES_LOOKED_AT = 0.4
/** One row in so many is kept apart, to see how well the rest was learnt. */
const APART = 20

/** What a pass came to: the loss over the rows kept apart. */
export interface Passed {
  readonly loss: number
  readonly rows: number
}

/** Learns one network from rows of lessons, pass after pass; its weights may be replaced in between. */
export interface Pupil {
  readonly weights: Float64Array
  pass(rate: number): Passed
}

/** What a share still brings. */
export function sharePupil(lessons: Lessons, seed: string): Pupil {
  const rng = createRng(seed)
  const share = new Learner(SHARE_INPUTS, ...SHARE_UNITS, () => draw(rng, 1_000_000) / 1_000_000)
  const input = new Float64Array(SHARE_INPUTS)
  return pupilOf(share, lessons.shares.length / SHARE_ROW, SHARES_LOOKED_AT, rng, (row, learn) => {
    input.set(lessons.shares.subarray(row * SHARE_ROW, row * SHARE_ROW + SHARE_INPUTS))
    const off = share.answer(input) - (lessons.shares[row * SHARE_ROW + SHARE_INPUTS] as number)
    if (learn) share.learn(input, off)
    return off * off
  })
}

/** Who is going to win, given what the shares are thought to bring. */
export function seatPupil(lessons: Lessons, shareWeights: Float64Array, seed: string): Pupil {
  const rng = createRng(seed)
  const seat = new Learner(SEAT_INPUTS, ...SEAT_UNITS, () => draw(rng, 1_000_000) / 1_000_000)
  const values = valuesOf(lessons, shareWeights)
  const inputs = Array.from({ length: MOST_SEATS }, () => new Float64Array(SEAT_INPUTS))
  const hidden = inputs.map(() => hiddenOf(seat.net))
  const chances = new Float64Array(MOST_SEATS)
  return pupilOf(seat, lessons.seats.length / SEAT_ROW, 1, rng, (row, learn) => {
    const { players, won } = readSeats(lessons, row, values, inputs)
    for (let each = 0; each < players; each++) {
      chances[each] = seat.answer(inputs[each] as Float64Array, hidden[each])
    }
    intoChances(chances, players)
    let loss = 0
    for (let index = 0; index < players; index++) {
      const chance = chances[index] as number
      loss -= (won[index] as number) * Math.log(chance + 1e-9)
      if (learn) seat.learn(inputs[index] as Float64Array, chance - (won[index] as number), hidden[index])
    }
    return loss
  })
}

/** What networks say of every row: the chance of each seat, row after row. */
export function seatChances(
  lessons: Lessons,
  shareWeights: Float64Array,
  seatWeights: Float64Array,
): Float64Array {
  const seat = new Learner(SEAT_INPUTS, ...SEAT_UNITS, () => 0, seatWeights)
  const values = valuesOf(lessons, shareWeights)
  const inputs = Array.from({ length: MOST_SEATS }, () => new Float64Array(SEAT_INPUTS))
  const rows = lessons.seats.length / SEAT_ROW
  const all = new Float64Array(rows * MOST_SEATS)
  for (let row = 0; row < rows; row++) {
    const { players } = readSeats(lessons, row, values, inputs)
    const chances = all.subarray(row * MOST_SEATS, (row + 1) * MOST_SEATS)
    for (let each = 0; each < players; each++) chances[each] = seat.answer(inputs[each] as Float64Array)
    intoChances(chances, players)
  }
  return all
}

function pupilOf(
  learner: Learner,
  rows: number,
  part: number,
  rng: Rng,
  lossOf: (row: number, learn: boolean) => number,
): Pupil {
  const order = Uint32Array.from({ length: rows }, (_, row) => row).filter((row) => row % APART !== 0)
  return {
    weights: learner.net.weights,
    pass(rate) {
      for (let at = order.length - 1; at > 0; at--) {
        const other = draw(rng, at + 1)
        const held = order[at] as number
        order[at] = order[other] as number
        order[other] = held
      }
      const last = Math.ceil(order.length * part)
      for (let from = 0; from < last; from += BATCH) {
        const batch = order.subarray(from, from + BATCH)
        for (const row of batch) lossOf(row, true)
        learner.step(batch.length, rate)
      }
      let loss = 0
      let count = 0
      for (let row = 0; row < rows; row += APART, count++) loss += lossOf(row, false)
      return { loss, rows: count }
    },
  }
}

/** What the share network says of every row, told once. */
function valuesOf(lessons: Lessons, weights: Float64Array): Float64Array {
  const share = new Learner(SHARE_INPUTS, ...SHARE_UNITS, () => 0, weights)
  const values = new Float64Array(lessons.shares.length / SHARE_ROW)
  const input = new Float64Array(SHARE_INPUTS)
  for (let row = 0; row < values.length; row++) {
    input.set(lessons.shares.subarray(row * SHARE_ROW, row * SHARE_ROW + SHARE_INPUTS))
    values[row] = Math.max(0, SHARE_SCALE * share.answer(input))
  }
  return values
}

const holdings = noHoldings()
const totals = noTotals()
const shareValues = new Float64Array(COMPANIES.length)

function readSeats(
  { seats }: Lessons,
  row: number,
  values: Float64Array,
  into: readonly Float64Array[],
): { readonly players: number; readonly won: Float32Array } {
  let at = row * SEAT_ROW
  const next = (length: number): Float32Array => seats.subarray(at, (at += length))
  const [players, turn, payouts, untilDividend, sales, initial, first] = next(
    TABLE_FIGURES,
  ) as unknown as number[] as [number, number, number, number, number, number, number]
  const { cash, perShare, held, unsold, treasury } = holdings
  for (const each of [cash, perShare, held, unsold, treasury]) each.set(next(each.length))
  next(COMPANIES.length).forEach((share, company) => {
    shareValues[company] = share < 0 ? 0 : (values[share] as number)
  })
  totalsInto(totals, holdings, shareValues)
  const common = { payouts, untilDividend, sales, initial, first }
  for (let seat = 0; seat < players; seat++) {
    seatInputs({ players, turn }, seat, common, totals, into[seat] as Float64Array)
  }
  return { players, won: next(MOST_SEATS) }
}
