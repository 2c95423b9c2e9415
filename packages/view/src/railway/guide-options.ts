import type { Action, Choice, TreeBranch, TreeNode } from '@roundhouse/kernel'
import type { CompanyView, TrainView } from './company-view.ts'
import type { RailwayGuideChoices } from './guide-codes.ts'
import { cashOfDirector, playerOf } from './guide-moments.ts'
import type { GuideMoment } from './guide.ts'
import type { MarketMoves } from './market-view.ts'
import type { RevenuePreview } from './preview/revenue.ts'
import type { RailwayView } from './railway-view.ts'

type Moment = Pick<GuideMoment<object>, 'view' | 'company' | 'seat' | 'choices'>
type Choices = RailwayGuideChoices
type Open = readonly Choice<Action>[]

/** The choices of one kind. */
export function choicesOf<A extends Action, Type extends A['type']>(
  choices: readonly Choice<A>[],
  type: Type,
): readonly (Choice<A> & { readonly action: Extract<A, { readonly type: Type }> })[] {
  return choices.filter(
    (choice): choice is Choice<A> & { readonly action: Extract<A, { readonly type: Type }> } =>
      choice.action.type === type,
  )
}

export function mostOf(choice: Choice<Action>): number {
  return choice.kind === 'amount' ? choice.max : 0
}

export function leastOf(choice: Choice<Action>): number {
  return choice.kind === 'amount' ? choice.min : 0
}

/** The first values of a tree: hexes, or start prices. */
export function topOf(choice: Choice<Action>): readonly string[] {
  return choice.kind === 'tree' ? choice.tree.map(valueOf) : []
}

function valueOf(node: TreeNode): string {
  return String(typeof node === 'object' ? node.value : node)
}

/** What an action calls something: the company of a sale, the train of a purchase. */
function named(action: Action, field: string): string {
  const value = (action as unknown as Readonly<Record<string, unknown>>)[field]
  return typeof value === 'string' ? value : ''
}

/** Each of these with the company it is about; null where there is none. */
function perCompany<Row>(
  { view }: Moment,
  open: Open,
  rowOf: (company: CompanyView, choice: Choice<Action>) => Row,
): readonly Row[] | null {
  const rows = open.flatMap((choice) => {
    const company = view.companies.find(({ id }) => id === named(choice.action, 'company'))
    return company === undefined ? [] : [rowOf(company, choice)]
  })
  return rows.length === 0 ? null : rows
}

export function salesIn(
  moment: Moment,
  open: Open,
  moves: (company: string) => MarketMoves | null,
): Choices['sell'] | null {
  const { cells } = moment.view.market
  const sales = perCompany(moment, open, ({ id, price }, choice) => {
    const cell = moves(id)?.moves.find(({ why }) => why === 'sale')?.to
    const after = cells.find(({ index }) => index === cell)?.price ?? price ?? 0
    return { company: id, most: mostOf(choice), price: price ?? 0, after }
  })
  return sales === null ? null : { sales }
}

/** `capital`: what the treasury gets at such a price. */
export function startsIn(
  moment: Moment,
  open: Open,
  directorShares: number,
  capital: (company: string, price: number) => number,
): Choices['start'] | null {
  const companies = perCompany(moment, open, ({ id, size }) => ({ company: id, size }))
  const [first] = open
  if (companies === null || first === undefined) return null
  const company = named(first.action, 'company')
  const price = Math.min(...topOf(first).map(Number))
  const toFloat = moment.view.companies.find(({ id }) => id === company)?.shares.toFloat ?? 0
  return {
    companies,
    company,
    price,
    cost: directorShares * price,
    capital: capital(company, price),
    toOpen: Math.max(0, toFloat - directorShares),
  }
}

export function purchasesIn(moment: Moment, open: Open): Choices['buyShare'] | null {
  const shares = perCompany(moment, open, ({ id, price, status, shares: { percent, sold, toFloat } }) => ({
    company: id,
    price: price ?? 0,
    percent,
    opens: status === 'started' && sold + 1 >= toFloat,
  }))
  return shares === null ? null : { shares }
}

export function repaymentIn({ view, seat }: Moment, [choice]: Open): Choices['repay'] | null {
  return choice === undefined ? null : { most: mostOf(choice), debt: playerOf(view, seat)?.debt ?? 0 }
}

