import {
  type GameRecord,
  History,
  type LogEntry,
  asReadonly,
  choices,
  play,
  replay,
  setupOf,
} from '@roundhouse/kernel'
import {
  type AhAction,
  type AhEvent,
  type AhState,
  eighteen24,
  kindOf,
  mustBuyTrain,
  trainData,
  trainsAtBank,
  treasuryOf,
} from '@roundhouse/titles/1824'
import { type RandomGame, luckOf, luckyAction, startOf } from '@roundhouse/titles/1824/test/random-play'
import { readFileSync } from 'node:fs'

export type AhRecord = GameRecord<AhAction>
type AhHistory = History<AhState, AhAction, AhEvent>

const GOLDEN = new URL('../packages/titles/1824/test/golden/', import.meta.url)

const BASE = golden('base-4')
export const TWO = golden('cisleithania-2')
const TOWNS = golden('towns-3')

function golden(name: string): AhRecord {
  const file: unknown = JSON.parse(readFileSync(new URL(`${name}.json`, GOLDEN), 'utf8'))
  return (file as { readonly record: AhRecord }).record
}

export function ahHistoryOf(record: AhRecord): AhHistory {
  const replayed = replay(eighteen24, record)
  if (!replayed.ok) throw new Error(`the game does not replay: ${JSON.stringify(replayed.fault)}`)
  return replayed.history
}

/** The game up to the first moment, from version `from` on, that is as wished. */
function cutAt(record: AhRecord, wished: (state: AhState) => boolean, from = 0): AhRecord {
  const history: AhHistory = new History(
    eighteen24,
    eighteen24.setup(setupOf(record), () => {}),
  )
  const log: LogEntry<AhAction>[] = []
  for (const entry of record.log) {
    if (log.length >= from && wished(history.state)) return { ...record, log }
    history.append(entry)
    log.push(entry)
  }
  throw new Error('the game has no such moment')
}

/** The last moment before something is told. */
function cutBefore(record: AhRecord, told: AhEvent['type']): AhRecord {
  const history = ahHistoryOf(record)
  const at = record.log.findIndex((_, index) => history.eventsOf(index + 1).some(({ type }) => type === told))
  if (at < 0) throw new Error(`nothing is told of ${told}`)
  return { ...record, log: record.log.slice(0, at) }
}

/** A company without a train whose treasury pays for none that the bank sells. — VII.12 */
function isInNeed(state: AhState): boolean {
  const { turn, step } = state
  if (step !== 'trains' || turn === null || !mustBuyTrain(state, turn.company)) return false
  return trainsAtBank(state).every((code) => trainData(code).price > treasuryOf(state, turn.company))
}

/** A game by lot up to the first moment that is as wished. */
function byLot(game: RandomGame, wished: (state: AhState) => boolean): AhRecord {
  const state = startOf(game)
  const luck = luckOf(game)
  const log: LogEntry<AhAction>[] = []
  while (!wished(state)) {
    const next = luckyAction(luck, state)
    if (next === null) throw new Error('the game has no such moment')
    play(eighteen24, state, next.seat, next.action)
    log.push({ kind: 'action', ...next })
  }
  const { seed, variant, players } = game
  return { ...BASE, seed, variant, players: BASE.players.slice(0, players), log }
}

/** Whoever is asked may do so. */
function offers(state: AhState, type: AhAction['type']): boolean {
  const [seat] = eighteen24.toAct(asReadonly(state))
  return seat !== undefined && choices(eighteen24, state, seat).some(({ action }) => action.type === type)
}

/** A stock turn of somebody who may exchange a coal railway. — IV.2 */
export const EXCHANGING: AhRecord = cutAt(BASE, (state) => offers(state, 'exchangeCoal'))

/** A moment for every kind of panel. */
export const AH_MOMENTS = {
  firstStock: atStep('firstStock', 2),
  coal: cutAt(
    BASE,
    ({ step, turn }) => step === 'track' && turn !== null && kindOf(turn.company) === 'coal',
    60,
  ),
  stock: EXCHANGING,
  token: cutAt(BASE, (state) => offers(state, 'placeToken'), 165),
  run: atStep('run', 300),
  revenue: atStep('revenue', 300),
  need: cutAt(BASE, isInNeed),
  answer: atStep('answer', 100),
  discard: atStep('discard', 100),
  formation: cutBefore(BASE, 'stateFormed'),
  towns: { ...TOWNS, log: TOWNS.log.slice(0, 1) },
  draft: { ...TWO, log: [] },
  price: cutAt(TWO, ({ step }) => step === 'price'),
  mountain: cutAt(TWO, ({ step }) => step === 'mountain'),
  bondStation: cutAt(TWO, ({ step }) => step === 'bondStation'),
  surplus: cutAt(TWO, ({ step }) => step === 'surplus'),
  exchange: byLot(
    { players: 3, seed: 'sfc32:00000000000000000000000000000031', variant: null, options: {} },
    ({ step }) => step === 'exchange',
  ),
} as const satisfies Readonly<Record<string, AhRecord>>

function atStep(step: AhState['step'], from: number): AhRecord {
  return cutAt(BASE, (state) => state.step === step, from)
}
