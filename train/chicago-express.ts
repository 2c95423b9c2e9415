// `npm run train -- chicago-express`: rounds of self-play and learning; each round is kept, so that it can be resumed.
import { createRng } from '@roundhouse/kernel'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { Worker, isMainThread, parentPort, workerData } from 'node:worker_threads'
import type { Learnt } from '../packages/bots/src/chicago-express/learnt.ts'
import { fit } from './fit.ts'
import { learntFrom, textOf } from './kept.ts'
import { type Lessons, SEAT_ROW, SHARE_ROW, selfPlay } from './self-play.ts'

interface Job {
  readonly games: number
  readonly seed: string
  readonly league: readonly Learnt[]
}

if (isMainThread) await main()
else {
  const { games, seed, league } = workerData as Job
  const lessons = selfPlay(games, seed, league)
  parentPort?.postMessage(lessons, [
    lessons.shares.buffer as ArrayBuffer,
    lessons.seats.buffer as ArrayBuffer,
  ])
}

async function main(): Promise<void> {
  const { values } = parseArgs({
    allowPositionals: true,
    options: {
      rounds: { type: 'string', default: '4' },
      games: { type: 'string', default: '4000' },
      epochs: { type: 'string', default: '8' },
      jobs: { type: 'string', default: `${availableParallelism()}` },
      seed: { type: 'string', default: 'learning' },
      out: { type: 'string', default: 'train-results/chicago-express' },
    },
  })
  const [rounds, games, epochs, jobs] = [values.rounds, values.games, values.epochs, values.jobs].map(
    Number,
  ) as [number, number, number, number]
  mkdirSync(values.out, { recursive: true })
  const league: Learnt[] = []
  let older: Lessons | null = null
  for (let round = 1; round <= rounds; round++) {
    const file = join(values.out, `round-${round}.json`)
    if (existsSync(file)) {
      league.push(learntFrom(readFileSync(file, 'utf8')))
      console.log(`round ${round}: kept in ${file}`)
      continue
    }
    const began = performance.now()
    const parts = await Promise.all(
      Array.from({ length: jobs }, (_, job) =>
        lessonsOf({ games: Math.ceil(games / jobs), seed: `${values.seed}/${round}/${job}`, league }),
      ),
    )
    const fresh = joined(parts)
    console.log(`round ${round}: ${games} games in ${Math.round((performance.now() - began) / 1000)} s`)
    // What was learnt last time is not forgotten at once.
    const lessons = older === null ? fresh : joined([older, fresh])
    older = fresh
    const tell = (line: string): void => console.log(`round ${round}: ${line}`)
    const learnt = fit(lessons, epochs, createRng(`${values.seed}/${round}/fit`), league.at(-1) ?? null, tell)
    writeFileSync(file, textOf(learnt))
    league.push(learnt)
  }
}

function lessonsOf(job: Job): Promise<Lessons> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL(import.meta.url), { workerData: job })
    worker.on('message', resolve)
    worker.on('error', reject)
  })
}

function joined(parts: readonly Lessons[]): Lessons {
  const shares = new Float32Array(parts.reduce((sum, part) => sum + part.shares.length, 0))
  const seats = new Float32Array(parts.reduce((sum, part) => sum + part.seats.length, 0))
  let [shareAt, seatAt] = [0, 0]
  for (const part of parts) {
    const rowsBefore = shareAt / SHARE_ROW
    shares.set(part.shares, shareAt)
    shareAt += part.shares.length
    const moved = part.seats.slice()
    // Rows of shares are counted from the beginning of all lessons.
    for (let row = 0; row < moved.length; row += SEAT_ROW) {
      for (let each = SEAT_ROW - 10; each < SEAT_ROW - 5; each++) {
        if ((moved[row + each] as number) >= 0) moved[row + each] = (moved[row + each] as number) + rowsBefore
      }
    }
    seats.set(moved, seatAt)
    seatAt += moved.length
  }
  return { shares, seats }
}
