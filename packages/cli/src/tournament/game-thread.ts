import type { Title } from '@roundhouse/kernel'
import { titleOf } from '@roundhouse/titles'
import { parentPort, workerData } from 'node:worker_threads'
import type { FromThread, GameToPlay, Hall } from './jobs.ts'
import { playGame, unended } from './one-game.ts'
import { hirerOf } from './player.ts'
import type { NoteProgram } from './program.ts'

// One of several that share a tournament: plays the game it is told and asks for the next by its answer.
const hall = workerData as Hall
const title = titleOf(hall.title) as Title
const tell = (message: FromThread): void => {
  parentPort?.postMessage(message)
}
// A thread may be ended at any moment: whoever does so ends its programs too.
const note: NoteProgram = (program, runs) => tell({ program, runs })
const hires = await Promise.all(hall.bots.map((bot) => hirerOf(title, bot, hall.thinking, note)))
parentPort?.on('message', async ({ start, seating }: GameToPlay) => {
  const game = playGame(title, start, seating, hires)
  tell({ game: await game.catch((error: unknown) => unended(seating.number, error)) })
})
tell({ ready: true })
