import {
  type Action,
  type Emit,
  type GameEvent,
  type Step,
  type TableSetup,
  unheard,
} from '@roundhouse/kernel'
import type { EventNames } from '../events.ts'
import type { CompanyIndex, HexIndex, TrainCode } from '../state/ids.ts'

/**
 * Inside the rules companies, trains and hexes go by their numbers; whoever hears of what happened, or why something may
 * not be done, hears their names. The names are given here and nowhere else: rules tell numbers, a title's steps and
 * set-up are `telling`, its refusals give names themselves.
 */
export interface Naming {
  company(company: CompanyIndex): string
  train(train: TrainCode): string
  hex(hex: HexIndex): string
}

/** The fields that hold numbers until they are told, wherever they stand, and what they number. */
const KINDS = {
  company: 'company',
  target: 'company',
  order: 'company',
  train: 'train',
  trains: 'train',
  hex: 'hex',
} as const satisfies Record<string, keyof Naming>

type Kinds = typeof KINDS
const FIELDS = Object.keys(KINDS) as (keyof Kinds)[]

/** A field that holds one or several names, with numbers in their place; its words, as 'pool', stay. */
type InNumbers<Value, Name, Index> =
  | Exclude<Value, Name | readonly Name[]>
  | (Value extends readonly unknown[] ? readonly Index[] : Index)

/** Each of these events as the rules write it. */
export type Numbered<Event, N extends EventNames> = Event extends unknown
  ? {
      readonly [Field in keyof Event]: Field extends keyof Kinds
        ? InNumbers<Event[Field], N[Kinds[Field]], Parameters<Naming[Kinds[Field]]>[0]>
        : Event[Field]
    }
  : never

/** The same as people know it; itself where nothing in it is a number. */
export function named(naming: Naming, numbered: object): object {
  const fields = numbered as Readonly<Record<string, unknown>>
  let told: Record<string, unknown> | null = null
  for (const field of FIELDS) {
    const value = fields[field]
    if (typeof value === 'number') (told ??= { ...fields })[field] = naming[KINDS[field]](value)
    else if (Array.isArray(value)) (told ??= { ...fields })[field] = value.map(naming[KINDS[field]])
  }
  return told ?? numbered
}

/** A step whose events are told by names. */
export function telling<State, A extends Action, Inside extends GameEvent, Event extends GameEvent>(
  namingOf: (state: State) => Naming,
  step: Step<State, A, Inside>,
): Step<State, A, Event> {
  return {
    ...step,
    apply(state, seat, action, emit) {
      if (emit === unheard) return step.apply(state, seat, action, unheard)
      const naming = namingOf(state)
      step.apply(state, seat, action, (event) => emit(named(naming, event) as Event))
    },
  }
}

/** A set-up whose events are told by names, once there is a state that knows them. */
export function tellingSetup<State, Inside extends GameEvent, Event extends GameEvent>(
  namingOf: (state: State) => Naming,
  setup: (table: TableSetup, emit: Emit<Inside>) => State,
): (table: TableSetup, emit: Emit<Event>) => State {
  return (table, emit) => {
    const events: Inside[] = []
    const state = setup(table, (event) => events.push(event))
    for (const event of events) emit(named(namingOf(state), event) as Event)
    return state
  }
}
