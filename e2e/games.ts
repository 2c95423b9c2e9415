import { type GameRecord, History, type LogEntry, replay, setupOf } from '@roundhouse/kernel'
import {
  type ChicagoAction,
  type ChicagoEvent,
  type ChicagoState,
  DIALS,
  DIAL_IDS,
  chicagoExpress,
} from '@roundhouse/titles/chicago-express'
import { readFileSync } from 'node:fs'

export type ChicagoRecord = GameRecord<ChicagoAction>
export type ChicagoHistory = History<ChicagoState, ChicagoAction, ChicagoEvent>

const GOLDEN = new URL('../packages/titles/chicago-express/test/golden/', import.meta.url)

/** A whole game among four players with a plan. */
export const FINISHED = golden('sensible-4')

function golden(name: string): ChicagoRecord {
  const file: unknown = JSON.parse(readFileSync(new URL(`${name}.json`, GOLDEN), 'utf8'))
  return (file as { readonly record: ChicagoRecord }).record
}

export function historyOf(record: ChicagoRecord): ChicagoHistory {
  const replayed = replay(chicagoExpress, record)
  if (!replayed.ok) throw new Error(`the game does not replay: ${JSON.stringify(replayed.fault)}`)
  return replayed.history
}

/** The game up to the first moment, from version `from` on, that is as wished. */
export function cutAt(
  record: ChicagoRecord,
  wished: (state: ChicagoState) => boolean,
  from = 0,
): ChicagoRecord {
  const start = chicagoExpress.setup(setupOf(record), () => {})
  const history: ChicagoHistory = new History(chicagoExpress, start)
  const log: LogEntry<ChicagoAction>[] = []
  for (const entry of record.log) {
    if (log.length >= from && wished(history.state)) return { ...record, log }
    history.append(entry)
    log.push(entry)
  }
  throw new Error('the game has no such moment')
}

/** Moments that show every panel of the table. */
export const MOMENTS = {
  auction: cutAt(FINISHED, ({ auction }) => auction !== null && auction.leader !== null),
  choosing: cutAt(FINISHED, ({ step }) => step === 'chooseDial', 60),
  redDial: cutAt(
    FINISHED,
    ({ step, dials }) => step === 'chooseDial' && DIAL_IDS.some((dial) => dials[dial] === DIALS[dial]),
  ),
  offering: cutAt(FINISHED, ({ step }) => step === 'offerShare', 60),
  building: cutAt(FINISHED, ({ step }) => step === 'buildNetwork', 60),
  developing: cutAt(FINISHED, ({ step }) => step === 'develop', 60),
} as const
