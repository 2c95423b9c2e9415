import {
  type AhAction,
  type CompanyId,
  DIRECTOR_SHARES,
  POOL,
  SHARE_PERCENT,
  capitalTimes,
  certificatesOf,
  companyData,
  companyId,
  companyIndex,
  debtOf,
  isBond,
  isEarmarked,
  isFirstLap,
  issueCell,
  predecessorsOf,
  sharesOf,
} from '@roundhouse/titles/1824'
import { alike, filled, group, note, row } from '../../railway/asking.ts'
import type { CompanyView } from '../../railway/company-view.ts'
import type { Group, Note, Row } from '../../railway/decision.ts'
import { privateDraft } from '../../railway/private-decision.ts'
import { type Said, joined, money } from '../../railway/said.ts'
import { startPick } from '../../railway/start-pick.ts'
import { stockDecision } from '../../railway/stock-decision.ts'
import { futureOf } from '../preview/future.ts'
import { viewOf } from '../view.ts'
import type { AhAsking, AhDecision } from './asking.ts'
import { exchangeGroup, exchangeSaid } from './exchange.ts'
import { framed } from './frame.ts'
import { mountainsOnSale, pricePick, railwaySaid } from './railways-on-sale.ts'
import { say } from './sayings.ts'

/** The first stock round: small railways, mountain railways and the first shares. — VI.3 */
export function firstStockDecision(asking: AhAsking): AhDecision {
  const { action, state } = asking
  const shares = tradingOf(asking)
  const mountains = privateDraft<AhAsking['state'], AhAction>(asking, [mountainsOnSale(asking)])
  return framed(asking, {
    heading: say('items.heading'),
    hint: say(isFirstLap(state) ? 'items.backwards' : 'items.forwards'),
    section: 'VI.3',
    ...shares,
    groups: filled(...byKind(asking, shares.groups, mountains.groups), poolGroup(asking)),
    confirm:
      action?.type === 'buyMountain'
        ? mountains.confirm
        : (railwaySaid(action) ?? poolSaid(asking) ?? shares.confirm),
    missing: say('shares.nothing'),
  })
}

/** What is on sale, each kind under its name with what its price does. — IV.2–IV.4 */
function byKind(
  { view }: AhAsking,
  groups: readonly Group<AhAction>[],
  mountains: readonly Group<AhAction>[],
): Group<AhAction>[] {
  const kindOfRow = new Map(view.companies.map(({ id, size }) => [id, size]))
  const [onSale, ...others] = groups
  if (onSale === undefined) return []
  const kinds = (['coal', 'preState', 'regional', 'state'] as const).map((kind) => {
    const rows = onSale.rows.filter(({ id }) => kindOfRow.get(id) === kind)
    const heading = say(`items.${kind}`)
    return { ...onSale, label: heading, heading, aside: say(`items.${kind}Aside`), rows }
  })
  // What is not on sale yet comes last.
  return [...kinds, ...mountains, ...others]
}

/** Sell any number of blocks, then buy one certificate or exchange one railway. — VI.1 */
export function stockRoundDecision(asking: AhAsking): AhDecision {
  const { action } = asking
  const shares = tradingOf(asking)
  const exchanges = action?.type === 'exchangeMountain' || action?.type === 'exchangeCoal'
  return framed(asking, {
    heading: say('shares.heading'),
    section: 'VI.1',
    notes: duties(asking),
    ...shares,
    groups: filled(...shares.groups, poolGroup(asking), exchangeGroup(asking)),
    confirm: exchanges ? exchangeSaid(action) : (poolSaid(asking) ?? shares.confirm),
    missing: say('shares.nothing'),
  })
}

/** What keeps a player from buying: more certificates than the limit, or a debt. — VI.7, VII.12 */
function duties({ state, view, seat }: AhAsking): readonly Note[] {
  const held = certificatesOf(state, seat)
  const limit = view.bank.certificateLimit
  const debt = debtOf(state, seat)
  return [
    ...(held > limit ? [note('warn', say('shares.mustSell', held, limit), 'VI.7')] : []),
    ...(debt > 0 ? [note('warn', say('shares.inDebt', money(debt)), 'VII.12')] : []),
  ]
}

function tradingOf(asking: AhAsking) {
  const { state, seat, queue, action } = asking
  const actions = action === null ? queue : [...queue, action]
  const later = actions.length === 0 ? null : futureOf(state, seat, actions).state
  return {
    ...stockDecision<AhAsking['state'], AhAction>(
      asking,
      {
        buy: (company) => buyAction(asking, company),
        sell: (company, count) => saleOf(asking, company, count),
        directorShares: DIRECTOR_SHARES,
        noteOf: (company) => whatItIs(asking, company),
      },
      later === null ? null : viewOf(later),
    ),
    pick: pickOf(asking),
    cell: action?.type === 'start' ? issueCell(action.price) : null,
  }
}

