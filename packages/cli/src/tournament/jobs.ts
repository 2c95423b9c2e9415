import type { GameRecord } from '@roundhouse/kernel'
import { fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { Failure } from '../faults.ts'
import { type PlayedGame, type UnendedGame, unended } from './one-game.ts'
import type { Thinking } from './player.ts'
import { RunningPrograms } from './program.ts'
import type { Seating } from './seating.ts'

/** What a process is told once. */
export interface Hall {
  readonly title: string
  readonly bots: readonly string[]
  readonly thinking: Thinking
}

/** What a process is told for each game. */
export interface GameToPlay {
  readonly start: GameRecord
  readonly seating: Seating
}

export type ToProcess = { readonly hall: Hall } | { readonly game: GameToPlay }

export type FromProcess =
  | { readonly ready: true }
  | { readonly game: PlayedGame | UnendedGame }
  | { readonly program: number; readonly runs: boolean }
  /** Its last word: it ends by an error that nobody caught. */
  | { readonly crash: string }

/** Who hears of the games, and who is asked whether to go on. */
interface Organizer {
  readonly done: (game: PlayedGame | UnendedGame) => void
  readonly stopped: () => boolean
  /** The code of a process, for tests. */
  readonly code?: URL
}

/**
 * Plays the games in several processes: one that crashes, or takes more memory than there is, costs its game and no other.
 * `done` hears of each. Ends early when `stopped` says so, and hears of none that ends later.
 */
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
  const { done, stopped, code = new URL('game-process.ts', import.meta.url) } = organizer
  return new Promise((resolve, reject) => {
    const child = fork(fileURLToPath(code), { serialization: 'advanced' })
    const programs = new RunningPrograms()
    let underWay: number | null = null
    let crash: string | null = null
    let isOver = false
    const watch = setInterval(() => {
      if (stopped()) end()
    }, 100)
    const end = (): void => {
      isOver = true
      child.kill('SIGKILL')
    }
    const tell = (message: ToProcess): void => {
      // Whoever is gone does not hear it; its end is told by itself.
      child.send(message, () => {})
    }
    const next = (): void => {
      const { value, done: empty } = queue.next()
      if (empty === true || stopped()) return end()
      underWay = value.seating.number
      tell({ game: value })
    }
    child.on('message', (message: FromProcess) => {
      if ('program' in message) return programs.note(message.program, message.runs)
      if ('crash' in message) {
        crash = message.crash
        return
      }
      underWay = null
      if ('game' in message && !stopped()) done(message.game)
      next()
    })
    child.once('error', reject)
    child.once('close', (status, signal) => {
      clearInterval(watch)
      programs.kill()
      if (isOver || stopped()) return resolve()
      const fault = crash ?? `its process ended with ${status ?? signal}`
      // Who cannot even begin would not another time either.
      if (underWay === null) return reject(new Failure(fault))
      done(unended(underWay, fault))
      // One game is lost, and another process plays the rest.
      resolve(work(hall, queue, organizer))
    })
    tell({ hall })
  })
}
