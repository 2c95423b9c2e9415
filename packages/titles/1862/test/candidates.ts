import type { RmAction, Route } from '../actions.ts'
import { TILE_SET } from '../board.ts'
import { COMPANY_IDS, type CompanyId } from '../companies.ts'
import { HEXES } from '../map.ts'
import { PRICES } from '../market.ts'
import { TRAINS } from '../trains.ts'
import { acquire, bid, buy, lay, merge, open, par, pass, sell, start, token, tokens } from './table.ts'

/** What a client that means well, or does not, might send: well formed, lawful or not. */
type Kind = RmAction['type']

const SIDES = [0, 1, 2, 3, 4, 5]
const PLACES = [...HEXES.map(({ id }) => id), 'london', 'Z9']
/** One that no game has is among them. */
const COMPANIES: readonly CompanyId[] = [...COMPANY_IDS, 'XYZ' as CompanyId]
/** Around every border at which a bid may be refused. */
const BIDS = [-5, 0, 2.5, 7, ...Array.from({ length: 60 }, (_, many) => 5 * many), 100_000]
const AMOUNTS = [-1, 0, 1, 1.5, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]
const START_PRICES = [...PRICES, -54, 55, 53.5]
const WARRANTIES = [-1, 0, 0.5, 1, 2, 3, 4]

/** Every action of each kind; runs of trains are without number and come from elsewhere. */
export const CANDIDATES: Readonly<Record<Exclude<Kind, 'run'>, () => readonly RmAction[]>> = {
  pass: () => [pass],
  openAuction: () => COMPANIES.flatMap((company) => BIDS.map((amount) => open(company, amount))),
  bid: () => BIDS.map(bid),
  takeCharter: () => START_PRICES.map(par),
  buyShare: () =>
    COMPANIES.flatMap((company) => [
      buy(company),
      buy(company, 'pool'),
      buy(company, 'treasury'),
      buy(company, 0),
      buy(company, 1),
    ]),
  sell: () => COMPANIES.flatMap((company) => AMOUNTS.map((shares) => sell(company, shares))),
  start: () => COMPANIES.flatMap((company) => START_PRICES.map((price) => start(company, price))),
  buyTokens: () => AMOUNTS.map(tokens),
  merge: () => pairs(merge),
  acquire: () => pairs(acquire),
  answer: () => [true, false].map((accept) => ({ type: 'answer', accept })),
  settleOption: () => [true, false].map((redeem) => ({ type: 'settleOption', redeem })),
  removeToken: () => PLACES.map((hex) => ({ type: 'removeToken', hex })),
  layTile: () =>
    PLACES.flatMap((hex) =>
      TILE_SET.tiles.flatMap(({ id }) => SIDES.map((rotation) => lay(hex, id, rotation))),
    ),
  placeSmall: () =>
    PLACES.flatMap((hex) =>
      SIDES.flatMap((from) => SIDES.map((to) => ({ type: 'placeSmall' as const, hex, from, to }))),
    ),
  linkLondon: () => [{ type: 'linkLondon' }],
  placeToken: () => PLACES.map(token),
  payOut: () => [{ type: 'payOut' }],
  withhold: () => [{ type: 'withhold' }],
  hudson: () => [{ type: 'hudson' }],
  buyTrain: () =>
    [...TRAINS.map(({ id }) => id), '7G'].flatMap((train) =>
      WARRANTIES.map((warranties) =>
        warranties === 0 ? { type: 'buyTrain', train } : { type: 'buyTrain', train, warranties },
      ),
    ),
  tradeTrain: () =>
    TRAINS.flatMap(({ id }) =>
      COMPANIES.flatMap((from) =>
        WARRANTIES.map((warranties) => ({ type: 'tradeTrain' as const, train: id, from, warranties })),
      ),
    ),
  sellTreasury: () => AMOUNTS.map((shares) => ({ type: 'sellTreasury', shares })),
  refinance: () => [{ type: 'refinance' }],
  redeem: () => [{ type: 'redeem' }],
}

function pairs(make: typeof merge): RmAction[] {
  return COMPANIES.flatMap((partner) => COMPANIES.map((survivor) => make(partner, survivor)))
}

/** Runs beside one that is lawful: a train less, a stop less, the same stop again, a strange train, a strange hex. */
export function runsLike(action: RmAction): RmAction[] {
  if (action.type !== 'run') return []
  const { routes } = action
  const [first, ...rest] = routes
  const others: (readonly Route[])[] = [[], rest, [...routes, ...routes]]
  if (first !== undefined) {
    const { train, hexes } = first
    const ways = [[], hexes.slice(1), [...hexes, ...hexes], [...hexes, 'Z9'], hexes.toReversed()]
    others.push(...ways.map((way) => [{ train, hexes: way }, ...rest]))
    others.push([{ train: '7G', hexes }, ...rest], [{ train, hexes, unpaid: hexes }, ...rest])
    others.push([{ train, hexes, chain: 9 }, ...rest])
  }
  return others.map((each) => ({ type: 'run', routes: each }))
}
