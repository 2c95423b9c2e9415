// `npm run train -- among-firemen`: lets Firemen play among themselves and learns the networks on from what came of it, as
// the Driver needs them. Games are kept as they end, so that it can be stopped and resumed; the number of threads changes
// nothing about them. With `--beside FILE` every third seat goes by those networks; they are what is learnt on, and are kept
// behind the new ones: who asks all of them is not led astray by what one is wrong about. With `--drivers` some seats also play
// one ply ahead or search like Drivers, and of the networks beside two are learnt on and two begun anew.
import { createRng } from '@roundhouse/kernel'
import type { ChicagoAction } from '@roundhouse/titles/chicago-express'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { Worker, isMainThread, parentPort, workerData } from 'node:worker_threads'
import type { Bot } from '../packages/bots/src/bot.ts'
import { SHARE_INPUTS } from '../packages/bots/src/chicago-express/features.ts'
import { type Learnt, SHARE_SCALE } from '../packages/bots/src/chicago-express/learnt.ts'
import { MOST_SEATS, SEAT_INPUTS } from '../packages/bots/src/chicago-express/seat-features.ts'
import { netFrom } from '../packages/bots/src/net.ts'
import { type Pupil, SEAT_UNITS, SHARE_UNITS, seatChances, seatPupil, sharePupil } from './fit.ts'
import { type KeptGame, keptGames, playMissing, playPart } from './kept-games.ts'
import { learntFrom, learntIn, listedText, textOf, wholeText } from './kept.ts'
import { INITIAL_AT, type Lessons, SEAT_ROW, SHARES_UNTIL, gameInto } from './self-play.ts'

const WEIGHTS = new URL('../packages/bots/src/chicago-express/weights.json', import.meta.url)
/** Whoever learns on takes few small steps, whoever begins anew many. */
const ON = { sharePasses: 6, shareRate: 0.0005, seatPasses: 2, seatRate: 0.0007 }
const ANEW = { sharePasses: 20, shareRate: 0.002, seatPasses: 5, seatRate: 0.0015 }
/** How often the networks are asked anew what later positions promise. */
const SWEEPS = 4
/** How much the end of a game counts for a position, against what the next one promises, at every step between. */
const FAITH_IN_END = 0.9

/** At tables where Drivers sit so many are learnt on and the rest begun anew: networks that differ err differently. */
const LEARNT_ON = 2
const BEGUN_ANEW = [null, null] as const

if (isMainThread) await main()
else if (isVoice(workerData)) parentPort?.postMessage(learnVoice(workerData))
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
      drivers: { type: 'boolean', default: false },
      seconds: { type: 'string', default: 'Infinity' },
    },
  })
  mkdirSync(values.out, { recursive: true })
  const file = join(values.out, `games-${values.seed}.jsonl`)
  const beside = values.beside === undefined ? null : readFileSync(values.beside, 'utf8')
  const { seed, drivers } = values
  const [games, jobs, seconds] = [values.games, values.jobs, values.seconds].map(Number) as [
    number,
    number,
    number,
  ]
  await playMissing(new URL(import.meta.url), file, { seed, games, seconds }, jobs, {
    others: beside,
    drivers,
  })
  tell(`${keptGames(file).length} games kept in ${file}`)
  const before = learntIn(beside ?? readFileSync(WEIGHTS, 'utf8'))
  const starts = drivers ? [...before.slice(0, LEARNT_ON), ...BEGUN_ANEW] : before
  const learnt = await learnAll(
    starts.map((from, voice) => ({ voice, seed, file, from: from === null ? null : textOf(from) })),
    jobs,
  )
  const into = join(values.out, 'weights-among-firemen.json')
  const all = beside === null || drivers ? learnt : [...learnt, ...before]
  writeFileSync(into, beside === null ? listedText(all) : wholeText(all))
  tell(`kept in ${into}`)
}

/** What a thread that learns is told. */
interface Voice {
  readonly voice: number
  readonly seed: string
  /** The games. */
  readonly file: string
  /** The networks to begin with, as a text. */
  readonly from: string | null
}

function isVoice(told: unknown): told is Voice {
  return typeof told === 'object' && told !== null && 'voice' in told
}

/** Each network in a thread of its own, so many at a time. */
async function learnAll(voices: readonly Voice[], jobs: number): Promise<Learnt[]> {
  const learnt: Learnt[] = []
  const queue = voices.values()
  const next = async (): Promise<void> => {
    for (const voice of queue) {
      learnt[voice.voice] = await new Promise<Learnt>((resolve, reject) => {
        const worker = new Worker(new URL(import.meta.url), { workerData: voice })
        worker.on('message', (text: string) => resolve(learntFrom(text)))
        worker.on('error', reject)
      })
    }
  }
  await Promise.all(Array.from({ length: Math.min(jobs, voices.length) }, next))
  return learnt
}

/** Learns what shares bring, then who wins; gives the networks as a text. */
function learnVoice({ voice, seed, file, from }: Voice): string {
  const { lessons, ends } = lessonsOf(keptGames(file), seed)
  const of = `${seed}/${voice}`
  const start = from === null ? null : learntFrom(from)
  const pace = start === null ? ANEW : ON
  const shares = sharePupil(lessons, `${of}/share`)
  if (start !== null) shares.weights.set(start.share.weights)
  const off = passes(shares, pace.sharePasses, pace.shareRate)
  tell(`network ${voice}: shares off by ${(SHARE_SCALE * Math.sqrt(off)).toFixed(2)} dollars`)
  let weights = start?.seat.weights.slice() ?? null
  for (let sweep = 0; sweep < SWEEPS; sweep++) {
    // Who knows nothing yet aims at the ends of games alone.
    const aim =
      weights === null ? lessons : promisedLater(lessons, ends, seatChances(lessons, shares.weights, weights))
    const seats = seatPupil(aim, shares.weights, `${of}/seat/${sweep}`)
    if (weights !== null) seats.weights.set(weights)
    const nats = passes(seats, pace.seatPasses, pace.seatRate)
    weights = seats.weights.slice()
    tell(`network ${voice}: seats ${nats.toFixed(4)} nats from what later positions promise`)
  }
  const share = netFrom({ inputs: SHARE_INPUTS, ...unitsOf(SHARE_UNITS), weights: [...shares.weights] })
  const seat = netFrom({ inputs: SEAT_INPUTS, ...unitsOf(SEAT_UNITS), weights: [...(weights ?? [])] })
  return textOf({ share, seat })
}

function unitsOf([first, second]: readonly [number, number]): { first: number; second: number } {
  return { first, second }
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
