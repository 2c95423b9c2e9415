import { type GameRecord, type GameState, asReadonly, newRecord, replay } from '@roundhouse/kernel'
import { playByLot } from './by-lot.ts'
import { middlingGame, names, title } from './game.ts'
import { median, report } from './report.ts'

const RUNS = 9

function actionsPerSecond(): number {
  const rates: number[] = []
  for (let run = 0; run <= RUNS; run++) {
    let actions = 0
    const began = performance.now()
    for (let game = 0; game < 300; game++) {
      actions += playByLot(title, newRecord(title, { players: names, seed: `bench ${run} ${game}` })).actions
    }
    // The first run warms the machine up.
    if (run > 0) rates.push((actions / (performance.now() - began)) * 1000)
  }
  return median(rates)
}

function replayMilliseconds(record: GameRecord): number {
  const times: number[] = []
  for (let run = 0; run < 5 * RUNS; run++) {
    const began = performance.now()
    if (!replay(title, record).ok) throw new Error('the game does not replay')
    times.push(performance.now() - began)
  }
  return median(times)
}

function copyMicroseconds(state: GameState): number {
  const times: number[] = []
  const copies = 2000
  for (let run = 0; run < RUNS; run++) {
    const began = performance.now()
    let kept = state
    for (let copy = 0; copy < copies; copy++) kept = title.clone(asReadonly(kept))
    times.push(((performance.now() - began) / copies) * 1000)
  }
  return median(times)
}

const record = middlingGame()
const { state } = playByLot(title, record)
report('engine', [
  {
    what: 'random play incl. enumerating choices, one core',
    measured: actionsPerSecond(),
    unit: 'actions/s',
    mustReach: 200_000,
    more: true,
  },
  {
    what: `replay of a finished game of ${record.log.length} actions`,
    measured: replayMilliseconds(record),
    unit: 'ms',
    mustReach: 3,
    more: false,
  },
  { what: 'copy of a state', measured: copyMicroseconds(state), unit: 'µs', mustReach: 10, more: false },
])