/** The price of a coal railway, or the issue price of a regional one. — IV.2, VI.4 */
function pickOf(asking: AhAsking): AhDecision['pick'] {
  const { state, action, view } = asking
  if (action?.type === 'buyRailway' && action.price !== undefined) {
    return pricePick(asking, action, action.company)
  }
  if (action?.type !== 'start') return null
  const prices = view.companies.find(({ id }) => id === action.company)?.startPrices ?? []
  const times = capitalTimes(state, companyIndex(action.company))
  return startPick<AhAsking['state'], AhAction>(
    asking,
    action,
    prices.map((price) => ({ price, capital: price * times })),
    DIRECTOR_SHARES,
    0,
  )
}

/** What a small railway becomes, that the first share of a regional one is the 20 % or kept for its coal railway, and which railway only pays. — IV.2–IV.4, X.4 */
function whatItIs({ state }: AhAsking, { id, size, status }: CompanyView): Said | null {
  const company = companyIndex(id)
  const { becomes, kind, number } = companyData(company)
  if (becomes !== null) {
    const shares = kind === 'coal' || number === 1 ? DIRECTOR_SHARES : 1
    return say('items.becomes', shares * SHARE_PERCENT, becomes)
  }
  if (isBond(state, company)) return say('waits.bond')
  const [coal] = predecessorsOf(company)
  if (size === 'regional' && coal !== undefined && isEarmarked(state, company))
    return say('waits.coal', companyId(coal))
  return size === 'regional' && status === 'shelf' ? say('items.certificate') : null
}

/** What the row of a company buys: a small railway, a start, a share, or one out of the pool. — VI.3, VI.4, X.4 */
function buyAction({ state, choices }: AhAsking, { id, size, status, startPrices }: CompanyView): AhAction {
  const company = id as CompanyId
  const price = startPrices[0] ?? 0
  if (size === 'preState') return { type: 'buyRailway', company }
  if (size === 'coal') return { type: 'buyRailway', company, price: firstPrice(choices, company) ?? price }
  if (status === 'shelf' || status === 'later') {
    return { type: 'start', company, price: firstPrice(choices, company) ?? price }
  }
  return isBond(state, companyIndex(id))
    ? { type: 'buyShare', company, from: 'pool' }
    : { type: 'buyShare', company }
}

/** Two players: what was sold lies in a pool, apart from what nobody has bought yet. — X.4 */
function poolGroup(asking: AhAsking): Group<AhAction> {
  const { state, view } = asking
  const { two } = state
  const rows = view.companies.flatMap(({ id, price, shares }): Row<AhAction>[] => {
    if (shares.pool === 0 || shares.total === 1) return []
    const bare = { type: 'buyShare', company: id as CompanyId, from: 'pool' } as const
    if (!isBond(state, companyIndex(id))) return [poolRow(asking, bare, id, price ?? 0, 1)]
    // Its tenths stand among the companies: it has none but those of the pool.
    return two?.doubleWith === POOL ? [poolRow(asking, { ...bare, percent: 20 }, id, price ?? 0, 2)] : []
  })
  const heading = say('pool.heading')
  return group('rows', heading, rows, { heading })
}

function poolRow(
  asking: AhAsking,
  action: AhAction,
  company: string,
  price: number,
  shares: number,
): Row<AhAction> {
  return row<AhAction>({
    id: `pool ${company} ${shares}`,
    signs: [{ company }],
    name: joined(' ', [company, say('shareOf', shares * SHARE_PERCENT)]),
    figure: money(price * shares),
    option: { action, refusal: asking.refuseAfter(action), pressed: alike(action, asking.action) },
  })
}

/** "Buy 20 % of CL for 100 G", out of the pool. */
function poolSaid({ view, action }: AhAsking): Said | null {
  if (action?.type !== 'buyShare' || action.from !== 'pool') return null
  const percent = action.percent ?? SHARE_PERCENT
  const price = view.companies.find(({ id }) => id === action.company)?.price ?? 0
  return say('shares.buyShare', percent, action.company, money((price * percent) / SHARE_PERCENT))
}

/** The double share of the bond railway is sold whole, after the others. — X.4 */
function saleOf({ state, seat }: AhAsking, id: string, shares: number): AhAction {
  const company = companyIndex(id)
  const sale = { type: 'sell', company: id as CompanyId, shares } as const
  const holdsDouble = isBond(state, company) && state.two?.doubleWith === seat
  const singles = sharesOf(state, company, seat) - DIRECTOR_SHARES
  return holdsDouble && shares > singles
    ? { ...sale, shares: Math.max(shares, DIRECTOR_SHARES), double: true }
    : sale
}

/** The least price that is open for it. */
function firstPrice(choices: AhAsking['choices'], company: CompanyId): number | null {
  for (const choice of choices) {
    if (choice.kind !== 'tree' || !('company' in choice.action) || choice.action.company !== company) continue
    const [price] = choice.tree
    if (typeof price === 'number') return price
  }
  return null
}
