import type { Action, Seat } from '@roundhouse/kernel'
import {
  type Asking,
  NOTHING,
  alike,
  amountIn,
  change,
  group,
  option,
  optionOfAmount,
  row,
  valueIn,
} from './asking.ts'
import type { Amount, Decision, Figure, Group, Meaning, Row, RowButton } from './decision.ts'
import { type Said, type Told, money, sayIn } from './said.ts'
import type { PrivateSayings, PrivateTradeSayings, RailwaySayings } from './sayings.ts'

const say = sayIn<RailwaySayings & PrivateSayings & PrivateTradeSayings>()

/** A private company that players buy at its printed price, or have bought. */
export interface PrivateOnSale<A> {
  readonly id: string
  readonly name: Told
  readonly price: number
  readonly income: number
  /** Its owner, once it is bought. */
  readonly owner: Seat | null
  readonly buy: A
}

/** Privates of one kind, under its name and with what they do. */
export interface PrivateGroup<A> {
  readonly mark: Group['mark']
  readonly name: Said
  readonly aside: Told | null
  /** Certificates that each of them counts as. */
  readonly certificates: number
  readonly privates: readonly PrivateOnSale<A>[]
}

/** One of the privates on their board, by kind. */
export function privateDraft<S, A extends Action>(
  asking: Asking<S, A>,
  kinds: readonly PrivateGroup<A>[],
): Pick<Decision<A>, 'groups' | 'long' | 'meaning' | 'confirm' | 'missing'> {
  const kind = kinds.find(({ privates }) => privates.some(({ buy }) => alike(buy, asking.action)))
  const chosen = kind?.privates.find(({ buy }) => alike(buy, asking.action))
  return {
    groups: kinds
      .filter(({ privates }) => privates.length > 0)
      .map(({ mark, name, aside, privates }) =>
        group(
          'grid',
          name,
          privates.map((each) =>
            row<A>({
              id: each.id,
              name: each.name,
              note: each.owner === null ? null : say('privates.owned', { player: each.owner }),
              figure: money(each.price),
              option: option(asking, each.buy),
            }),
          ),
          { mark, heading: name, aside },
        ),
      ),
    long: true,
    meaning: chosen === undefined ? NOTHING : draftMeaning(asking, chosen, kind?.certificates ?? 0),
    confirm:
      chosen === undefined ? say('privates.buy') : say('privates.buyFor', chosen.name, money(chosen.price)),
    missing: say('privates.chooseFirst'),
  }
}

function draftMeaning<S, A extends Action>(
  { view, seat }: Asking<S, A>,
  bought: PrivateOnSale<A>,
  more: number,
): Meaning {
  const player = view.players.find((each) => each.seat === seat)
  if (player === undefined) return NOTHING
  const { cash, certificates, privates } = player
  const income = privates.reduce((sum, each) => sum + each.income, 0)
  const limit = view.bank.certificateLimit
  return {
    figures: [
      change(say('cash'), cash, cash - bought.price),
      change(say('privates.incomeARound'), income, income + bought.income, money, true),
      change(say('shares.certificates'), certificates, certificates + more, (count) =>
        say('shares.ofLimit', count, limit),
      ),
    ],
    notes: [],
  }
}

/** A private of a company: what it does, whether it may still do it, and what the bank pays for it. */
export interface OwnPrivate<A> {
  readonly id: string
  readonly name: string
  readonly note: Told
  /** Its power is chosen on the map; null where the map offers it already. */
  readonly power: { readonly said: Said; readonly label: Said } | null
  readonly sell: A
}

export function ownPrivateRow<S, A extends Action>(
  asking: Asking<S, A>,
  { id, name, note, power, sell }: OwnPrivate<A>,
  value: number,
): Row<A> {
  const selling: RowButton<A> = {
    id: 'sell',
    does: 'choose',
    said: say('privates.sellShort', money(value)),
    label: { parts: [say('privates.sellShort', money(value)), name], by: ', ' },
    option: option(asking, sell),
  }
  return row<A>({
    id,
    name,
    note,
    buttons: power === null ? [selling] : [{ id: 'power', does: 'power', ...power, power: id }, selling],
  })
}

/** Something of a player that the company may offer for, at a price in the field `price`. */
export interface PrivateTrade<A> {
  readonly id: string
  readonly name: Told
  readonly note: Told
  readonly owner: Seat
  readonly trade: A
}

export function tradeRow<S, A extends Action>(
  asking: Asking<S, A>,
  { id, name, note, owner, trade }: PrivateTrade<A>,
): Row<A> {
  return row<A>({
    id,
    name,
    note,
    figureNote: say('privates.buyFrom', { player: owner }),
    option: optionOfAmount(asking, trade, 'price', Infinity),
  })
}

/** The price of the trade that is put together, and the treasury after it. */
export function tradeAmount<S, A extends Action>(
  asking: Asking<S, A>,
  { name }: PrivateTrade<A>,
  action: A,
): { readonly amount: Amount<A> | null; readonly figures: readonly Figure[] } {
  const amount = amountIn(asking, action, 'price', {
    heading: name,
    aside: null,
    label: say('privates.amount'),
    quick: (min, max) => [
      { amount: min, name: say('least') },
      { amount: max, name: say('most') },
    ],
  })
  const { companies, operating } = asking.view
  const treasury = companies.find(({ id }) => id === operating)?.treasury ?? 0
  return {
    amount,
    figures: amount === null ? [] : [change(say('treasury'), treasury, treasury - amount.value)],
  }
}

/** Whoever decides for the company and owns the thing himself need not agree with anybody. */
export function tradeSaid<A extends Action>({ name, owner }: PrivateTrade<A>, action: A, seat: Seat): Said {
  const amount = money(valueIn(action, 'price'))
  return owner === seat ? say('privates.take', name, amount) : say('privates.offer', name, amount)
}
