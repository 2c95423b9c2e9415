import {
  type GameRecord,
  applyKnown,
  asReadonly,
  choices,
  createRng,
  draw,
  newRecord,
  pick,
  replay,
  setupOf,
} from '@roundhouse/kernel'
import { type RmAction, type RmState, bestRun, railwayMania, whatIf } from '@roundhouse/titles/1862'
import { readFileSync, readdirSync } from 'node:fs'
import { type Row, median, report } from './report.ts'

/** Games by lot with mergers and long runs: harder for the solver than those of people. */
const FOLDER = new URL('../packages/titles/1862/test/golden/', import.meta.url)

const games = readdirSync(FOLDER)
  .filter((name) => name.endsWith('.json'))
  .map((name) => JSON.parse(readFileSync(new URL(name, FOLDER), 'utf8')) as { record: GameRecord<RmAction> })

function milliseconds(job: () => unknown): number {
  const began = performance.now()
  job()
  return performance.now() - began
}

function playOut(players: number, seed: string): number {
  const names = Array.from({ length: players }, (_, seat) => `Player ${seat + 1}`)
  const state = railwayMania.setup(setupOf(newRecord(railwayMania, { players: names, seed })), () => {})
  const rng = createRng(`${seed}/luck`)
  for (let actions = 0; ; actions++) {
    const seat = railwayMania.toAct(asReadonly(state))[0]
    if (seat === undefined) return actions
    const action = pick(choices(railwayMania, state, seat), (below) => draw(rng, below))
    applyKnown(railwayMania, state, seat, action, () => {})
  }
}

function actionsPerSecond(): number {
  const rates: number[] = []
  for (let run = 0; run <= 5; run++) {
    let actions = 0
    const took = milliseconds(() => {
      for (let game = 0; game < 70; game++) actions += playOut(2 + (game % 7), `bench ${run} ${game}`)
    })
    if (run > 0) rates.push((actions / took) * 1000)
  }
  return median(rates)
}

function replayed({ record }: { record: GameRecord<RmAction> }) {
  const found = replay(railwayMania, record)
  if (!found.ok) throw new Error('the game does not replay')
  return found.history
}

/** The moments at which this step waits, as copies that no cache has seen. */
function moments(step: RmState['step']): RmState[] {
  return games.flatMap((game) => {
    const history = replayed(game)
    return Array.from({ length: history.version }, (_, version) => history.stateAt(version))
      .filter((state) => state.step === step)
      .map((state) => railwayMania.clone(asReadonly(state)))
  })
}

const runs = moments('run')
  .map((state) => milliseconds(() => bestRun(asReadonly(state), state.turn?.company ?? 0)))
  .toSorted((one, other) => one - other)
const asked = moments('track')
  .filter((_, at) => at % 5 === 0)
  .map((state) => milliseconds(() => whatIf(asReadonly(state), state.turn?.company ?? 0)))
const [first] = games
const row = (what: string, measured: number, mustReach: number, unit = 'ms', more = false): Row => ({
  what: `1862: ${what}`,
  measured,
  unit,
  mustReach,
  more,
})
report('railways-1862', [
  row('random play of whole games', actionsPerSecond(), 20_000, 'actions/s', true),
  row(
    `replay of a golden game (${first?.record.log.length} entries)`,
    median(Array.from({ length: 9 }, () => milliseconds(() => first && replayed(first)))),
    25,
  ),
  row(`best run of golden games (${runs.length}), median`, median(runs), 1),
  row('best run, 95 of 100', runs[Math.floor(runs.length * 0.95)] ?? 0, 20),
  row('best run, slowest', runs.at(-1) ?? 0, 300),
  row('best runs after all buildings, slowest', Math.max(...asked), 250),
])
