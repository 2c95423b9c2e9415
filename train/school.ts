import { Worker, parentPort, workerData } from 'node:worker_threads'
import { type Passed, type Pupil, seatPupil, sharePupil } from './fit.ts'
import { learntFrom } from './kept.ts'
import { type Lessons, SEAT_ROW, SHARES_FROM, SHARES_UNTIL, SHARE_ROW, selfPlay } from './self-play.ts'

type Kind = 'share' | 'seat'

type Task =
  | {
      readonly type: 'play'
      readonly games: number
      readonly seed: string
      readonly league: readonly string[]
      readonly among: number
    }
  | {
      readonly type: 'learn'
      readonly kind: Kind
      readonly weights: Float64Array
      readonly rate: number
      /** The first pass of a round brings the share network that seats are judged by. */
      readonly anew: { readonly share: Float64Array } | null
    }

interface Done extends Passed {
  readonly weights: Float64Array | null
}

/**
 * Threads that play games, keep what they saw, and learn from it side by side: after each pass the networks of all are
 * averaged, and everybody goes on from there. So learning takes as many processors as playing, and no lesson travels.
 */
export class School {
  readonly #workers: readonly Worker[]

  constructor(file: URL, jobs: number) {
    this.#workers = Array.from({ length: jobs }, (_, job) => new Worker(file, { workerData: job }))
  }

  async play(games: number, seed: string, league: readonly string[], among: number): Promise<void> {
    await this.#all({ type: 'play', games, seed, league, among })
  }

  /** One pass of everybody; `weights` become the average. Tells the mean loss of the rows kept apart. */
  async learn(
    kind: Kind,
    weights: Float64Array,
    rate: number,
    anew: { readonly share: Float64Array } | null,
  ): Promise<number> {
    const done = await this.#all({ type: 'learn', kind, weights, rate, anew })
    weights.fill(0)
    let loss = 0
    let rows = 0
    for (const each of done) {
      loss += each.loss
      rows += each.rows
      const learnt = each.weights as Float64Array
      for (let at = 0; at < weights.length; at++) {
        weights[at] = (weights[at] as number) + (learnt[at] as number) / done.length
      }
    }
    return loss / rows
  }

  async close(): Promise<void> {
    await Promise.all(this.#workers.map((worker) => worker.terminate()))
  }

  #all(task: Task): Promise<Done[]> {
    return Promise.all(
      this.#workers.map(
        (worker) =>
          new Promise<Done>((resolve, reject) => {
            worker.once('error', reject)
            worker.once('message', (done: Done) => {
              worker.off('error', reject)
              resolve(done)
            })
            worker.postMessage(task)
          }),
      ),
    )
  }
}

/** What each thread does for as long as the school is open. */
export function attend(): void {
  const job = workerData as number
  const port = parentPort
  if (port === null) throw new Error('not a thread')
  let fresh: Lessons | null = null
  let lessons: Lessons = { shares: new Float32Array(0), seats: new Float32Array(0) }
  let pupil: Pupil | null = null
  let seed = ''
  port.on('message', (task: Task) => {
    if (task.type === 'play') {
      seed = `${task.seed}/${job}`
      const older = fresh
      fresh = selfPlay(task.games, seed, task.league.map(learntFrom), task.among)
      // What was learnt last time is not forgotten at once.
      lessons = older === null ? fresh : joined(older, fresh)
      port.postMessage({ loss: 0, rows: 0, weights: null } satisfies Done)
      return
    }
    if (task.anew !== null) {
      pupil =
        task.kind === 'share'
          ? sharePupil(lessons, `${seed}/share`)
          : seatPupil(lessons, task.anew.share, `${seed}/seat`)
    }
    const learning = pupil as Pupil
    learning.weights.set(task.weights)
    port.postMessage({ ...learning.pass(task.rate), weights: learning.weights } satisfies Done)
  })
}

function joined(older: Lessons, fresh: Lessons): Lessons {
  const shares = new Float32Array(older.shares.length + fresh.shares.length)
  shares.set(older.shares)
  shares.set(fresh.shares, older.shares.length)
  const seats = new Float32Array(older.seats.length + fresh.seats.length)
  seats.set(older.seats)
  seats.set(fresh.seats, older.seats.length)
  // Rows of shares are counted from the beginning of all lessons.
  const rowsBefore = older.shares.length / SHARE_ROW
  for (let row = older.seats.length; row < seats.length; row += SEAT_ROW) {
    for (let at = SHARES_FROM; at < SHARES_UNTIL; at++) {
      if ((seats[row + at] as number) >= 0) seats[row + at] = (seats[row + at] as number) + rowsBefore
    }
  }
  return { shares, seats }
}
