/**
 * Writes the golden games anew, after a deliberate change of the rules:
 * `node packages/titles/1824/test/golden/make.ts`
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
import type { AhAction } from '../../actions.ts'
import type { AhEvent } from '../../events.ts'
import type { AhState } from '../../state.ts'
import { eighteen24 } from '../../title.ts'
import { luckOf, luckyAction } from '../random-play.ts'

type AhHistory = History<AhState, AhAction, AhEvent>

export interface GoldenGame {
  readonly origin: string
  readonly record: GameRecord<AhAction>
  readonly expected: Expected
}

export interface Expected {
  /** At every hundredth version what players see and what they may do, whatever the shape of the state. */
  readonly sights: Readonly<Record<string, string>>
  readonly choices: Readonly<Record<string, string>>
  readonly final: string
  readonly scores: readonly number[]
}

export const STEP = 100

export function expectedOf(history: AhHistory): Expected {
  const sights: Record<string, string> = {}
  const choices: Record<string, string> = {}
  for (let version = STEP; version <= history.version; version += STEP) {
    const state = history.stateAt(version)
    sights[version] = fingerprint(eighteen24, state)
    choices[version] = fingerprintOfChoices(eighteen24, state)
  }
  const standing = eighteen24.standing(asReadonly(history.state))
  return {
    sights,
    choices,
    final: fingerprint(eighteen24, history.state),
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
  const record = newRecord(eighteen24, table) as GameRecord<AhAction>
  const history: AhHistory = new History(
    eighteen24,
    eighteen24.setup(setupOf(record), () => {}),
  )
  const luck = luckOf({ players, seed: origin, variant, options })
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

const GAMES: Readonly<Record<string, Table>> = {
  'base-4': { origin: 'four players by lot', players: 4, variant: null, options: {} },
  'towns-3': {
    origin: 'three players by lot who place their towns',
    players: 3,
    variant: 'goods-time',
    options: { towns: '7' },
  },
  'cisleithania-2': {
    origin: 'two players by lot on Cisleithania',
    players: 2,
    variant: 'cisleithania',
    options: {},
  },
  'cisleithania-3': {
    origin: 'three players by lot on Cisleithania',
    players: 3,
    variant: 'cisleithania',
    options: {},
  },
}

if (import.meta.main) {
  for (const [name, game] of Object.entries(GAMES)) {
    writeFileSync(new URL(`${name}.json`, import.meta.url), written(played(game)))
  }
}
