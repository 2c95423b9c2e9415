/**
 * Writes the golden games anew, after a deliberate change of the rules:
 * `node packages/titles/1862/test/golden/make.ts`
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
import type { RmAction } from '../../actions.ts'
import type { RmEvent } from '../../events.ts'
import type { RmState } from '../../state.ts'
import { railwayMania } from '../../title.ts'
import { actionByLot, luckOf } from '../random-play.ts'

type RmHistory = History<RmState, RmAction, RmEvent>

export interface GoldenGame {
  readonly origin: string
  readonly record: GameRecord<RmAction>
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

export function expectedOf(history: RmHistory): Expected {
  const sights: Record<string, string> = {}
  const choices: Record<string, string> = {}
  for (let version = STEP; version <= history.version; version += STEP) {
    const state = history.stateAt(version)
    sights[version] = fingerprint(railwayMania, state)
    choices[version] = fingerprintOfChoices(railwayMania, state)
  }
  const standing = railwayMania.standing(asReadonly(history.state))
  return {
    sights,
    choices,
    final: fingerprint(railwayMania, history.state),
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
  const names = ['Ann', 'Ben', 'Cid', 'Dora', 'Eve', 'Finn', 'Gwen', 'Hal'].slice(0, players)
  const table = { players: names, seed: origin, variant, options }
  const record = newRecord(railwayMania, table) as GameRecord<RmAction>
  const history: RmHistory = new History(
    railwayMania,
    railwayMania.setup(setupOf(record), () => {}),
  )
  const luck = luckOf({ players, seed: origin, variant, options })
  for (let next = actionByLot(luck, history.state); next !== null; next = actionByLot(luck, history.state)) {
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
  'freight-2': { origin: 'two players by lot 7', players: 2, variant: 'freight-simple', options: {} },
  'standard-3': { origin: 'three players by lot 2', players: 3, variant: null, options: {} },
  'newcomers-4': {
    origin: 'four new players by lot',
    players: 4,
    variant: 'express-simple',
    options: { newcomers: 'yes', shorter: 'yes' },
  },
  'freight-5': {
    origin: 'five players by lot with freights and locals 6',
    players: 5,
    variant: 'freight-advanced',
    options: { eightTokens: 'yes', forcedHome: 'no', trainList: 'short' },
  },
  'eight-8': { origin: 'eight players by lot 6', players: 8, variant: null, options: { trainList: 'long' } },
}

if (import.meta.main) {
  for (const [name, game] of Object.entries(GAMES)) {
    writeFileSync(new URL(`${name}.json`, import.meta.url), written(played(game)))
  }
}
