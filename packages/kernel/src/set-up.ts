import type { Action, Emit, GameEvent } from './action.ts'
import { asReadonly } from './deep-readonly.ts'
import { type GameRecord, setupOf } from './record.ts'
import { recordLots } from './rng.ts'
import type { GameState, TableSetup, Title } from './title.ts'

/** The first position of a record; its rules must be known (see `rulesFault`). Lots that it tells are believed. */
export function setUp<S extends GameState, A extends Action, E extends GameEvent>(
  title: Title<S, A, E>,
  record: Omit<GameRecord, 'log'>,
  emit: Emit<E>,
): S {
  const { lots } = record
  const table = setupOf({ ...record, log: [] })
  return lots === undefined
    ? title.setup(table, emit)
    : hearingLots(lots, () => title.setup(table, emit)).made
}

/**
 * The lots that the set-up of a table draws, for those who may not know its seed; null where the set-up holds something
 * else that a spectator may not see, and lots would tell it.
 */
export function lotsOfSetup<S extends GameState, A extends Action, E extends GameEvent>(
  title: Title<S, A, E>,
  table: TableSetup,
): readonly number[] | null {
  const { made, lots } = hearingLots([], () => title.setup(table, () => {}))
  const whole = title.clone(asReadonly(made))
  const concealed = title.conceal(asReadonly(made), null)
  return JSON.stringify({ ...concealed, rng: whole.rng }) === JSON.stringify(whole) ? lots : null
}

function hearingLots<Made>(
  told: readonly number[],
  make: () => Made,
): { readonly made: Made; readonly lots: readonly number[] } {
  let made: { readonly it: Made } | null = null
  const lots = recordLots(null, told, () => (made = { it: make() }))
  return { made: (made as unknown as { readonly it: Made }).it, lots }
}
