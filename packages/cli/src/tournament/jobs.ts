import type { GameRecord } from '@roundhouse/kernel'
import { Worker } from 'node:worker_threads'
import { Failure } from '../faults.ts'
import { type PlayedGame, type UnendedGame, unended } from './one-game.ts'
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
  | { readonly game: PlayedGame | UnendedGame }
  | { readonly program: number; readonly runs: boolean }

/** Who hears of the games, and who is asked whether to go on. */
interface Organizer {
  readonly done: (game: PlayedGame | UnendedGame) => void
  readonly stopped: () => boolean
  /** The code of a thread, for tests. */
  readonly code?: URL
}

/** Plays the games in several threads; `done` hears of each. Ends early when `stopped` says so, and hears of none that ends later. */
export async function playAll(
  hall: Hall,
  games: readonly GameToPlay[],
  jobs: number,
  organizer: Organizer,
): Promise<void> {
  const queue = games.values()
  await Promise.all(Array.from({ length: Math.min(jobs, games.length) }, () => work(hall, queue, organizer)))
}

function work(hall: Hall, queue: Iterator<GameToPlay>, organizer: Organizer): Promise<void> {
  const { done, stopped, code = new URL('game-thread.ts', import.meta.url) } = organizer
  return new Promise((resolve, reject) => {
    const worker = new Worker(code, { workerData: hall })
    const programs = new RunningPrograms()
    let underWay: number | null = null
    let isOver = false
    const watch = setInterval(() => {
      if (stopped()) end()
    }, 100)
    const end = (): void => {
      isOver = true
      clearInterval(watch)
      void worker.terminate().then(() => {
        programs.kill()
        resolve()
      })
    }
    const crash = (error: unknown): void => {
      // An error is told before the exit; the second of the two is not heard any more.
      if (isOver) return
      isOver = true
      clearInterval(watch)
      programs.kill()
      // Who cannot even begin would not another time either.
      if (underWay === null) return reject(error)
      if (!stopped()) done(unended(underWay, error))
      // One game is lost, and another thread plays the rest.
      resolve(work(hall, queue, organizer))
    }
    const next = (): void => {
      const { value, done: empty } = queue.next()
      if (empty === true || stopped()) return end()
      underWay = value.seating.number
      worker.postMessage(value)
    }
    worker.on('message', (message: FromThread) => {
      if ('program' in message) return programs.note(message.program, message.runs)
      underWay = null
      if ('game' in message && !stopped()) done(message.game)
      next()
    })
    worker.on('error', crash)
    worker.on('exit', (status) => crash(new Failure(`its thread left with ${status}`)))
  })
}
