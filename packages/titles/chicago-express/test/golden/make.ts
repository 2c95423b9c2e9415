import {
  type GameRecord,
  History,
  type LogEntry,
  asReadonly,
  choices,
  createRng,
  draw,
  hashOf,
  newRecord,
  setupOf,
} from '@roundhouse/kernel'
/**
 * Writes the golden games anew, after a deliberate change of the rules:
 * `node packages/titles/chicago-express/test/golden/make.ts`
 */
import { writeFileSync } from 'node:fs'
import {
  type ChicagoAction,
  type ChicagoEvent,
  type ChicagoState,
  DIALS,
  type HexId,
  chicagoExpress,
  dividendPerShare,
  hexAt,
  hexIndex,
  leastBid,
} from '../../index.ts'
import { luckyAction, westward } from '../random-play.ts'

type ChicagoHistory = History<ChicagoState, ChicagoAction, ChicagoEvent>
type Player = (state: ChicagoState, seat: number) => ChicagoAction

export interface GoldenGame {
  readonly origin: string
  readonly record: GameRecord<ChicagoAction>
  readonly expected: Expected
}

export interface Expected {
  /** The state’s hash at every fiftieth version. */
  readonly hashes: Readonly<Record<string, string>>
  readonly final: string
  readonly scores: readonly number[]
  readonly reasons: readonly string[]
}

export function expectedOf(history: ChicagoHistory): Expected {
  const hashes: Record<string, string> = {}
  for (let version = 50; version <= history.version; version += 50)
    hashes[version] = hashOf(history.stateAt(version))
  const standing = chicagoExpress.standing(asReadonly(history.state))
  return {
    hashes,
    final: hashOf(history.state),
    scores: standing.toSorted((a, b) => a.seat - b.seat).map(({ score }) => score),
    reasons: history.state.ended?.reasons ?? [],
  }
}

function randomPlayer(seed: string, west: boolean): Player {
  const luck = createRng(`players of ${seed}`)
  const game = { players: 0, opener: '', seed, idle: 1, west }
  return (state) => luckyAction(game, luck, state) as ChicagoAction
}

/** Pays what two dividends bring back, builds towards Chicago, develops where its own companies gain most. */
function sensiblePlayer(seed: string): Player {
  const luck = createRng(`players of ${seed}`)
  return (state, seat) => {
    const view = asReadonly(state)
    const open = choices(chicagoExpress, state, seat)
    const shares = state.companies.map(({ holders }) => holders.filter((holder) => holder === seat).length)
    if (state.auction !== null) {
      const least = leastBid(asReadonly(state.auction))
      const worth = 2 * state.auction.minimum + draw(luck, 5)
      const able = open.some((choice) => choice.kind === 'amount')
      return able && least <= worth ? { type: 'bid', amount: least } : { type: 'pass' }
    }
    if (state.step === 'chooseDial') {
      const free = (['network', 'development', 'auction'] as const).filter(
        (dial) => state.dials[dial] < DIALS[dial],
      )
      return { type: 'choose', dial: free[draw(luck, free.length)] as (typeof free)[number] }
    }
    if (state.step === 'buildNetwork') {
      return open.some((choice) => choice.kind === 'chain') ? westward(open, luck) : { type: 'decline' }
    }
    const offers = open.flatMap((choice) =>
      choice.kind === 'one' && choice.action.type !== 'decline' ? [choice.action] : [],
    )
    const value = (action: ChicagoAction): number => {
      if (action.type === 'offer')
        return 100 - dividendPerShare(view, ['PRR', 'B&O', 'C&O', 'NYC', 'WAB'].indexOf(action.company))
      if (action.type !== 'develop') return 0
      return gain(state, shares, action.hex)
    }
    const best = offers.toSorted((a, b) => value(b) - value(a))[0]
    return best !== undefined && value(best) > 0 ? best : { type: 'decline' }
  }
}

function gain(state: ChicagoState, shares: readonly number[], hex: HexId): number {
  const raise = Math.max(hexAt(hexIndex(hex)).develop, hexAt(hexIndex(hex)).kind === 'industrial' ? 1 : 0)
  const mask = state.locomotives[hexIndex(hex)] as number
  return shares.reduce((sum, mine, company) => sum + (mask & (1 << company) ? raise * mine : 0), 0)
}

function played(
  origin: string,
  players: number,
  opener: string,
  player: Player,
  undoEvery: number | null,
): GoldenGame {
  const names = ['Ann', 'Ben', 'Cid', 'Dora', 'Eve', 'Finn'].slice(0, players)
  const table = { players: names, seed: origin, options: { opener } }
  const record = newRecord(chicagoExpress, table) as GameRecord<ChicagoAction>
  const history: ChicagoHistory = new History(
    chicagoExpress,
    chicagoExpress.setup(setupOf(record), () => {}),
  )
  const luck = createRng(`undo ${origin}`)
  for (let asked = chicagoExpress.toAct(asReadonly(history.state)); asked.length > 0;) {
    const seat = asked[0] as number
    const back = undoEvery !== null && history.version > 3 && draw(luck, undoEvery) === 0
    const entry: LogEntry<ChicagoAction> = back
      ? { kind: 'undo', seat, to: history.version - 1 - draw(luck, 3) }
      : { kind: 'action', seat, action: player(history.state, seat) }
    const appended = history.append(entry)
    if (!appended.ok) throw new Error(`${origin}: ${JSON.stringify(entry)} is refused`)
    asked = chicagoExpress.toAct(asReadonly(history.state))
  }
  return { origin, record: { ...record, log: history.log }, expected: expectedOf(history) }
}

/** One log entry a line, so that a difference can be read. */
function written({ origin, record, expected }: GoldenGame): string {
  const { log, ...table } = record
  const lines = log.map((entry) => `    ${JSON.stringify(entry)}`).join(',\n')
  return `{
  "origin": ${JSON.stringify(origin)},
  "expected": ${JSON.stringify(expected)},
  "record": ${JSON.stringify(table).slice(0, -1)}, "log": [
${lines}
  ]}
}
`
}

const GAMES: Readonly<Record<string, () => GoldenGame>> = {
  'random-2': () => played('two players by lot', 2, '1', randomPlayer('golden 2', false), null),
  'west-6-lot': () =>
    played(
      'six players by lot who build west, opener by lot',
      6,
      'lot',
      randomPlayer('golden 6', true),
      null,
    ),
  'undo-3': () =>
    played(
      'three players by lot who take back one action in nine',
      3,
      '3',
      randomPlayer('golden 3', true),
      9,
    ),
  'sensible-4': () =>
    played(
      'four players with a plan: near the minimum, towards Chicago',
      4,
      '2',
      sensiblePlayer('golden 4'),
      null,
    ),
}

if (import.meta.main) {
  for (const [name, game] of Object.entries(GAMES))
    writeFileSync(new URL(`${name}.json`, import.meta.url), written(game()))
}
