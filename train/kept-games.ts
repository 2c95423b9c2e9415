import { createRng, draw } from '@roundhouse/kernel'
import type { ChicagoAction } from '@roundhouse/titles/chicago-express'
import { appendFileSync } from 'node:fs'
import { Worker, parentPort, workerData } from 'node:worker_threads'
import type { Bot } from '../packages/bots/src/bot.ts'
import { bots, firemanBy } from '../packages/bots/src/chicago-express/index.ts'
import type { Learnt } from '../packages/bots/src/chicago-express/learnt.ts'
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

interface Part {
  readonly seed: string
  readonly numbers: readonly number[]
  /** Networks that some of the Firemen judge by, as a text; null where all are as they are. */
  readonly others: string | null
}

/** Plays what is missing of so many games, each kept as it ends: whoever stops it goes on from there. */
export async function playMissing(
  thread: URL,
  file: string,
  games: number,
  seed: string,
  jobs: number,
  others: string | null,
): Promise<void> {
  const kept = new Set(keptGames(file).map(({ number }) => number))
  const missing = Array.from({ length: games }, (_, number) => number).filter((number) => !kept.has(number))
  const playing = Math.min(jobs, missing.length)
  await Promise.all(
    Array.from({ length: playing }, (_, job) => {
      const numbers = missing.filter((_number, at) => at % playing === job)
      return new Promise<void>((resolve, reject) => {
        const worker = new Worker(thread, { workerData: { seed, numbers, others } satisfies Part })
        worker.on('message', (game: KeptGame) => appendFileSync(file, `${JSON.stringify(game)}\n`))
        worker.on('error', reject)
        worker.on('exit', () => resolve())
      })
    }),
  )
}

/** What each thread does. */
export function playPart(): void {
  const { seed, numbers, others } = workerData as Part
  const learnt = others === null ? null : learntIn(others)
  for (const number of numbers) parentPort?.postMessage(firemenGame(number, seed, learnt))
}

/**
 * Mostly four at the table; whims of a hundredth and a fiftieth of a victory. Where there are other networks, every third
 * seat goes by them: then positions are seen into which they lead.
 */
function firemenGame(number: number, seed: string, others: readonly Learnt[] | null): KeptGame {
  const of = `${seed}/${number}`
  const rng = createRng(of)
  const lot = draw(rng, 10)
  const players = lot < 6 ? 4 : lot < 8 ? 3 : 5
  const log: ChicagoAction[] = []
  const fireman = noting(exploring(bots.bots.fireman as Bot, 0.012, 0.02), log)
  const other = others === null ? fireman : noting(exploring(firemanBy(others), 0.012, 0.02), log)
  const seats = Array.from({ length: players }, () =>
    others !== null && draw(rng, 3) === 0 ? other : fireman,
  )
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