/** Ordinary tiles of a turn; `free`: the company pays for no ground. */
export function laysIn({ view, company }: Moment, [choice]: Open, free: boolean): Choices['lay'] | null {
  if (choice === undefined || choice.kind !== 'tree') return null
  const hexes = topOf(choice)
  const tiles = choice.tree.flatMap((hex) => (hex as TreeBranch).next.map(valueOf))
  const colours = new Map(view.bank.tiles.map(({ id, colour }) => [id, colour]))
  return {
    hexes,
    colours: inOrder(new Set(tiles.map((tile) => colours.get(tile) ?? ''))),
    dearest: free ? 0 : Math.max(...hexes.map((hex) => groundCost(view, hex))),
    treasury: company?.treasury ?? 0,
  }
}

/** As they follow each other on the map. */
function inOrder(colours: ReadonlySet<string>): readonly string[] {
  return [...colours].toSorted((one, other) => ORDER.indexOf(one) - ORDER.indexOf(other))
}

const ORDER = ['yellow', 'green', 'brown', 'grey']

/** What the first tile on a hex costs. */
function groundCost({ board }: RailwayView, id: string): number {
  return board.hexes.find((hex) => hex.id === id)?.terrain.reduce((sum, { cost }) => sum + cost, 0) ?? 0
}

export function stationsIn({ company }: Moment, [choice]: Open, cost: number): Choices['placeToken'] | null {
  if (choice === undefined) return null
  return { hexes: topOf(choice), cost, left: (company?.treasury ?? 0) - cost }
}

export function paymentIn(
  { seat }: Moment,
  open: Open,
  preview: (RevenuePreview & { readonly perShare: number }) | null,
): Choices['payOut'] | null {
  if (open.length === 0 || preview === null) return null
  const { revenue, perShare, pay } = preview
  const mine = pay.bySeat.find((each) => each.seat === seat)?.amount ?? 0
  return { revenue, perShare, mine, from: pay.price.before, to: pay.price.after }
}

export function withholdingIn(open: Open, preview: RevenuePreview | null): Choices['withhold'] | null {
  if (open.length === 0 || preview === null) return null
  const { revenue, withhold } = preview
  return {
    revenue,
    treasury: withhold.treasury.after,
    from: withhold.price.before,
    to: withhold.price.after,
  }
}

/** Trains of bank and pool, and what the director would add for the cheapest that the company can run. */
export function trainPurchasesIn(
  { view, company }: Moment,
  open: Open,
  onSale: readonly TrainView[],
  runs: (train: TrainView) => boolean,
): Choices['buyTrain'] | null {
  if (open.length === 0 || company === null) return null
  const known = new Map(onSale.map((train) => [train.id, train]))
  const trains = open.map(({ action }) => {
    const train = named(action, 'train')
    return { train, from: named(action, 'from') as 'bank' | 'pool', price: known.get(train)?.price ?? 0 }
  })
  const { treasury } = company
  const suitable = trains.filter(({ train }) => runs(known.get(train) as TrainView))
  const cheapest = Math.min(...suitable.map(({ price }) => price), Infinity)
  const help = trains.every(({ price }) => price > treasury) && cheapest < Infinity ? cheapest - treasury : 0
  return { trains, treasury, help, loan: Math.max(0, help - cashOfDirector(view, company)) }
}

export function trainTradesIn(open: Open): Choices['tradeTrain'] | null {
  if (open.length === 0) return null
  const trains = open.map(({ action }) => ({ train: named(action, 'train'), from: named(action, 'from') }))
  return { trains, most: Math.max(...open.map(mostOf)) }
}

/** The trains that these are about. */
export function trainsIn(open: Open): { readonly trains: readonly string[] } | null {
  return open.length === 0 ? null : { trains: open.map(({ action }) => named(action, 'train')) }
}

export function bidsIn({ view, seat }: Moment, open: Open): Choices['bid'] | null {
  if (open.length === 0) return null
  return {
    items: open.map((choice) => ({ item: named(choice.action, 'item'), least: leastOf(choice) })),
    cash: playerOf(view, seat)?.cash ?? 0,
  }
}
