import { type Action, type DeepReadonly, type Seat, createRng, draw } from '@roundhouse/kernel'

/** What a rule of thumb is asked with. */
export interface Asked<State, A extends Action, Figures> {
  readonly state: DeepReadonly<State>
  readonly seat: Seat
  readonly figures: Figures
  /** For each company how much more or less this bot likes it. */
  readonly whims: readonly number[]
  /** Every action that is legal now. */
  readonly actions: readonly A[]
  /** What a company earns with its trains, or with others: searched for on the board, or guessed by who thinks ahead. */
  readonly earns: Earning<State>
  /** Whether the time to think is over: buildings that were not weighed by then add nothing. Left out, it never is. */
  readonly isOver?: (() => boolean) | undefined
}

/** What whoever goes by rules of thumb has for it besides the position. */
export interface Means<State> {
  readonly draw: (below: number) => number
  /** Left out: searched for on the board. */
  readonly earns?: Earning<State>
  readonly isOver?: (() => boolean) | undefined
}

export type Earning<State> = (
  state: DeepReadonly<State>,
  company: number,
  trains?: readonly number[],
) => number

/** An action with what it seems worth, in money for the seat. */
export interface Considered<A extends Action> {
  readonly action: A
  readonly worth: number
}

export function ofType<A extends Action, Type extends A['type']>(
  actions: readonly A[],
  type: Type,
): Extract<A, { readonly type: Type }>[] {
  return actions.filter((action): action is Extract<A, { readonly type: Type }> => action.type === type)
}

export function best<A extends Action>(options: readonly Considered<A>[]): Considered<A> | null {
  let found: Considered<A> | null = null
  for (const option of options) if (found === null || option.worth > found.worth) found = option
  return found
}

/** Each bot likes some companies a little more than others, the same through a game: identical bots would repeat one game. */
export function whims(nature: string, companies: number, whim: number): readonly number[] {
  const before = KNOWN_WHIMS.get(nature)
  if (before !== undefined && before.whim === whim && before.found.length === companies) return before.found
  const rng = createRng(nature)
  const found = Array.from({ length: companies }, () => 1 + (whim * (draw(rng, 2001) - 1000)) / 1000)
  if (KNOWN_WHIMS.size >= MOST_NATURES) KNOWN_WHIMS.clear()
  KNOWN_WHIMS.set(nature, { whim, found })
  return found
}

/** Whoever thinks ahead asks for the same natures in every decision. */
const KNOWN_WHIMS = new Map<string, { readonly whim: number; readonly found: readonly number[] }>()
const MOST_NATURES = 200
