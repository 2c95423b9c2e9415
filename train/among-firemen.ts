// `npm run train -- among-firemen`: lets Firemen play among themselves and learns the networks on from what came of it, as
// the Driver needs them. Games are kept as they end, so that it can be stopped and resumed; the number of threads changes
// nothing about them. With `--beside FILE` every third seat goes by those networks; they are what is learnt on, and are kept
// behind the new ones: who asks all of them is not led astray by what one is wrong about.
import { createRng } from '@roundhouse/kernel'
import type { ChicagoAction } from '@roundhouse/titles/chicago-express'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { isMainThread } from 'node:worker_threads'
import type { Bot } from '../packages/bots/src/bot.ts'
import { SHARE_SCALE } from '../packages/bots/src/chicago-express/learnt.ts'
import { MOST_SEATS } from '../packages/bots/src/chicago-express/seat-features.ts'
import { type Pupil, seatChances, seatPupil, sharePupil } from './fit.ts'
import { type KeptGame, keptGames, playMissing, playPart } from './kept-games.ts'
import { listedText, learntIn } from './kept.ts'
import { INITIAL_AT, type Lessons, SEAT_ROW, SHARES_UNTIL, gameInto } from './self-play.ts'

const WEIGHTS = new URL('../packages/bots/src/chicago-express/weights.json', import.meta.url)
const SHARE_PASSES = 6
const SHARE_RATE = 0.0005
/** How often the networks are asked anew what later positions promise, and the passes after each time. */
const SWEEPS = 4
const SEAT_PASSES = 2
const SEAT_RATE = 0.0007
/** Where many are kept together, fewer digits do. */
const DIGITS_OF_MANY = 3
/** How much the end of a game counts for a position, against what the next one promises, at every step between. */
const FAITH_IN_END = 0.9

if (isMainThread) await main()
else playPart()

async function main(): Promise<void> {
  const { values } = parseArgs({
    allowPositionals: true,
    options: {
      games: { type: 'string', default: '1120' },
      seed: { type: 'string', default: 'a' },
      jobs: { type: 'string', default: `${availableParallelism()}` },
      out: { type: 'string', default: 'train-results/among-firemen' },
      beside: { type: 'string' },
    },
  })
  mkdirSync(values.out, { recursive: true })
  const file = join(values.out, `games-${values.seed}.jsonl`)
  const beside = values.beside === undefined ? null : readFileSync(values.beside, 'utf8')
  await playMissing(
    new URL(import.meta.url),
    file,
    Number(values.games),
    values.seed,
    Number(values.jobs),
    beside,
  )
  tell(`${values.games} games kept in ${file}`)
  const { lessons, ends } = lessonsOf(keptGames(file).slice(0, Number(values.games)), values.seed)
  const learnt = learntIn(beside ?? readFileSync(WEIGHTS, 'utf8')).map(({ share, seat }, voice) => {
    const of = `${values.seed}/${voice}`
    const shares = sharePupil(lessons, `${of}/share`)
    shares.weights.set(share.weights)
    const off = passes(shares, SHARE_PASSES, SHARE_RATE)
    tell(`network ${voice}: shares off by ${(SHARE_SCALE * Math.sqrt(off)).toFixed(2)} dollars`)
    const weights = seat.weights.slice()
    for (let sweep = 0; sweep < SWEEPS; sweep++) {
      const promised = seatChances(lessons, shares.weights, weights)
      const seats = seatPupil(promisedLater(lessons, ends, promised), shares.weights, `${of}/seat/${sweep}`)
      seats.weights.set(weights)
      const nats = passes(seats, SEAT_PASSES, SEAT_RATE)
      weights.set(seats.weights)
      tell(`network ${voice}: seats ${nats.toFixed(4)} nats from what later positions promise`)
    }
    return { share: { ...share, weights: shares.weights.slice() }, seat: { ...seat, weights } }
  })
  const into = join(values.out, 'weights-among-firemen.json')
  const text =
    beside === null ? listedText(learnt) : listedText([...learnt, ...learntIn(beside)], DIGITS_OF_MANY)
  writeFileSync(into, text)
  tell(`kept in ${into}`)
}

function tell(line: string): void {
  console.log(`${line}, ${Math.round(performance.now() / 1000)} s`)
}

function passes(pupil: Pupil, count: number, rate: number): number {
  let [loss, rows] = [0, 1]
  for (let pass = 0; pass < count; pass++) {
    ;({ loss, rows } = pupil.pass(rate * 0.5 * (1 + Math.cos((Math.PI * pass) / count))))
  }
  return loss / rows
}

/** The positions of kept games, and behind the last row of seats of each. */
function lessonsOf(
  games: readonly KeptGame[],
  seed: string,
): { readonly lessons: Lessons; readonly ends: readonly number[] } {
  const shares: number[] = []
  const seats: number[] = []
  const ends: number[] = []
  for (const { number, players, log } of games) {
    const of = `${seed}/${number}`
    const replayed = replaying(log)
    const again = Array.from({ length: players }, () => replayed)
    gameInto(players, of, again, createRng(of), shares, seats)
    ends.push(seats.length / SEAT_ROW)
  }
  return { lessons: { shares: Float32Array.from(shares), seats: Float32Array.from(seats) }, ends }
}

/** Plays what was played, whoever is asked. */
function replaying(log: readonly ChicagoAction[]): Bot {
  const left = log.values()
  return {
    id: 'replaying',
    work: 1,
    choose: () => ({ action: left.next().value as ChicagoAction, candidates: [] }),
  }
}

/**
 * The same lessons with another aim for the seats: who won is a coin that one game throws once, so each position aims partly
 * at what the networks say of those after it.
 */
function promisedLater(lessons: Lessons, ends: readonly number[], promised: Float64Array): Lessons {
  const seats = lessons.seats.slice()
  let from = 0
  for (const end of ends) {
    // The last position of a game aims at its end.
    for (let row = end - 2; row >= from; row--) {
      const told = isToldAgain(seats, row)
      for (let seat = 0; seat < MOST_SEATS; seat++) {
        const at = row * SEAT_ROW + SHARES_UNTIL + seat
        const later = seats[at + SEAT_ROW] as number
        const next = promised[(row + 1) * MOST_SEATS + seat] as number
        seats[at] = told ? later : FAITH_IN_END * later + (1 - FAITH_IN_END) * next
      }
    }
    from = end
  }
  return { shares: lessons.shares, seats }
}

/** Positions before the first turn are told several times over. */
function isToldAgain(seats: Float32Array, row: number): boolean {
  const initial = seats[row * SEAT_ROW + INITIAL_AT] as number
  return initial > 0 && initial === seats[(row + 1) * SEAT_ROW + INITIAL_AT]
}
