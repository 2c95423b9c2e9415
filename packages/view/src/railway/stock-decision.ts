import type { Action } from '@roundhouse/kernel'
import { type Asking, NOTHING, alike, amountFor, change, group, note, row, valueIn } from './asking.ts'
import type { CompanyView } from './company-view.ts'
import type { Decision, Group, Meaning, Queued, RowButton, Sign } from './decision.ts'
import type { RailwayView } from './railway-view.ts'
import { type Said, type Told, joined, money } from './said.ts'
import { say } from './sayings.ts'

/** What a title's shares are bought and sold by. */
export interface ShareActions<A> {
  /** The next share that can be had, or the start of the company. */
  readonly buy: (company: CompanyView) => A
  /** So many shares in the field `shares`; null where no share is ever sold. */
  readonly sell: ((company: string, shares: number) => A) | null
  /** How many shares the director's certificate is, which is bought to start a company. */
  readonly directorShares: number
  /** Other places where a share can be had, each with its button; none where it is left out. */
  readonly others?: (
    company: CompanyView,
  ) => readonly { readonly id: string; readonly said: Told; readonly action: A }[]
  /** What a share costs by this action; the price of the company where it is left out. */
  readonly costOf?: (action: A) => number | null
  /** What a share of the company brings when it is sold; its price where it is left out. */
  readonly bringsOf?: (company: string) => number
  /** What stands beside the name besides what is left; nothing where it is left out. */
  readonly noteOf?: (company: CompanyView) => Told | null
  /** What else tells it apart, beside its sign. */
  readonly signsOf?: (company: CompanyView) => readonly Sign[]
}

/** The part of a turn in a stock round that is the same everywhere: sales in an order of their own, then a purchase. */
export function stockDecision<S, A extends Action>(
  asking: Asking<S, A>,
  actions: ShareActions<A>,
  later: RailwayView | null,
): Pick<Decision<A>, 'facts' | 'groups' | 'queue' | 'meaning' | 'confirm' | 'long'> {
  const { view, seat, queue } = asking
  const player = view.players.find((each) => each.seat === seat)
  const { certificateLimit } = view.bank
  return {
    facts:
      player === undefined
        ? []
        : [
            { name: say('cash'), figure: money(player.cash) },
            {
              name: say('shares.certificates'),
              figure: say('shares.ofLimit', player.certificates, certificateLimit),
            },
          ],
    groups: shareGroups(asking, actions),
    queue: queue.map((sale) => queued(asking, actions, sale)),
    meaning: later === null ? NOTHING : stockMeaning(view, later, seat),
    confirm: confirmOf(asking, actions),
    long: true,
  }
}

/** Every company in the order of turns, those to start after them, those of later phases folded. */
function shareGroups<S, A extends Action>(
  asking: Asking<S, A>,
  actions: ShareActions<A>,
): readonly Group<A>[] {
  const { companies } = asking.view
  const rows = (some: readonly CompanyView[]) => some.map((company) => shareRow(asking, actions, company))
  const inOrder = companies
    .filter(({ price }) => price !== null)
    .toSorted((a, b) => (a.place ?? Infinity) - (b.place ?? Infinity) || (b.cell ?? 0) - (a.cell ?? 0))
  const shelf = companies.filter(({ status }) => status === 'shelf')
  const later = companies.filter(({ status }) => status === 'later')
  const main = group<A>('stock', say('shares.companies'), rows([...inOrder, ...shelf]))
  if (later.length === 0) return [main]
  const name = say('shares.later')
  return [main, group<A>('stock', name, rows(later), { heading: name, folded: true })]
}

function shareRow<S, A extends Action>(asking: Asking<S, A>, actions: ShareActions<A>, company: CompanyView) {
  const { id, price, shares } = company
  const held = shares.holders.find(({ holder }) => holder === asking.seat)
  const buys = actions.buy(company)
  const notes = [actions.noteOf?.(company) ?? null, noteOf(company)].filter((each) => each !== null)
  return row<A>({
    id,
    signs: [{ company: id }, ...(actions.signsOf?.(company) ?? [])],
    name: id,
    note: notes.length === 0 ? null : joined(' · ', notes),
    figure: price === null ? startsAt(company) : money(actions.costOf?.(buys) ?? price),
    figureNote: held === undefined ? null : say('shares.yours', held.percent),
    option: {
      action: buys,
      refusal: asking.refuseAfter(buys),
      pressed: alike(buys, asking.action, 'price'),
    },
    buttons: [
      ...othersOf(asking, actions, company),
      ...(held === undefined || actions.sell === null ? [] : [sellButton(asking, actions.sell, id)]),
    ],
  })
}

/** "60–100 K", or its only price; nothing where no price is open yet. */
function startsAt({ startPrices }: CompanyView): Told {
  const [least] = startPrices
  const most = startPrices.at(-1)
  if (least === undefined || most === undefined) return ''
  return least === most ? money(least) : joined('–', [String(least), money(most)])
}

function noteOf({ shares, status }: CompanyView): Told | null {
  if (status === 'shelf' || status === 'later') return null
  const left = say('shares.left', shares.bank + shares.pool, shares.total)
  // Who has all the shares it needs waits for something else.
  if (status !== 'started' || shares.sold >= shares.toFloat) return left
  return { parts: [left, say('shares.notOpen', shares.toFloat - shares.sold)], by: ' · ' }
}

/** Shares of the same company that lie elsewhere. */
function othersOf<S, A extends Action>(
  asking: Asking<S, A>,
  { others }: ShareActions<A>,
  company: CompanyView,
): readonly RowButton<A>[] {
  return (others?.(company) ?? []).map(({ id, said, action }) => ({
    id,
    does: 'choose',
    said,
    label: joined(' ', [company.id, said]),
    option: { action, refusal: asking.refuseAfter(action), pressed: alike(action, asking.action) },
  }))
}

