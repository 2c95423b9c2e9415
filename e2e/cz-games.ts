import {
  type GameRecord,
  History,
  type LogEntry,
  asReadonly,
  choices,
  replay,
  setupOf,
} from '@roundhouse/kernel'
import {
  type CzAction,
  type CzEvent,
  type CzState,
  type StepName,
  VACLAV,
  bestRun,
  companyAt,
  eighteenCz,
} from '@roundhouse/titles/18cz'
import { readFileSync } from 'node:fs'

export type CzRecord = GameRecord<CzAction>
export type CzHistory = History<CzState, CzAction, CzEvent>

const GOLDEN = new URL('../packages/titles/18cz/test/golden/', import.meta.url)

/** Whole games of the base map, of Bohemia and of Moravia–Silesia. */
export const CZ_FINISHED = golden('base-5')
export const CZ_THREE = golden('base-3')
const BOHEMIA = golden('bohemia')
const MORAVIA = golden('moravia-3')

function golden(name: string): CzRecord {
  const file: unknown = JSON.parse(readFileSync(new URL(`${name}.json`, GOLDEN), 'utf8'))
  return (file as { readonly record: CzRecord }).record
}

export function czHistoryOf(record: CzRecord): CzHistory {
  const replayed = replay(eighteenCz, record)
  if (!replayed.ok) throw new Error(`the game does not replay: ${JSON.stringify(replayed.fault)}`)
  return replayed.history
}

/** The game up to the first moment, from version `from` on, that is as wished. */
export function czCutAt(record: CzRecord, wished: (state: CzState) => boolean, from = 0): CzRecord {
  const history: CzHistory = new History(
    eighteenCz,
    eighteenCz.setup(setupOf(record), () => {}),
  )
  const log: LogEntry<CzAction>[] = []
  for (const entry of record.log) {
    if (log.length >= from && wished(history.state)) return { ...record, log }
    history.append(entry)
    log.push(entry)
  }
  throw new Error('the game has no such moment')
}

/** A company with a train to run may lay a tile. */
export function laysWithTrain(state: CzState): boolean {
  const { turn, step } = state
  if (step !== 'track' || turn === null || companyAt(state, turn.company).trains.length === 0) return false
  const [seat] = eighteenCz.toAct(asReadonly(state))
  return (
    seat !== undefined &&
    choices(eighteenCz, state, seat).some(({ kind, action }) => kind === 'tree' && action.type === 'layTile')
  )
}

/** A company is about to run, with something to earn on every train it has. */
export function runsForMoney(state: CzState): boolean {
  if (state.step !== 'run' || state.turn === null) return false
  const { byRoute } = bestRun(asReadonly(state), state.turn.company)
  return byRoute.length > 0 && byRoute.every((revenue) => revenue > 0)
}

const at = (record: CzRecord, step: StepName, from: number): CzRecord =>
  czCutAt(record, (state) => state.step === step, from)

/** A moment for every panel. */
export const CZ_MOMENTS = {
  draft: at(CZ_FINISHED, 'preStock', 4),
  stock: at(CZ_FINISHED, 'stock', 300),
  track: czCutAt(CZ_FINISHED, laysWithTrain, 440),
  token: at(CZ_FINISHED, 'token', 500),
  run: czCutAt(CZ_FINISHED, runsForMoney, 700),
  revenue: at(CZ_FINISHED, 'revenue', 700),
  acquire: at(CZ_FINISHED, 'acquire', 300),
  acquiredTrains: at(CZ_FINISHED, 'acquiredTrains', 300),
  chooseCity: at(CZ_FINISHED, 'chooseCity', 300),
  answer: at(CZ_FINISHED, 'answer', 320),
  trains: at(CZ_FINISHED, 'trains', 440),
  discard: at(CZ_FINISHED, 'discard', 400),
  auction: at(MORAVIA, 'auction', 4),
  redHome: at(MORAVIA, 'home', 93),
  vaclav: czCutAt(
    BOHEMIA,
    ({ step, turn, companies }) =>
      step === 'track' && turn !== null && companies[turn.company]?.director === VACLAV,
  ),
} as const

/** Ann’s ATE is about to acquire: BCB has another director, who is asked. */
export const ACQUIRING = {
  record: { ...CZ_THREE, log: CZ_THREE.log.slice(0, 225) },
  buyer: { seat: 0, company: 'ATE' },
  target: 'BCB',
  seller: { seat: 2, name: 'Cid' },
} as const
