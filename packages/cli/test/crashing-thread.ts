import { parentPort } from 'node:worker_threads'
import type { FromThread, GameToPlay } from '../src/tournament/jobs.ts'

// A thread of a tournament that dies of the second game and leaves with the third; the others end at once.
const tell = (message: FromThread): void => {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
  parentPort?.postMessage(message)
}
parentPort?.on('message', ({ start, seating: { number, bots } }: GameToPlay) => {
  if (number === 2) throw new Error('a thread dies as told')
  if (number === 3) process.exit(3)
  const seats = bots.map(() => 0)
  tell({ game: { number, record: start, bots, scores: seats, ranks: seats, times: [], lost: [], why: [] } })
})
tell({ ready: true })
