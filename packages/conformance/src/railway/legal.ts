import {
  type Action,
  type AmountChoice,
  type Choice,
  type GameEvent,
  type GameState,
  type Seat,
  type Title,
  asReadonly,
  choices,
  walk,
} from '@roundhouse/kernel'
import type { Json, JsonObject } from '../json.ts'
import type { RailwayAction } from './actions.ts'
import type { Names } from './names.ts'
import { type Options, optionsDiffer } from './option-sets.ts'
import { equalRotation } from './tiles.ts'

/** Adds one option of a kind, in the words of the recording. */
export type Put = (kind: string, option: Json) => void

/** How a title's choices are told in the words of the recording. */
export interface OptionWords<S, A> {
  readonly names: Pick<Names, 'hex'>
  /** What the company that is asked in `asked` can spend now, whoever pays for it. */
  purse(state: S, asked: S): number
  /** What the privates of a player pay when an operating round begins. */
  incomeOf(state: S, seat: Seat): number
  /** An option of one action; those that every railway title has are told without it. */
  one(state: S, seat: Seat, action: A, put: Put): void
  /** Offers of any price, told by their range. */
  range(state: S, choice: AmountChoice<A>, put: Put): void
  /** What may be had at several prices is one option: its kind, what it is, and this price. */
  priced(action: A): { readonly kind: string; readonly what: string; readonly price: number } | null
  /** The private whose power lays the tile, where the recording lists those apart. */
  layingPrivate(action: A): string | null
}

/** The first option in which the recorded decision and ours differ, in one line, or null. */
export function legalDifference<S extends GameState, A extends Action, E extends GameEvent>(
  title: Title<S, A, E>,
  words: OptionWords<S, A>,
  state: S,
  legal: JsonObject,
): string | null {
  const [seat] = title.toAct(asReadonly(state))
  const income = seat === undefined ? 0 : words.incomeOf(state, seat)
  return optionsDiffer(legal, optionsOf(title, words, state), income)
}

function optionsOf<S extends GameState, A extends Action, E extends GameEvent>(
  title: Title<S, A, E>,
  words: OptionWords<S, A>,
  state: S,
): Map<string, Options> {
  const options = new Map<string, Options>()
  const put: Put = (kind, option) => {
    const known = options.get(kind) ?? new Set()
    known.add(JSON.stringify(option))
    options.set(kind, known)
  }
  const byPrice = new Map<
    string,
    { readonly kind: string; readonly what: string; readonly prices: number[] }
  >()
  for (const seat of title.toAct(asReadonly(state))) {
    for (const choice of choices(title, state, seat)) {
      if (choice.kind === 'amount') words.range(state, choice, put)
      for (const action of actionsOf(choice)) {
        const priced = words.priced(action)
        if (priced !== null) {
          const { kind, what, price } = priced
          const known = byPrice.get(`${kind} ${what}`) ?? { kind, what, prices: [] }
          byPrice.set(`${kind} ${what}`, { ...known, prices: [...known.prices, price] })
        } else if (!putShared(title, words, state, seat, action, put)) words.one(state, seat, action, put)
      }
    }
  }
  for (const { kind, what, prices } of byPrice.values()) {
    put(kind, [what, prices.toSorted((one, other) => one - other)])
  }
  return options
}

/** Offers of any price are told by their range, runs are open; everything else one by one. */
function actionsOf<A extends Action>(choice: Choice<A>): Iterable<A> {
  if (choice.kind === 'open' || (choice.kind === 'amount' && choice.field !== 'shares')) return []
  return walk([choice])
}

/** What every railway title has; false for what is the title's own. */
function putShared<S extends GameState, A extends Action, E extends GameEvent>(
  title: Title<S, A, E>,
  words: OptionWords<S, A>,
  state: S,
  seat: Seat,
  own: A,
  put: Put,
): boolean {
  const action = own as unknown as RailwayAction
  const cost = (): number => costOf(title, words, state, seat, own)
  switch (action.type) {
    case 'pass':
      put('pass', true)
      return true
    case 'layTile': {
      const { hex, tile, rotation } = action
      const by = words.layingPrivate(own)
      const kind = by === null ? 'tiles' : `ctiles.${by}`
      put(kind, [words.names.hex(hex), tile, equalRotation(tile, rotation), cost()])
      return true
    }
    case 'placeToken':
      // Where every hex has one city at most, an action does not number it.
      put('tokens', [words.names.hex(action.hex), 'city' in action ? action.city : 0, cost()])
      return true
    case 'payOut':
      put('dividends', 'payout')
      return true
    case 'withhold':
      put('dividends', 'withhold')
      return true
    case 'discard':
      put('discard', action.train)
      return true
    default:
      return false
  }
}

/** What the company pays, tried on a copy. */
function costOf<S extends GameState, A extends Action, E extends GameEvent>(
  title: Title<S, A, E>,
  { purse }: OptionWords<S, A>,
  state: S,
  seat: Seat,
  action: A,
): number {
  const copy = title.clone(asReadonly(state))
  const before = purse(copy, state)
  const step = title.steps.find((each) => each.name === copy.step)
  step?.apply(copy, seat, action, () => {})
  return before - purse(copy, state)
}
