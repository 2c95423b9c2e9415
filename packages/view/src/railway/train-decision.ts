import type { Action } from '@roundhouse/kernel'
import {
  type Asking,
  NOTHING,
  alike,
  amountIn,
  change,
  figure,
  filled,
  group,
  note,
  option,
  optionOfAmount,
  row,
} from './asking.ts'
import type { CompanyView, TrainView } from './company-view.ts'
import type { Decision, Figure, Group, Meaning } from './decision.ts'
import type { RailwayView } from './railway-view.ts'
import { type Said, type Told, joined, money, sayIn } from './said.ts'
import { type TrainCardSayings, say } from './sayings.ts'

const cards = sayIn<TrainCardSayings>()

/** What is on sale for the operating company, also what it may not buy, and the actions that buy it. */
export interface TrainsOnSale<A> {
  readonly bank: readonly TrainView[]
  readonly pool: readonly TrainView[]
  /** What the bank's list is called. */
  readonly left: Said
  /** What players call a train. */
  readonly name: (train: TrainView) => Said
  readonly note: (train: TrainView) => Told
  readonly buy: (train: TrainView, from: 'bank' | 'pool') => A
  /** At the least price, which stands in the field `price`; null where companies sell each other none. */
  readonly trade: ((train: TrainView, owner: string) => A) | null
  /** What is told of a train of another company; absent: the same as of one of the bank. */
  readonly offered?: (train: TrainView, owner: string) => { readonly note: Told; readonly figure: Told }
  /** What stands beside the trains of other companies; absent: that a director must agree. */
  readonly beside?: Said
  /** What the amount of an offer is, for who does not see the field. */
  readonly label: Said
}

/** Trains of the bank, the pool and other companies. `bought` is what the chosen purchase would mean. */
export function trainsDecision<S, A extends Action>(
  asking: Asking<S, A>,
  sale: TrainsOnSale<A>,
  bought: Meaning,
): Pick<Decision<A>, 'heading' | 'hint' | 'groups' | 'amount' | 'meaning' | 'confirm' | 'long' | 'missing'> {
  const { view, action } = asking
  const buyer = view.companies.find(({ id }) => id === view.operating)
  const traded = tradesOf(view, sale).find((trade) => alike(trade.action, action, 'price'))
  return {
    heading: say('trains.heading'),
    hint: buyer === undefined ? null : say('trains.owned', buyer.trains.length, buyer.trainLimit),
    groups: groupsOf(asking, sale),
    amount: action === null || traded === undefined ? null : priceOf(asking, sale, action),
    meaning: action === null || traded === undefined ? bought : tradeMeaning(buyer, traded.owner, action),
    confirm: confirmOf(asking, sale),
    long: true,
    missing: say('trains.chooseFirst'),
  }
}

function groupsOf<S, A extends Action>(asking: Asking<S, A>, sale: TrainsOnSale<A>): readonly Group<A>[] {
  const pool = say('trains.pool')
  const others = say('trains.others')
  const rowsOf = (trains: readonly TrainView[], from: 'bank' | 'pool') =>
    trains.map((train) =>
      row<A>({
        id: train.id,
        signs: [{ train }],
        name: sale.name(train),
        note: sale.note(train),
        figure: money(train.price),
        option: option(asking, sale.buy(train, from)),
      }),
    )
  const trades = tradesOf(asking.view, sale).map(({ owner, train, action }) =>
    row<A>({
      id: `${owner.id} ${train.id}`,
      signs: [{ company: owner.id }, { train }],
      name: `${owner.id} · ${train.kind}`,
      ...(sale.offered?.(train, owner.id) ?? { note: sale.note(train) }),
      figureNote: owner.director === null ? null : { holder: owner.director },
      option: optionOfAmount(asking, action, 'price', train.price),
    }),
  )
  return filled(
    group('rows', sale.left, rowsOf(sale.bank, 'bank'), { heading: sale.left }),
    group('rows', pool, rowsOf(sale.pool, 'pool'), { heading: pool }),
    group('rows', others, trades, {
      heading: others,
      aside: sale.beside ?? say('trains.othersHint'),
      folded: true,
    }),
  )
}

/** One of each kind that another company owns. */
function tradesOf<A>({ companies, operating }: RailwayView, { trade }: TrainsOnSale<A>) {
  if (trade === null) return []
  return companies
    .filter(({ id }) => id !== operating)
    .flatMap((owner) => {
      const once = new Map(owner.trains.map((train) => [train.id, train]))
      return [...once.values()].map((train) => ({ owner, train, action: trade(train, owner.id) }))
    })
}

function priceOf<S, A extends Action>(asking: Asking<S, A>, { label }: TrainsOnSale<A>, action: A) {
  return amountIn(asking, action, 'price', {
    heading: say('trains.price'),
    aside: null,
    label,
    quick: (min, max) => [
      { amount: min, name: say('least') },
      { amount: max, name: say('most') },
    ],
  })
}

function tradeMeaning(buyer: CompanyView | undefined, seller: CompanyView, action: Action): Meaning {
  const price = 'price' in action ? Number(action.price) : Number.NaN
  if (buyer === undefined) return NOTHING
  const figures = [
    change(buyer.id, buyer.treasury, buyer.treasury - price),
    change(seller.id, seller.treasury, seller.treasury + price),
  ]
  return { figures, notes: [] }
}

