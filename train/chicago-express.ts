// `npm run train -- chicago-express`: rounds of self-play and learning; each round is kept, so that it can be resumed. The last
// two together are written as bots ask for them (`weights.json`).
import { createRng, draw } from '@roundhouse/kernel'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { isMainThread } from 'node:worker_threads'
import { SHARE_INPUTS } from '../packages/bots/src/chicago-express/features.ts'
import { type Learnt, SHARE_SCALE } from '../packages/bots/src/chicago-express/learnt.ts'
import { SEAT_INPUTS } from '../packages/bots/src/chicago-express/seat-features.ts'
import type { Net } from '../packages/bots/src/net.ts'
import { Learner } from './adam.ts'
import { SEAT_UNITS, SHARE_UNITS } from './fit.ts'
import { learntFrom, listedText, textOf } from './kept.ts'
import { School, attend } from './school.ts'

const RATE = 0.002
/** The Fireman asks so many networks. */
const VOICES = 2

if (isMainThread) await main()
else attend()

async function main(): Promise<void> {
  const { values } = parseArgs({
    allowPositionals: true,
    options: {
      rounds: { type: 'string', default: '4' },
      games: { type: 'string', default: '4000' },
      epochs: { type: 'string', default: '6' },
      among: { type: 'string', default: '45' },
      league: { type: 'string', default: '' },
      jobs: { type: 'string', default: `${availableParallelism()}` },
      seed: { type: 'string', default: 'learning' },
      out: { type: 'string', default: 'train-results/chicago-express' },
    },
  })
  const [rounds, games, epochs, jobs] = [values.rounds, values.games, values.epochs, values.jobs].map(
    Number,
  ) as [number, number, number, number]
  mkdirSync(values.out, { recursive: true })
  const fileOf = (round: number): string => join(values.out, `round-${round}.json`)
  // Networks of before, the strongest last: the first round learns from their games.
  const league = values.league
    .split(',')
    .filter((file) => file !== '')
    .map((file) => readFileSync(file, 'utf8'))
  let learnt: Learnt | null = null
  const voices: Learnt[] = []
  const school = new School(new URL(import.meta.url), jobs)
  for (let round = 1; round <= rounds; round++) {
    if (existsSync(fileOf(round))) {
      const kept = readFileSync(fileOf(round), 'utf8')
      league.push(kept)
      learnt = learntFrom(kept)
      if (learnt.share.inputs !== SHARE_INPUTS || learnt.seat.inputs !== SEAT_INPUTS)
        throw new Error(
          `${fileOf(round)} is of before: begin in another folder, with --league ${fileOf(round)}`,
        )
      voices.push(learnt)
      console.log(`round ${round}: kept in ${fileOf(round)}`)
      continue
    }
    const seed = `${values.seed}/${round}`
    const tell = (line: string): void =>
      console.log(`round ${round}: ${line}, ${Math.round(performance.now() / 1000)} s`)
    await school.play(Math.ceil(games / jobs), seed, league, Number(values.among))
    tell(`${games} games`)
    const share: Net = learnt?.share ?? freshNet(SHARE_INPUTS, SHARE_UNITS, seed)
    const seat: Net = learnt?.seat ?? freshNet(SEAT_INPUTS, SEAT_UNITS, seed)
    // Whoever begins anew takes twice as many passes.
    const passes = learnt === null ? 2 * epochs : epochs
    for (const [kind, net] of [
      ['share', share],
      ['seat', seat],
    ] as const) {
      for (let pass = 0; pass < passes; pass++) {
        const rate = RATE * 0.5 * (1 + Math.cos((Math.PI * pass) / passes))
        const loss = await school.learn(kind, net.weights, rate, pass === 0 ? { share: share.weights } : null)
        if (pass + 1 < passes) continue
        tell(
          kind === 'share'
            ? `shares: off by ${(SHARE_SCALE * Math.sqrt(loss)).toFixed(2)} dollars`
            : `seats: ${loss.toFixed(4)} nats, ${Math.exp(-loss).toFixed(3)} given to the winner`,
        )
      }
    }
    const text = textOf({ share, seat })
    writeFileSync(fileOf(round), text)
    league.push(text)
    learnt = learntFrom(text)
    voices.push(learnt)
  }
  await school.close()
  const into = join(values.out, 'weights.json')
  writeFileSync(into, listedText(voices.slice(-VOICES)))
  console.log(`the last rounds together: kept in ${into}`)
}

function freshNet(inputs: number, units: readonly [number, number], seed: string): Net {
  const rng = createRng(`${seed}/fresh`)
  return new Learner(inputs, ...units, () => draw(rng, 1_000_000) / 1_000_000).net
}
