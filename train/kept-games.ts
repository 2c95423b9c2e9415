import { createRng, draw } from '@roundhouse/kernel'
import type { ChicagoAction } from '@roundhouse/titles/chicago-express'
import { appendFileSync } from 'node:fs'
import { Worker, parentPort, workerData } from 'node:worker_threads'
import type { Bot } from '../packages/bots/src/bot.ts'
import { FIGURES } from '../packages/bots/src/chicago-express/figures.ts'
import { bots, firemanBy } from '../packages/bots/src/chicago-express/index.ts'
import { type Learnt, byLearning } from '../packages/bots/src/chicago-express/learnt.ts'
import { onePly } from '../packages/bots/src/chicago-express/one-ply.ts'
import { exploring } from './explorer.ts'
import { linesIn } from './json-lines.ts'
import { learntIn } from './kept.ts'
import { playOut } from './play-out.ts'

/** A game among Firemen, or among them and their better, as it is kept: its number says all that is by lot. */
export interface KeptGame {
  readonly number: number
  readonly players: number
  readonly log: readonly ChicagoAction[]
}

/** The games of a file by their numbers. */
export function keptGames(file: string): KeptGame[] {
  return linesIn<KeptGame>(file).toSorted((a, b) => a.number - b.number)
}

/** Who sits at the tables besides Firemen: some that judge by these networks, as a text, and some that search by them. */
export interface Company {
  readonly others: string | null
  readonly drivers: boolean
}

/** So many games of a seed, none begun after so many seconds. */
export interface Series {
  readonly seed: string
  readonly games: number
  readonly seconds: number
}

interface Part extends Company {
  readonly seed: string
  readonly seconds: number
  readonly numbers: readonly number[]
}

/** Plays what is missing of a series, each game kept as it ends: whoever stops it goes on from there. */
export async function playMissing(
  thread: URL,
  file: string,
  { seed, games, seconds }: Series,
  jobs: number,
  company: Company,
): Promise<void> {
  const kept = new Set(keptGames(file).map(({ number }) => number))
  const missing = Array.from({ length: games }, (_, number) => number).filter((number) => !kept.has(number))
  const playing = Math.min(jobs, missing.length)
  await Promise.all(
    Array.from({ length: playing }, (_, job) => {
      const numbers = missing.filter((_number, at) => at % playing === job)
      return new Promise<void>((resolve, reject) => {
        const worker = new Worker(thread, {
          workerData: { ...company, seed, seconds, numbers } satisfies Part,
        })
        worker.on('message', (game: KeptGame) => appendFileSync(file, `${JSON.stringify(game)}\n`))
        worker.on('error', reject)
        worker.on('exit', () => resolve())
      })
    }),
  )
}

/** What each thread does. */
export function playPart(): void {
  const { seed, seconds, numbers, others, drivers } = workerData as Part
  const learnt = others === null ? null : learntIn(others)
  const kinds = kindsOf(learnt, drivers)
  const begun = performance.now()
  for (const number of numbers) {
    if (performance.now() - begun > 1000 * seconds) return
    parentPort?.postMessage(gameOf(number, seed, kinds))
  }
}

/** Who may sit on a seat, each as likely as often as it is listed. */
function kindsOf(others: readonly Learnt[] | null, drivers: boolean): readonly Bot[] {
  const fireman = bots.bots.fireman as Bot
  if (others === null) return [fireman]
  // Every third seat goes by the other networks: then positions are seen into which they lead.
  if (!drivers) return [firemanBy(others), fireman, fireman]
  return [fireman, fireman, firemanBy(others), alone(others), hasty]
}

/** One ply by these networks: whoever plays so may win from those who look further. */
function alone(others: readonly Learnt[]): Bot {
  return onePly({
    id: 'alone',
    judge: byLearning(others),
    figures: FIGURES,
    whim: 0,
    builds: 6,
    bids: 'outcome',
  })
}

/** A Driver that takes less time: a game of whole ones takes that of ten. */
const hasty: Bot = { ...(bots.bots.driver as Bot), work: 1500 }

/** How far values are off by whim, of turns and of bids, in parts of a victory. */
const WHIMS = [
  [0.012, 0.02],
  [0.004, 0.008],
  [0.02, 0.045],
] as const

/** Mostly four at the table; the same whims for all Firemen, others where Drivers sit among them. */
function gameOf(number: number, seed: string, kinds: readonly Bot[]): KeptGame {
  const of = `${seed}/${number}`
  const rng = createRng(of)
  const lot = draw(rng, 10)
  const players = lot < 6 ? 4 : lot < 8 ? 3 : 5
  const log: ChicagoAction[] = []
  const whims = kinds.length > 3 ? WHIMS : WHIMS.slice(0, 1)
  const seats = Array.from({ length: players }, () => {
    const kind = kinds.length === 1 ? 0 : draw(rng, kinds.length)
    const [turns, bids] = (
      whims.length === 1 ? whims[0] : whims[draw(rng, whims.length)]
    ) as (typeof WHIMS)[number]
    return noting(exploring(kinds[kind] as Bot, turns, bids), log)
  })
  playOut({ bots: seats, seed: of, nature: of, rng, work: (bot) => bot.work })
  return { number, players, log }
}

function noting(bot: Bot, log: ChicagoAction[]): Bot {
  return {
    ...bot,
    choose(turn, pickBelow, budget) {
      const decision = bot.choose(turn, pickBelow, budget)
      log.push(decision.action as ChicagoAction)
      return decision
    },
  }
}
