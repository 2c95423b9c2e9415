import { type Rng, draw } from '@roundhouse/kernel'
import { COMPANIES } from '@roundhouse/titles/chicago-express'
import {
  SEAT_INPUTS,
  SHARE_INPUTS,
  seatInputs,
  totalsOf,
} from '../packages/bots/src/chicago-express/features.ts'
import { type Learnt, SHARE_SCALE, softmax } from '../packages/bots/src/chicago-express/learnt.ts'
import { Learner } from './adam.ts'
import { type Lessons, SEATS, SEAT_ROW, SHARE_ROW } from './self-play.ts'

const SHARE_UNITS = [48, 24] as const
const SEAT_UNITS = [32, 16] as const
const BATCH = 256
const RATE = 0.002
/** Shares of one position are much alike: this part of them is looked at in a pass. */
const SHARES_LOOKED_AT = 0.4
/** One row in so many is kept apart, to see how well the rest was learnt. */
const APART = 20

/** Learns both networks from lessons; `before` gives the weights to begin with. */
export function fit(
  lessons: Lessons,
  epochs: number,
  rng: Rng,
  before: Learnt | null,
  tell: (line: string) => void,
): Learnt {
  const random = (): number => draw(rng, 1_000_000) / 1_000_000
  const share = new Learner(SHARE_INPUTS, ...SHARE_UNITS, random, before?.share.weights.slice())
  const shareRows = lessons.shares.length / SHARE_ROW
  const input = new Float64Array(SHARE_INPUTS)
  passes(
    epochs,
    shareRows,
    SHARES_LOOKED_AT,
    rng,
    share,
    (row) => {
      input.set(lessons.shares.subarray(row * SHARE_ROW, row * SHARE_ROW + SHARE_INPUTS))
      const off = share.answer(input) - (lessons.shares[row * SHARE_ROW + SHARE_INPUTS] as number)
      return { loss: off * off, learn: () => share.learn(input, off) }
    },
    (loss) => tell(`shares: off by ${(SHARE_SCALE * Math.sqrt(loss)).toFixed(2)} dollars`),
  )

  const seat = new Learner(SEAT_INPUTS, ...SEAT_UNITS, random, before?.seat.weights.slice())
  const values = valuesOf(lessons, share)
  const seatRows = lessons.seats.length / SEAT_ROW
  const inputs = Array.from({ length: SEATS }, () => new Float64Array(SEAT_INPUTS))
  passes(
    epochs,
    seatRows,
    1,
    rng,
    seat,
    (row) => {
      const { players, won } = readSeats(lessons, row, values, inputs)
      const chances = softmax(inputs.slice(0, players).map((each) => seat.answer(each)))
      const loss = -chances.reduce(
        (sum, chance, index) => sum + (won[index] as number) * Math.log(chance + 1e-9),
        0,
      )
      return {
        loss,
        learn: () => {
          for (const [index, chance] of chances.entries()) {
            const each = inputs[index] as Float64Array
            seat.answer(each)
            seat.learn(each, chance - (won[index] as number))
          }
        },
      }
    },
    (loss) => tell(`seats: ${loss.toFixed(4)} nats, ${Math.exp(-loss).toFixed(3)} given to the winner`),
  )
  return { share: share.net, seat: seat.net }
}

function passes(
  epochs: number,
  rows: number,
  part: number,
  rng: Rng,
  learner: Learner,
  of: (row: number) => { loss: number; learn(): void },
  tell: (loss: number) => void,
): void {
  const order = Array.from({ length: rows }, (_, row) => row).filter((row) => row % APART !== 0)
  for (let epoch = 0; epoch < epochs; epoch++) {
    for (let at = order.length - 1; at > 0; at--) {
      const other = draw(rng, at + 1)
      const held = order[at] as number
      order[at] = order[other] as number
      order[other] = held
    }
    const rate = RATE * 0.5 * (1 + Math.cos((Math.PI * epoch) / epochs))
    const last = Math.ceil(order.length * part)
    for (let from = 0; from < last; from += BATCH) {
      const batch = order.slice(from, from + BATCH)
      for (const row of batch) of(row).learn()
      learner.step(batch.length, rate)
    }
    let loss = 0
    let count = 0
    for (let row = 0; row < rows; row += APART, count++) loss += of(row).loss
    tell(loss / count)
  }
}

/** What the share network says of every row, told once. */
function valuesOf(lessons: Lessons, share: Learner): Float64Array {
  const values = new Float64Array(lessons.shares.length / SHARE_ROW)
  const input = new Float64Array(SHARE_INPUTS)
  for (let row = 0; row < values.length; row++) {
    input.set(lessons.shares.subarray(row * SHARE_ROW, row * SHARE_ROW + SHARE_INPUTS))
    values[row] = Math.max(0, SHARE_SCALE * share.answer(input))
  }
  return values
}

function readSeats(
  { seats }: Lessons,
  row: number,
  values: Float64Array,
  into: readonly Float64Array[],
): { readonly players: number; readonly won: readonly number[] } {
  let at = row * SEAT_ROW
  const next = (): number => seats[at++] as number
  const list = (length: number): number[] => Array.from({ length }, next)
  const [players, turn, payouts, untilDividend, sales] = list(5) as [number, number, number, number, number]
  const cash = list(SEATS).slice(0, players)
  const perShare = list(COMPANIES.length)
  const held = COMPANIES.map(() => list(SEATS).slice(0, players))
  const of = list(COMPANIES.length).map((share) => (share < 0 ? 0 : (values[share] as number)))
  const totals = totalsOf({ players, cash, perShare, held }, of)
  for (let seat = 0; seat < players; seat++) {
    const common = { payouts, untilDividend, sales, arrived: 0 }
    seatInputs({ players, turn }, seat, common, totals, into[seat] as Float64Array)
  }
  return { players, won: list(SEATS).slice(0, players) }
}
