import type { Action, AmountChoice, Choice, Refusal, Seat } from '@roundhouse/kernel'
import type { Amount, Decision, Figure, Group, Meaning, Note, Option, Row } from './decision.ts'
import type { RailwayView } from './railway-view.ts'
import { type Told, money } from './said.ts'

/** What a title builds a decision from: the moment, what is legal, and what is put together so far. */
export interface Asking<S, A extends Action> {
  readonly state: S
  readonly view: RailwayView
  readonly seat: Seat
  readonly choices: readonly Choice<A>[]
  /** Seats whose owner sits at this table. */
  readonly seats: readonly Seat[]
  /** What goes first, in its order, and what follows it. */
  readonly queue: readonly A[]
  readonly action: A | null
  refuse(action: A): Refusal | null
  /** Why not, once what is in the queue is done. */
  refuseAfter(action: A): Refusal | null
}

/** Nothing is put together, so nothing would come of it. */
export const NOTHING: Meaning = { figures: [], notes: [] }

/** The part of a decision that most have not. */
export const PLAIN = {
  hint: null,
  prompt: null,
  notes: [],
  facts: [],
  loans: [],
  bidders: [],
  offer: null,
  groups: [],
  pick: null,
  amount: null,
  queue: [],
  tables: [],
  duties: null,
  exchange: null,
  meaning: NOTHING,
  cell: null,
  long: false,
  besides: null,
  usual: null,
} as const satisfies Partial<Decision<never>>

/** The same action, whatever amount it has in this field. */
export function alike(one: Action | null, two: Action | null, but?: string): boolean {
  if (one === null || two === null || one.type !== two.type) return false
  const first = fieldsOf(one)
  const second = fieldsOf(two)
  return [...first.keys(), ...second.keys()].every(
    (field) => field === but || first.get(field) === second.get(field),
  )
}

function fieldsOf(action: Action): ReadonlyMap<string, unknown> {
  return new Map(Object.entries(action))
}

/** The amounts that are open for such an action; null where none is. Between those of a list some may be closed. */
export function amountFor<A extends Action>(
  choices: readonly Choice<A>[],
  action: A,
  field: string,
): AmountChoice<A> | null {
  for (const choice of choices) {
    if (!alike(choice.action, action, field)) continue
    if (choice.kind === 'amount' && choice.field === field) return choice
    if (choice.kind !== 'tree' || choice.fields.length > 1 || choice.fields[0] !== field) continue
    const open = choice.tree.filter((value) => typeof value === 'number')
    return { kind: 'amount', action, field, min: Math.min(...open), max: Math.max(...open), step: 1 }
  }
  return null
}

export function option<A extends Action>(
  asking: Pick<Asking<unknown, A>, 'action' | 'refuse'>,
  action: A,
): Option<A> {
  return { action, refusal: asking.refuse(action), pressed: alike(action, asking.action) }
}

/**
 * An action with an amount still to be chosen: it begins at `first`, within what is open. Where nothing is open, the
 * refusal of the least one tells why.
 */
export function optionOfAmount<A extends Action>(
  asking: Pick<Asking<unknown, A>, 'action' | 'refuse' | 'choices'>,
  action: A,
  field: string,
  first: number,
): Option<A> {
  const range = amountFor(asking.choices, action, field)
  const pressed = alike(action, asking.action, field)
  if (range === null) return { action, refusal: asking.refuse(action), pressed }
  const amount = Math.max(range.min, Math.min(range.max, first))
  return { action: { ...action, [field]: amount }, refusal: null, pressed }
}

/** What is chosen, as an amount between its ends; null where nothing of the kind is open. */
export function amountIn<A extends Action>(
  asking: Pick<Asking<unknown, A>, 'choices'>,
  action: A,
  field: string,
  words: Pick<Amount<A>, 'heading' | 'aside' | 'label'> & {
    readonly quick: (min: number, max: number) => Amount<A>['quick']
  },
): Amount<A> | null {
  const range = amountFor(asking.choices, action, field)
  if (range === null) return null
  const { min, max, step } = range
  const { quick, ...rest } = words
  return { ...rest, action, field, value: valueIn(action, field), min, max, step, quick: quick(min, max) }
}

export function valueIn(action: Action, field: string): number {
  const value = fieldsOf(action).get(field)
  return typeof value === 'number' ? value : Number.NaN
}

export function row<A extends Action>(part: Partial<Row<A>> & Pick<Row<A>, 'id'>): Row<A> {
  return {
    signs: [],
    name: null,
    note: null,
    figure: null,
    figureNote: null,
    figures: [],
    option: null,
    buttons: [],
    ...part,
  }
}

export function group<A extends Action>(
  look: Group<A>['look'],
  label: Told,
  rows: readonly Row<A>[],
  part: Partial<Group<A>> = {},
): Group<A> {
  return { look, label, rows, mark: null, heading: null, aside: null, folded: false, ...part }
}

/** Only those groups that have something to show. */
export function filled<A extends Action>(...groups: readonly Group<A>[]): readonly Group<A>[] {
  return groups.filter(({ rows }) => rows.length > 0)
}

export function note(tone: Note['tone'], line: Told | readonly Told[], section: string | null = null): Note {
  return { tone, lines: isLines(line) ? line : [line], section }
}

function isLines(line: Told | readonly Told[]): line is readonly Told[] {
  return Array.isArray(line)
}

/** A figure before and after. More is better where it is `good`. */
export function change(
  name: Told,
  before: number,
  after: number | null,
  show: (figure: number) => Told = money,
  good = false,
): Figure {
  const stays = after === null || Number.isNaN(after) || after === before
  return {
    name,
    before: show(before),
    after: stays ? null : show(after),
    tone: good && !stays && after > before ? 'good' : 'plain',
  }
}

export function figure(name: Told, value: Told, tone: Figure['tone'] = 'plain'): Figure {
  return { name, before: value, after: null, tone }
}
