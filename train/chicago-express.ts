// `npm run train -- chicago-express`: rounds of self-play and learning; each round is kept, so that it can be resumed.
import { createRng, draw } from '@roundhouse/kernel'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { isMainThread } from 'node:worker_threads'
import { SEAT_INPUTS, SHARE_INPUTS } from '../packages/bots/src/chicago-express/features.ts'
import { SHARE_SCALE } from '../packages/bots/src/chicago-express/learnt.ts'
import type { Net } from '../packages/bots/src/net.ts'
import { Learner } from './adam.ts'
import { SEAT_UNITS, SHARE_UNITS } from './fit.ts'
import { learntFrom, textOf } from './kept.ts'
import { School, attend } from './school.ts'

const RATE = 0.002

if (isMainThread) await main()
else attend()

async function main(): Promise<void> {
  const { values } = parseArgs({
    allowPositionals: true,
    options: {
      rounds: { type: 'string', default: '4' },
      games: { type: 'string', default: '4000' },
      epochs: { type: 'string', default: '8' },
      among: { type: 'string', default: '35' },
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
  const league: string[] = []
  const school = new School(new URL(import.meta.url), jobs)
  for (let round = 1; round <= rounds; round++) {
    if (existsSync(fileOf(round))) {
      league.push(readFileSync(fileOf(round), 'utf8'))
      console.log(`round ${round}: kept in ${fileOf(round)}`)
      continue
    }
    const seed = `${values.seed}/${round}`
    const tell = (line: string): void =>
      console.log(`round ${round}: ${line}, ${Math.round(performance.now() / 1000)} s`)
    await school.play(Math.ceil(games / jobs), seed, league, Number(values.among))
    tell(`${games} games`)
    const before = league.length === 0 ? null : learntFrom(league.at(-1) as string)
    const share = before?.share ?? freshNet(SHARE_INPUTS, SHARE_UNITS, seed)
    const seat = before?.seat ?? freshNet(SEAT_INPUTS, SEAT_UNITS, seed)
    for (const [kind, net] of [
      ['share', share],
      ['seat', seat],
    ] as const) {
      for (let epoch = 0; epoch < epochs; epoch++) {
        const rate = RATE * 0.5 * (1 + Math.cos((Math.PI * epoch) / epochs))
        const loss = await school.learn(
          kind,
          net.weights,
          rate,
          epoch === 0 ? { share: share.weights } : null,
        )
        if (epoch + 1 < epochs) continue
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
  }
  await school.close()
}

function freshNet(inputs: number, units: readonly [number, number], seed: string): Net {
  const rng = createRng(`${seed}/fresh`)
  return new Learner(inputs, ...units, () => draw(rng, 1_000_000) / 1_000_000).net
}
