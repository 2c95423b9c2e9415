import type { Action, Seat } from '@roundhouse/kernel'
import { type Asking, alike, change, figure, group, option, row } from './asking.ts'
import type { Decision, Figure, Row } from './decision.ts'
import type { Change } from './preview/future.ts'
import type { RevenuePreview } from './preview/revenue.ts'
import { type Said, type Told, joined, money } from './said.ts'
import { say } from './sayings.ts'

/** One way to use the revenue of a run, with what it was found to do. */
export interface RevenueSide<A> {
  readonly action: A
  readonly name: Said
  /** What the button says. */
  readonly confirm: Said
  readonly bySeat: readonly { readonly seat: Seat; readonly percent: number; readonly amount: number }[]
  /** Null where nothing goes there. */
  readonly treasury: Change | null
  readonly price: Change
  /** The cell to which the marker goes. */
  readonly cell: number
  /** How far that is, where a title counts the steps. */
  readonly note?: Told
}

/** The two sides that most titles have; `perShare` is for one ordinary share. */
export function paidOrWithheld<S, A extends Action>(
  asking: Asking<S, A>,
  { revenue, perShare, pay, withhold }: RevenuePreview & { readonly perShare: number },
  payOut: A,
  keep: A,
): ReturnType<typeof revenueDecision<S, A>> {
  return revenueDecision(asking, revenue, [
    {
      action: payOut,
      name: say('revenue.pay'),
      confirm: say('revenue.payEach', money(perShare)),
      bySeat: pay.bySeat,
      treasury: null,
      price: pay.price,
      cell: pay.cell.after,
    },
    {
      action: keep,
      name: say('revenue.withhold'),
      confirm: say('revenue.withholdAll', money(revenue)),
      bySeat: [],
      treasury: withhold.treasury,
      price: withhold.price,
      cell: withhold.cell.after,
    },
  ])
}

/** A part of an income under a name of its own, e.g. what mines or a subsidy bring the treasury. */
export interface IncomePart {
  readonly name: Told
  readonly amount: number
}

/**
 * Pay out, withhold and whatever else a title knows, side by side; the first is meant until another is pressed. `parts`
 * is told above them, where an income goes different ways.
 */
export function revenueDecision<S, A extends Action>(
  asking: Asking<S, A>,
  revenue: number,
  sides: readonly [RevenueSide<A>, ...RevenueSide<A>[]],
  parts: readonly IncomePart[] = [],
): Pick<Decision<A>, 'heading' | 'facts' | 'groups' | 'usual' | 'confirm' | 'missing' | 'cell'> &
  Partial<Pick<Decision<A>, 'meaning'>> {
  const [usual] = sides
  const heading = say('revenue.heading', money(revenue))
  const chosen = sides.find(({ action }) => alike(action, asking.action)) ?? usual
  // Three cards have no room for who gets what: that is told once, for the one that is meant.
  const narrow = sides.length > 2
  return {
    heading,
    facts: parts.map(({ name, amount }) => ({ name, figure: money(amount) })),
    groups: [
      group(
        'sides',
        heading,
        sides.map((side) => sideRow(asking, side, side === chosen, narrow)),
      ),
    ],
    ...(narrow ? { meaning: { figures: paidTo(chosen), notes: [] } } : {}),
    usual: usual.action,
    confirm: chosen.confirm,
    missing: heading,
    cell: chosen.cell,
  }
}

/** A price that rises is good news where money is paid out, a treasury that grows where it is kept. */
function sideRow<S, A extends Action>(
  asking: Asking<S, A>,
  side: RevenueSide<A>,
  pressed: boolean,
  narrow: boolean,
): Row<A> {
  const { action, name, bySeat, treasury, price, note } = side
  return row<A>({
    id: action.type,
    name,
    note: note ?? null,
    figures: [
      ...(narrow ? [] : paidTo(side)),
      ...(treasury === null ? [] : [change(say('treasury'), treasury.before, treasury.after, money, true)]),
      change(say('revenue.price'), price.before, price.after, money, bySeat.length > 0),
    ],
    option: { ...option(asking, action), pressed },
  })
}

function paidTo<A>({ bySeat }: RevenueSide<A>): readonly Figure[] {
  return bySeat.map(({ seat, percent, amount }) =>
    figure(joined(' ', [{ person: seat }, say('shareOf', percent)]), money(amount)),
  )
}