/** Adds the least sale of the company to the end of the list of sales, or takes it off again. */
function sellButton<S, A extends Action>(
  asking: Asking<S, A>,
  sell: (company: string, shares: number) => A,
  company: string,
): RowButton<A> {
  // One share, or as many as bring the seller back to the certificate limit.
  const sale = sell(company, amountFor(asking.choices, sell(company, 1), 'shares')?.min ?? 1)
  const listed = asking.queue.find((each) => alike(each, sale, 'shares'))
  return {
    id: 'sell',
    does: 'queue',
    said: say('shares.sell'),
    label: say('shares.sellNamed', company),
    option: {
      action: listed ?? sale,
      refusal: listed === undefined ? asking.refuse(sale) : null,
      pressed: listed !== undefined,
    },
  }
}

function queued<S, A extends Action>(
  { view, seat, choices }: Asking<S, A>,
  { sell, bringsOf }: ShareActions<A>,
  sale: A,
): Queued<A> {
  const { id, count, percent, amount, holders } = saleIn(view, sale, bringsOf)
  const range = sell === null ? null : amountFor(choices, sell(id, count), 'shares')
  const held = holders.find(({ holder }) => holder === seat)?.shares ?? 0
  // As the rules allow now; another sale of the list does not change it, for it is about another company.
  const max = range?.max ?? held
  const min = range?.min ?? 1
  return {
    id,
    action: sale,
    said: say('shares.saleOf', percent, id, money(amount)),
    earlier: say('shares.earlier', id),
    later: say('shares.laterSale', id),
    remove: say('shares.remove', id),
    amount:
      max <= min
        ? null
        : {
            action: sale,
            field: 'shares',
            value: count,
            min,
            max,
            heading: null,
            aside: null,
            label: say('shares.sharesToSell', id),
            quick: [],
          },
  }
}

function saleIn(view: RailwayView, sale: Action, bringsOf?: (company: string) => number) {
  const id = 'company' in sale ? String(sale.company) : ''
  const company = view.companies.find((each) => each.id === id)
  const count = valueIn(sale, 'shares')
  return {
    id,
    count,
    percent: (company?.shares.percent ?? 0) * count,
    amount: (bringsOf?.(id) ?? company?.price ?? 0) * count,
    holders: company?.shares.holders ?? [],
  }
}

/** Cash, certificates, parts, prices and directors, before and after the whole turn. */
function stockMeaning(before: RailwayView, after: RailwayView, seat: number): Meaning {
  const was = before.players.find((each) => each.seat === seat)
  const is = after.players.find((each) => each.seat === seat)
  if (was === undefined || is === undefined) return NOTHING
  const limit = before.bank.certificateLimit
  const pairs = before.companies.flatMap((company) => {
    const then = after.companies.find(({ id }) => id === company.id)
    return then === undefined ? [] : [{ id: company.id, was: company, is: then }]
  })
  const percent = ({ shares }: CompanyView): number =>
    shares.holders.find(({ holder }) => holder === seat)?.percent ?? 0
  const moved = pairs.filter((each) => each.was.price !== null && each.was.price !== each.is.price)
  return {
    figures: [
      change(say('cash'), was.cash, is.cash),
      change(say('shares.certificates'), was.certificates, is.certificates, (count) =>
        say('shares.ofLimit', count, limit),
      ),
      ...pairs
        .filter((each) => percent(each.was) !== percent(each.is))
        .map((each) =>
          change(say('shares.holding', each.id), percent(each.was), percent(each.is), (part) =>
            say('shareOf', part),
          ),
        ),
      ...moved.map((each) => change(say('shares.price', each.id), each.was.price ?? 0, each.is.price)),
      ...(was.worth === is.worth ? [] : [change(say('shares.worth'), was.worth, is.worth)]),
    ],
    notes: [
      ...pairs.flatMap(({ id, was: { director }, is: { director: next } }) =>
        director !== null && typeof next === 'number' && director !== next
          ? [note('plain', say('shares.becomesDirector', { player: next }, id))]
          : [],
      ),
      ...pairs
        .filter((each) => each.was.status === 'started' && each.is.status === 'open')
        .map((each) => note('good', say('shares.opens', each.id, money(each.is.treasury)))),
    ],
  }
}

/** The button says what will happen, sales first. */
function confirmOf<S, A extends Action>(
  { view, queue, action }: Asking<S, A>,
  { directorShares, costOf, bringsOf }: ShareActions<A>,
): Said {
  const purchase = action === null ? null : purchaseIn(view, action, directorShares, costOf?.(action) ?? null)
  if (queue.length === 0) return purchase ?? say('shares.buy')
  const sales = queue.map((sale) => saleIn(view, sale, bringsOf))
  const amount = sales.reduce((sum, each) => sum + each.amount, 0)
  const [only] = sales
  if (purchase !== null) return say('shares.thenBuy', say('shares.sellShort', money(amount)), purchase)
  if (sales.length === 1 && only !== undefined)
    return say('shares.sellFor', only.percent, only.id, money(amount))
  return say('shares.sellAll', sales.length, money(amount))
}

function purchaseIn(
  { companies }: RailwayView,
  action: Action,
  directorShares: number,
  cost: number | null,
): Said | null {
  const company = 'company' in action ? companies.find(({ id }) => id === action.company) : undefined
  if (company === undefined) return null
  const price = valueIn(action, 'price')
  if (Number.isFinite(price)) {
    return say('shares.startFor', company.id, money(price), money(price * directorShares))
  }
  return say('shares.buyShare', company.shares.percent, company.id, money(cost ?? company.price ?? 0))
}
