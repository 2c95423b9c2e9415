/**
 * Writes the golden games anew, after a deliberate change of the rules:
 * `node packages/titles/18cz/test/golden/make.ts`
 */
import {
  type GameRecord,
  History,
  asReadonly,
  fingerprint,
  fingerprintOfChoices,
  newRecord,
  setupOf,
} from '@roundhouse/kernel'
import { writeFileSync } from 'node:fs'
import { type CzAction, type CzEvent, type CzState, eighteenCz } from '../../index.ts'
import { luckOf, luckyAction } from '../random-play.ts'

type CzHistory = History<CzState, CzAction, CzEvent>

export interface GoldenGame {
  readonly origin: string
  readonly record: GameRecord<CzAction>
  readonly expected: Expected
}

export interface Expected {
  /** At every fiftieth version what players see and what they may do, whatever the shape of the state. */
  readonly sights: Readonly<Record<string, string>>
  readonly choices: Readonly<Record<string, string>>
  readonly final: string
  readonly scores: readonly number[]
}

export function expectedOf(history: CzHistory): Expected {
  const sights: Record<string, string> = {}
  const choices: Record<string, string> = {}
  for (let version = 50; version <= history.version; version += 50) {
    const state = history.stateAt(version)
    sights[version] = fingerprint(eighteenCz, state)
    choices[version] = fingerprintOfChoices(eighteenCz, state)
  }
  const standing = eighteenCz.standing(asReadonly(history.state))
  return {
    sights,
    choices,
    final: fingerprint(eighteenCz, history.state),
    scores: standing.toSorted((a, b) => a.seat - b.seat).map(({ score }) => score),
  }
}

interface Table {
  readonly origin: string
  readonly players: number
  readonly variant: string | null
  readonly options: Readonly<Record<string, string>>
}

function played({ origin, players, variant, options }: Table): GoldenGame {
  const names = ['Ann', 'Ben', 'Cid', 'Dora', 'Eve', 'Finn'].slice(0, players)
  const table = { players: names, seed: origin, variant, options }
  const record = newRecord(eighteenCz, table) as GameRecord<CzAction>
  const history: CzHistory = new History(
    eighteenCz,
    eighteenCz.setup(setupOf(record), () => {}),
  )
  const luck = luckOf({ players, seed: origin, variant, compatibility: 'rulebook' })
  for (let next = luckyAction(luck, history.state); next !== null; next = luckyAction(luck, history.state)) {
    const appended = history.append({ kind: 'action', ...next })
    if (!appended.ok) throw new Error(`${origin}: ${JSON.stringify(next)} is refused`)
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

/** Any legal run counts in these games, so that they stay as they are whatever finds the best one. */
const options = { runMaximum: 'no' }

const GAMES: Readonly<Record<string, Table>> = {
  'base-3': { origin: 'three players by lot', players: 3, variant: null, options },
  'base-5': { origin: 'five players by lot', players: 5, variant: null, options },
  'older-4': {
    origin: 'four players by lot, older edition',
    players: 4,
    variant: null,
    options: { ...options, olderEdition: 'yes' },
  },
  bohemia: { origin: 'two players by lot with Václav', players: 2, variant: 'bohemia', options },
  'moravia-3': { origin: 'three players by lot in Moravia', players: 3, variant: 'moravia-silesia', options },
}

if (import.meta.main) {
  for (const [name, game] of Object.entries(GAMES)) {
    writeFileSync(new URL(`${name}.json`, import.meta.url), written(played(game)))
  }
}
