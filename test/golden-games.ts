import {
  type Action,
  type GameEvent,
  type GameRecord,
  type GameState,
  History,
  type Seat,
  type Title,
  asReadonly,
  fingerprint,
  fingerprintOfChoices,
  newRecord,
  setupOf,
} from '@roundhouse/kernel'
import { writeFileSync } from 'node:fs'

/** A game that every release must play alike, with what it looked like when it was made. */
export interface GoldenGame<A extends Action = Action> {
  readonly origin: string
  readonly record: GameRecord<A>
  readonly expected: Expected
}

export interface Expected {
  /** At every so many versions what players see and what they may do, whatever the shape of the state. */
  readonly sights: Readonly<Record<string, string>>
  readonly choices: Readonly<Record<string, string>>
  readonly final: string
  readonly scores: readonly number[]
}

export function expectedOf<S extends GameState, A extends Action, E extends GameEvent>(
  title: Title<S, A, E>,
  history: History<S, A, E>,
  every: number,
): Expected {
  const sights: Record<string, string> = {}
  const choices: Record<string, string> = {}
  for (let version = every; version <= history.version; version += every) {
    const state = history.stateAt(version)
    sights[version] = fingerprint(title, state)
    choices[version] = fingerprintOfChoices(title, state)
  }
  const standing = title.standing(asReadonly(history.state))
  return {
    sights,
    choices,
    final: fingerprint(title, history.state),
    scores: standing.toSorted((a, b) => a.seat - b.seat).map(({ score }) => score),
  }
}

/** The table of a golden game; its origin is its seed. */
export interface GoldenTable {
  readonly origin: string
  readonly players: number
  readonly variant: string | null
  readonly options: Readonly<Record<string, string>>
}

const NAMES = ['Ann', 'Ben', 'Cid', 'Dora', 'Eve', 'Finn', 'Gwen', 'Hal']

/** Plays the games by lot and writes each into the folder; `luck` gives the next action, null at the end. */
export function writeGoldenGames<S extends GameState, A extends Action, E extends GameEvent>(
  folder: string,
  title: Title<S, A, E>,
  every: number,
  games: Readonly<Record<string, GoldenTable>>,
  luck: (table: GoldenTable) => (state: S) => { readonly seat: Seat; readonly action: A } | null,
): void {
  for (const [name, table] of Object.entries(games)) {
    const { origin, variant, options } = table
    const players = NAMES.slice(0, table.players)
    const record = newRecord(title, { players, seed: origin, variant, options }) as GameRecord<A>
    const history: History<S, A, E> = new History(
      title,
      title.setup(setupOf(record), () => {}),
    )
    const nextIn = luck(table)
    for (let next = nextIn(history.state); next !== null; next = nextIn(history.state)) {
      const appended = history.append({ kind: 'action', ...next })
      if (!appended.ok) throw new Error(`${origin}: ${JSON.stringify(next)} is refused`)
    }
    const expected = expectedOf(title, history, every)
    const game = { origin, record: { ...record, log: history.log }, expected }
    writeFileSync(new URL(`${name}.json`, folder), written(game))
  }
}

/** One log entry a line, so that a difference can be read. */
function written<A extends Action>({ origin, record, expected }: GoldenGame<A>): string {
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
