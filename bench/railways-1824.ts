import { type GameRecord, asReadonly, replay } from '@roundhouse/kernel'
import { type AhAction, type AhState, bestRun, companyAt, eighteen24, whatIf } from '@roundhouse/titles/1824'
import { areThere1824, recorded1824 } from './recorded.ts'
import { type Row, median, report } from './report.ts'

/** Processor time, so that whoever else uses the machine counts less; real time is what people wait for. */
function processorMilliseconds(job: () => unknown): number {
  const began = process.cpuUsage()
  job()
  const { user, system } = process.cpuUsage(began)
  return (user + system) / 1000
}

interface Times {
  readonly runs: number[]
  readonly lays: number[]
}

/** The best run before every recorded run, and after every lay of the later half, on boards that no cache has seen. */
function timesOf(record: GameRecord): Times {
  const replayed = replay(eighteen24, record as GameRecord<AhAction>)
  if (!replayed.ok) throw new Error('the game does not replay')
  const { history } = replayed
  const runs: number[] = []
  const lays: number[] = []
  for (let version = 0; version <= history.version; version++) {
    const state: AhState = history.stateAt(version)
    if (state.turn === null) continue
    const { company } = state.turn
    const fresh = asReadonly(eighteen24.clone(asReadonly(state)))
    if (state.step === 'run') runs.push(processorMilliseconds(() => bestRun(fresh, company)))
    const isLate = state.step === 'track' && version * 2 > history.version
    if (isLate && companyAt(state, company).trains.length > 0) {
      lays.push(processorMilliseconds(() => whatIf(fresh, company)))
    }
  }
  return { runs, lays }
}

function quantile(values: readonly number[], part: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0
}

const rows: Row[] = []
if (areThere1824()) {
  const bank = recorded1824('real-1824_game_end_reason_bank')
  const six = recorded1824('gen-6p-std-s30604-balanced')
  // Once to warm up, then measured.
  timesOf(six)
  const times = [bank, six].map(timesOf)
  const runs = times.flatMap((each) => each.runs)
  const lays = times.flatMap((each) => each.lays)
  const replays = [0, 1, 2, 3, 4].map(() =>
    processorMilliseconds(() => replay(eighteen24, bank as GameRecord<AhAction>)),
  )
  const row = (what: string, measured: number, mustReach: number): Row => ({
    what: `1824: ${what}`,
    measured,
    unit: 'ms',
    mustReach,
    more: false,
  })
  rows.push(
    row(
      `replay of the recorded game that ends by the bank (${bank.log.length} entries)`,
      median(replays),
      20,
    ),
    row(`best run, median of ${runs.length} in two recorded games`, quantile(runs, 0.5), 0.5),
    row('best run, 95 of 100', quantile(runs, 0.95), 5),
    row('best run, worst', quantile(runs, 1), 50),
    row(`best runs after all lays of a company, slowest of ${lays.length}`, quantile(lays, 1), 200),
  )
} else {
  console.log('1824: the recorded games are not beside the project; their rows were skipped')
}
report('railways-1824', rows)