function confirmOf<S, A extends Action>({ view, action, seat }: Asking<S, A>, sale: TrainsOnSale<A>): Said {
  const places = [
    ...sale.bank.map((train) => ({ train, action: sale.buy(train, 'bank') })),
    ...sale.pool.map((train) => ({ train, action: sale.buy(train, 'pool') })),
  ]
  const bought = places.find((each) => alike(each.action, action))?.train
  if (bought !== undefined) return say('trains.buyFor', sale.name(bought), money(bought.price))
  const traded = tradesOf(view, sale).find((each) => alike(each.action, action, 'price'))
  if (traded === undefined || action === null) return say('trains.buy')
  const { owner, train } = traded
  const price = 'price' in action ? Number(action.price) : null
  // Whoever directs both need not agree with anybody.
  const code = owner.director === seat ? 'trains.tradeFor' : 'trains.offerFor'
  return say(code, sale.name(train), owner.id, money(price))
}

/** Its card, whether it runs here, and what takes it away. */
export function trainNote({ card, goneWith }: TrainView, runs: boolean): Told {
  return joined(' · ', [
    card !== '' && cards('trains.card', card),
    cards(runs ? 'trains.suits' : 'trains.cannotRun'),
    goneWith.length > 0 && cards('trains.leaves', { list: goneWith }),
  ])
}

/** What the director adds to a purchase, what he borrows of that, and the price of the loan. */
export interface DirectorsHelp {
  readonly help: number
  readonly loan: number
  /** What he owes for it at once, where that is more; absent: as much as he borrows. */
  readonly debt?: number
  readonly penalty: number
}

/** What a train costs and who helps to pay it. */
export function purchaseFigures(
  before: RailwayView,
  after: RailwayView,
  seat: number,
  { help, loan, debt = loan, penalty }: DirectorsHelp,
): readonly Figure[] {
  const treasury = ({ companies }: RailwayView): number =>
    companies.find(({ id }) => id === before.operating)?.treasury ?? 0
  const cash = before.players.find((player) => player.seat === seat)?.cash ?? 0
  return [
    change(say('treasury'), treasury(before), treasury(after)),
    ...(help > 0
      ? [
          figure(say('trains.help'), money(help)),
          change(say('trains.directorCash'), cash, cash - help + loan),
        ]
      : []),
    ...(loan > 0 ? [figure(say('trains.loan'), money(debt), 'bad')] : []),
    ...(penalty > 0 ? [figure(say('trains.penalty'), money(penalty), 'bad')] : []),
  ]
}

/** Trains that leave because a phase has begun, and companies above a new limit. */
export function phaseEffects(before: RailwayView, after: RailwayView): readonly Said[] {
  const gone = new Set(after.bank.obsolete.filter((kind) => !before.bank.obsolete.includes(kind)))
  const lostOf = (trains: readonly TrainView[]) => ({
    list: trains.filter(({ kind }) => gone.has(kind)).map(({ kind }) => kind),
  })
  const pool = lostOf(before.bank.pool)
  return [
    ...before.companies.flatMap(({ id, trains }) => {
      const lost = lostOf(trains)
      return lost.list.length === 0 ? [] : [say('trains.loses', id, lost)]
    }),
    ...(pool.list.length === 0 ? [] : [say('trains.poolLoses', pool)]),
    ...after.companies.flatMap(({ id, trains, trainLimit }) => {
      const over = trains.length - trainLimit
      return over > 0 ? [say('trains.discards', id, over)] : []
    }),
  ]
}

/** "Opens phase d: green tiles, large companies can be bought."; what else it opens the title says. */
export function phaseSaid(
  before: RailwayView,
  after: RailwayView,
  sizes: readonly string[],
  besides: readonly Said[],
): readonly Told[] {
  const opening = phaseOpening(before, after)
  if (opening === null) return []
  const { phase, tiles, opens, limits } = opening
  const changes = [
    ...(tiles === null ? [] : [cards(`trains.newTiles.${tiles}`)]),
    ...opens.map((size) => cards(`trains.newCompanies.${size}`)),
    ...limits.map(({ at, limit }) => cards(`trains.limitOf.${sizes[at] ?? ''}`, limit)),
    ...besides,
  ]
  const opened = say('trains.opensPhase', phase)
  if (changes.length === 0) return [joined('', [opened, '.'])]
  return [joined('', [opened, ': ', say('and', { list: changes }), '.'])]
}

/** What a phase that has begun changes, by the figures of its card; null while none has. */
interface PhaseOpening {
  readonly phase: string
  /** New colour of tiles, or null. */
  readonly tiles: string | null
  /** Sizes of company that can be bought from now on. */
  readonly opens: readonly string[]
  /** Limits that fall, by their place among the title's sizes. */
  readonly limits: readonly { readonly at: number; readonly limit: number }[]
}

function phaseOpening({ bank: was }: RailwayView, { bank: is }: RailwayView): PhaseOpening | null {
  const from = was.phases.findIndex(({ id }) => id === was.phase)
  const to = was.phases.findIndex(({ id }) => id === is.phase)
  const before = was.phases[from]
  const after = was.phases[to]
  if (before === undefined || after === undefined || to <= from) return null
  return {
    phase: after.id,
    tiles: before.tiles === after.tiles ? null : after.tiles,
    opens: was.phases.slice(from + 1, to + 1).flatMap(({ opens }) => opens),
    limits: after.limits.flatMap((limit, at) => (limit < (before.limits[at] ?? 0) ? [{ at, limit }] : [])),
  }
}

/** The note on everything that a purchase sets off; none where it sets off nothing. */
export function effectsNote(effects: readonly Told[], section: string): Meaning['notes'] {
  return effects.length === 0 ? [] : [note('warn', effects, section)]
}
