// Whole games by lot of the three railway titles, one after the other, so that figures of different machines can be
// compared by their ratio to 18CZ. Each run of trains is the best, found by the solver. Each title has a process of its
// own, as at a table or in a series of games: what the titles share is not compiled for the other two.
import { eighteenCz } from '@roundhouse/titles/18cz'
import { eighteen24 } from '@roundhouse/titles/1824'
import { railwayMania } from '@roundhouse/titles/1862'
import { execFileSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { actionsByLot } from './by-lot.ts'
import { type Row, median, report } from './report.ts'

/** Until so many rounds are over the code is still being compiled: afterwards figures stand. */
const WARMING = 12
const ROUNDS = 9

interface Measured {
  readonly name: string
  readonly mustReach: number
  /** Plays games of every number of players; gives how many actions they had. */
  play(round: number): number
}

const titles: readonly Measured[] = [
  {
    name: '18CZ',
    mustReach: 30_000,
    play: (round) => played(10, (game) => actionsByLot(eighteenCz, 3 + (game % 4), seed(round, game))),
  },
  {
    name: '1824',
    mustReach: 40_000,
    play: (round) => played(8, (game) => actionsByLot(eighteen24, 3 + (game % 4), seed(round, game))),
  },
  {
    name: '1862',
    mustReach: 20_000,
    play: (round) => played(70, (game) => actionsByLot(railwayMania, 2 + (game % 7), seed(round, game))),
  },
]

function seed(round: number, game: number): string {
  return `bench ${round} ${game}`
}

function played(games: number, play: (game: number) => number): number {
  let actions = 0
  for (let game = 0; game < games; game++) actions += play(game)
  return actions
}

/**
 * By the processor time of the thread that plays: what a process that runs for long makes in a second. Time by the clock
 * is the same within a hundredth while nobody else uses the machine; the threads beside it compile, and have little to do
 * once the code is warm.
 */
function actionsPerSecond({ play }: Measured, round: number): number {
  const began = process.threadCpuUsage()
  const actions = play(round)
  const { user, system } = process.threadCpuUsage(began)
  return (actions / (user + system)) * 1e6
}

/** What one title makes in a second, median of the rounds that count. */
function rateOf(title: Measured): number {
  const rates = Array.from({ length: WARMING + ROUNDS }, (_, round) => actionsPerSecond(title, round))
  return median(rates.slice(WARMING))
}

function inProcess({ name }: Measured): number {
  const told = execFileSync(process.execPath, [fileURLToPath(import.meta.url), name], { encoding: 'utf8' })
  return Number(told)
}

const alone = titles.find(({ name }) => name === process.argv[2])
if (alone !== undefined) console.log(rateOf(alone))
else {
  const rates = titles.map(inProcess)
  const [base = 1] = rates
  report(
    'random-play',
    titles.map(({ name, mustReach }, at): Row => ({
      what: `${name}: random play of whole games, runs solved (${((rates[at] as number) / base).toFixed(2)} of 18CZ)`,
      measured: rates[at] as number,
      unit: 'actions/s',
      mustReach,
      more: true,
    })),
  )
}
