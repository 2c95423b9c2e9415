import { createRng, draw } from '@roundhouse/kernel'
import type { ChicagoAction } from '@roundhouse/titles/chicago-express'
import { appendFileSync, existsSync, readFileSync } from 'node:fs'
import { Worker, parentPort, workerData } from 'node:worker_threads'
import type { Bot } from '../packages/bots/src/bot.ts'
import { bots } from '../packages/bots/src/chicago-express/index.ts'
import { exploring } from './explorer.ts'
import { playOut } from './play-out.ts'

/** A game among Firemen as it is kept: its number says all that is by lot. */
export interface KeptGame {
  readonly number: number
  readonly players: number
  readonly log: readonly ChicagoAction[]
}

/** The games of a file by their numbers; a line that was cut off is played again. */
export function keptGames(file: string): KeptGame[] {
  if (!existsSync(file)) return []
  const games: KeptGame[] = []
  for (const line of readFileSync(file, 'utf8').split('\n')) {
    if (line.startsWith('{') && line.endsWith('}')) games.push(JSON.parse(line) as KeptGame)
  }
  return games.toSorted((a, b) => a.number - b.number)
}

interface Part {
  readonly seed: string
  readonly numbers: readonly number[]
}

/** Plays what is missing of so many games, each kept as it ends: whoever stops it goes on from there. */
export async function playMissing(
  thread: URL,
  file: string,
  games: number,
  seed: string,
  jobs: number,
): Promise<void> {
  const kept = new Set(keptGames(file).map(({ number }) => number))
  const missing = Array.from({ length: games }, (_, number) => number).filter((number) => !kept.has(number))
  const playing = Math.min(jobs, missing.length)
  await Promise.all(
    Array.from({ length: playing }, (_, job) => {
      const numbers = missing.filter((_number, at) => at % playing === job)
      return new Promise<void>((resolve, reject) => {
        const worker = new Worker(thread, { workerData: { seed, numbers } satisfies Part })
        worker.on('message', (game: KeptGame) => appendFileSync(file, `${JSON.stringify(game)}\n`))
        worker.on('error', reject)
        worker.on('exit', () => resolve())
      })
    }),
  )
}

/** What each thread does. */
export function playPart(): void {
  const { seed, numbers } = workerData as Part
  for (const number of numbers) parentPort?.postMessage(firemenGame(number, seed))
}

/** Mostly four at the table; whims of a hundredth and a fiftieth of a victory. */
export function firemenGame(number: number, seed: string): KeptGame {
  const of = `${seed}/${number}`
  const rng = createRng(of)
  const lot = draw(rng, 10)
  const players = lot < 6 ? 4 : lot < 8 ? 3 : 5
  const fireman = exploring(bots.bots.fireman as Bot, 0.012, 0.02)
  const log: ChicagoAction[] = []
  const noting: Bot = {
    ...fireman,
    choose(turn, pickBelow, budget) {
      const decision = fireman.choose(turn, pickBelow, budget)
      log.push(decision.action as ChicagoAction)
      return decision
    },
  }
  const seats = Array.from({ length: players }, () => noting)
  playOut({ bots: seats, seed: of, nature: of, rng, work: (bot) => bot.work })
  return { number, players, log }
}
