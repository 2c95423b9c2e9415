import type { Action, DeepReadonly, Emit, GameEvent, Refusal } from '@roundhouse/kernel'
import type { Question } from '../rounds/course.ts'
import type { CompanyIndex } from '../state/ids.ts'

/**
 * Something that another player must agree to: a local, a train, a company (18CZ VIII.3, VIII.9, VIII.10), a train of
 * another director (1824 VII.11), a train or a merger (1862 7.5.1, 7.9).
 */
export interface Offer<Kind extends string> {
  kind: Kind
  /** The company that offers. */
  buyer: CompanyIndex
  /** The seat that is asked. */
  seat: number
  /** What it is about, numbered as the title likes. */
  item: number
  /** The company that owns it; -1 where that is not needed. */
  owner: number
  /** 0 where no money is spoken of. */
  price: number
  /** Nothing waits: it takes effect at once. */
  agreed: boolean
}

/** What was declined in this turn. */
export interface Declined<Kind extends string> {
  kind: Kind
  item: number
  price: number
}

/** The same thing is not asked again in a turn for as little. */
export function isDeclined<Kind extends string>(
  declined: readonly Readonly<Declined<Kind>>[],
  kind: Kind,
  item: number,
  price: number,
): boolean {
  for (const each of declined)
    if (each.kind === kind && each.item === item && each.price >= price) return true
  return false
}

/** The least that may be offered now: more than what was declined. */
export function leastOffer<Kind extends string>(
  declined: readonly Readonly<Declined<Kind>>[],
  kind: Kind,
  item: number,
  least: number,
): number {
  let price = least
  for (const each of declined) {
    if (each.kind === kind && each.item === item && each.price >= price) price = each.price + 1
  }
  return price
}

/** How a title asks for consent. */
export interface Consent<Kind extends string, State, A extends Action, Event extends GameEvent> {
  readonly section: string
  readonly yes: A
  readonly no: A
  /** Whether the action says yes or no; null when it says neither. */
  accepts(action: A): boolean | null
  /** Why nothing else is done before the answer. */
  otherwise(state: DeepReadonly<State>, action: A): Refusal
  declined(state: State, offer: Offer<Kind>, emit: Emit<Event>): void
}

/** The question to whoever must agree. An accepted offer stays, agreed, for the course of the game to carry out. */
export function consentQuestion<
  Kind extends string,
  State extends { offer: Offer<Kind> | null },
  A extends Action,
  Event extends GameEvent,
>({
  section,
  yes,
  no,
  accepts,
  otherwise,
  declined,
}: Consent<Kind, State, A, Event>): Question<State, A, Event> {
  return {
    name: 'answer',
    section,
    settle: ({ offer }) => offer === null,
    choices: () => [
      { kind: 'one', action: yes },
      { kind: 'one', action: no },
    ],
    refuse: (state, _seat, action) => (accepts(action) === null ? otherwise(state, action) : null),
    apply(state, _seat, action, emit) {
      const offer = state.offer as Offer<Kind>
      if (accepts(action) === true) offer.agreed = true
      else {
        state.offer = null
        declined(state, offer, emit)
      }
    },
  }
}
