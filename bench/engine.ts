import {
  type ActionEntry,
  type GameRecord,
  type GameState,
  type Title,
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
import { titleOf } from '@roundhouse/titles'
import { median, report } from './report.ts'

const RUNS = 9
const title = titleOf('chicago-express') as Title
const names = ['Ana', 'Tom', 'Lucía', 'Marco']
const six = [...names, 'Eva', 'Bruno']

/**
 * A whole game by lot; `log` gets its actions when somebody wants them. Enumerating means `choices`, which
 * names families of actions (a range of bids, the chains of a build); their members are not walked one by one.
 */
function playOut(start: GameRecord, log: ActionEntry[] | null): { state: GameState; actions: number } {
  const state = title.setup(setupOf(start), () => {})
  const rng = createRng(`${start.seed}/luck`)
  const drawBelow = (below: number): number => draw(rng, below)
  let actions = 0
  for (;;) {
    const seat = title.toAct(asReadonly(state))[0]
    if (seat === undefined) return { state, actions }
    const action = pick(choices(title, state, seat), drawBelow)
    log?.push({ kind: 'action', seat, action })
    applyKnown(title, state, seat, action, () => {})
    actions += 1
  }
}

function actionsPerSecond(): number {
  const rates: number[] = []
  for (let run = 0; run <= RUNS; run++) {
    let actions = 0
    const began = performance.now()
    for (let game = 0; game < 300; game++) {
      actions += playOut(newRecord(title, { players: names, seed: `bench ${run} ${game}` }), null).actions
    }
    // The first run warms the machine up.
    if (run > 0) rates.push((actions / (performance.now() - began)) * 1000)
  }
  return median(rates)
}

/** The first game by lot with about 300 actions; only six players get that far. */
function middlingGame(): GameRecord {
  for (let number = 0; number < 10_000; number++) {
    const start = newRecord(title, { players: six, seed: `replay ${number}` })
    const log: ActionEntry[] = []
    playOut(start, log)
    if (log.length >= 295 && log.length <= 305) return { ...start, log }
  }
  throw new Error('no game of about 300 actions among ten thousand')
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
const { state } = playOut(record, null)
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
