import type { GameRecord } from '@roundhouse/kernel'
import { Worker } from 'node:worker_threads'
import type { PlayedGame } from './one-game.ts'
import type { Thinking } from './player.ts'
import { RunningPrograms } from './program.ts'
import type { Seating } from './seating.ts'

/** What a thread is told once. */
export interface Hall {
  readonly title: string
  readonly bots: readonly string[]
  readonly thinking: Thinking
}

/** What a thread is told for each game. */
export interface GameToPlay {
  readonly start: GameRecord
  readonly seating: Seating
}

export type FromThread =
  | { readonly ready: true }
  | { readonly game: PlayedGame }
  | { readonly program: number; readonly runs: boolean }

/** Plays the games in several threads; `done` hears of each. Ends early when `stopped` says so, and hears of none that ends later. */
export async function playAll(
  hall: Hall,
  games: readonly GameToPlay[],
  jobs: number,
  done: (game: PlayedGame) => void,
  stopped: () => boolean,
): Promise<void> {
  const queue = games.values()
  await Promise.all(
    Array.from({ length: Math.min(jobs, games.length) }, () => work(hall, queue, done, stopped)),
  )
}

function work(
  hall: Hall,
  queue: Iterator<GameToPlay>,
  done: (game: PlayedGame) => void,
  stopped: () => boolean,
): Promise<void> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL('game-thread.ts', import.meta.url), { workerData: hall })
    const programs = new RunningPrograms()
    const watch = setInterval(() => {
      if (stopped()) end()
    }, 100)
    const end = (): void => {
      clearInterval(watch)
      void worker.terminate().then(() => {
        programs.kill()
        resolve()
      })
    }
    const next = (): void => {
      const { value, done: empty } = queue.next()
      if (empty === true || stopped()) end()
      else worker.postMessage(value)
    }
    worker.on('message', (message: FromThread) => {
      if ('program' in message) return programs.note(message.program, message.runs)
      if ('game' in message && !stopped()) done(message.game)
      next()
    })
    worker.on('error', (error) => {
      clearInterval(watch)
      programs.kill()
      reject(error)
    })
  })
}
