import { type GameRecord, asReadonly, replay } from '@roundhouse/kernel'
import { type RmAction, type RmState, bestRun, railwayMania, whatIf } from '@roundhouse/titles/1862'
import { readFileSync, readdirSync } from 'node:fs'
import { names1862, recorded1862 } from './recorded.ts'
import { type Row, median, report } from './report.ts'

/** Games by lot with mergers and long runs: companies in them own more trains than people would buy. */
const FOLDER = new URL('../packages/titles/1862/test/golden/', import.meta.url)

/** A real game, whose replay is measured. */
const MEASURED = 'real-46925'

/** One moment in so many at which a company builds: each asks for dozens of boards. */
const SAMPLE = 40

/** Milliseconds. */
const LONG = 10

type Game = GameRecord<RmAction>

const golden = readdirSync(FOLDER)
  .filter((name) => name.endsWith('.json'))
  .map(
    (name) => (JSON.parse(readFileSync(new URL(name, FOLDER), 'utf8')) as { readonly record: Game }).record,
  )

interface Timed<T> {
  readonly took: number
  readonly answer: T
}

/** Processor time, so that whoever else uses the machine counts less; real time is what people wait for. */
function once<T>(job: () => T): Timed<T> {
  const began = process.cpuUsage()
  const answer = job()
  const { user, system } = process.cpuUsage(began)
  return { took: (user + system) / 1000, answer }
}

function replayed(record: Game) {
  const found = replay(railwayMania, record)
  if (!found.ok) throw new Error('the game does not replay')
  return found.history
}

interface Times {
  readonly runs: number[]
  readonly lays: number[]
  /** Best runs that were not proven, and buildings that were told by what they bring at least. */
  unproven: number
  least: number
  /** Runs of people that brought more than the best one. */
  beaten: number
}

/** The best run before every run, and after every building at some moments, on boards that no cache has seen. */
function timesOf(games: readonly Game[], manners: readonly Manner[]): Times {
  const times: Times = { runs: [], lays: [], unproven: 0, least: 0, beaten: 0 }
  let building = 0
  for (const record of games) {
    const history = replayed(record)
    for (let version = 0; version < history.version; version++) {
      const state = history.stateAt(version)
      if (state.step === 'run')
        for (const manner of manners) timeRun(times, state, manner, record.log[version])
      if (state.step === 'track' && building++ % SAMPLE === 0)
        for (const manner of manners) timeLays(times, state, manner)
    }
  }
  return times
}

/** By the rules of the table, or by the rulebook although the game was recorded elsewhere. */
type Manner = 'table' | 'rulebook'

function fresh(state: RmState, manner: Manner): RmState {
  const copy = railwayMania.clone(asReadonly(state))
  return manner === 'table' ? copy : { ...copy, edition: { ...copy.edition, compatibility: 'rulebook' } }
}

function timeRun(times: Times, state: RmState, manner: Manner, next: Game['log'][number] | undefined): void {
  const company = state.turn?.company ?? 0
  const { took, answer } = timed(() => bestRun(asReadonly(fresh(state, manner)), company))
  const { revenue, extras, bound } = answer
  times.runs.push(took)
  if (bound > revenue) times.unproven++
  const action = next !== undefined && 'action' in next ? next.action : null
  if (
    manner === 'table' &&
    action?.type === 'run' &&
    (action.believed ?? 0) + (action.subsidy ?? 0) > revenue + extras
  )
    times.beaten++
}

function timeLays(times: Times, state: RmState, manner: Manner): void {
  const company = state.turn?.company ?? 0
  const { took, answer } = timed(() => whatIf(asReadonly(fresh(state, manner)), company))
  times.lays.push(took)
  times.least += answer.filter(({ isLeast }) => isLeast).length
}

/** What takes long is done twice and the shorter time counts: once somebody else may have had the caches. */
function timed<T>(job: () => T): Timed<T> {
  const first = once(job)
  if (first.took <= LONG) return first
  const second = once(job)
  return second.took < first.took ? second : first
}

function quantile(values: readonly number[], part: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0
}

function row(what: string, measured: number, mustReach: number, unit = 'ms'): Row {
  return { what: `1862: ${what}`, measured, unit, mustReach, more: false }
}

function rowsOf(of: string, { runs, lays, unproven, least, beaten }: Times): Row[] {
  console.log(`1862: ${least} buildings of ${of} were told by what they bring at least`)
  return [
    row(`best run of ${of} (${runs.length}), median`, quantile(runs, 0.5), 1),
    row(`best run of ${of}, 95 of 100`, quantile(runs, 0.95), 20),
    row(`best run of ${of}, slowest`, quantile(runs, 1), 300),
    row(`best run of ${of}, not proven`, unproven, 0, 'runs'),
    row(`best run of ${of}, less than people ran`, beaten, 0, 'runs'),
    row(`best runs after all buildings of ${of} (${lays.length}), slowest`, quantile(lays, 1), 250),
  ]
}

function replayRow(of: string, record: Game): Row {
  const times = Array.from({ length: 25 }, () => once(() => replayed(record)).took)
  return row(`replay of ${of} (${record.log.length} entries)`, median(times), 25)
}

const rows: Row[] = []
const [first] = golden
if (first !== undefined) rows.push(replayRow('a game by lot', first))
rows.push(...rowsOf('games by lot', timesOf(golden, ['table'])))
const names = names1862()
if (names.length > 0) {
  const games = names.map((name) => recorded1862(name) as Game)
  rows.push(replayRow(`the real game ${MEASURED}`, recorded1862(MEASURED) as Game))
  rows.push(...rowsOf('recorded games', timesOf(games, ['table', 'rulebook'])))
} else {
  console.log('1862: the recorded games are not beside the project; their rows were skipped')
}
report('railways-1862', rows)
