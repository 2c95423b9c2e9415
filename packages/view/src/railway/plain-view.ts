import { BANK, type DeepReadonly, type Title } from '@roundhouse/kernel'
import {
  type Accounts,
  type Chart,
  type Ground,
  NOBODY,
  type PlainState,
  type TileSet,
  UNLIMITED,
  hexOfKey,
  holdingsOf as sharesHeld,
  priceAt,
  stopOfKey,
  topLetter,
  unitsOf,
} from '@roundhouse/railways'
import { type Stand, boardView } from './board.ts'
import type { CompanyView, TrainView } from './company-view.ts'
import { zigzagMarket } from './market.ts'
import type { RailwayView } from './railway-view.ts'
import { holdingsOf, sharesView } from './shares.ts'
import { tileSupply } from './tile-supply.ts'

/** What lies in the box of a title that has one phase, no privates, and a stock and an operating round in each set. */
export interface PlainBox {
  readonly companies: readonly {
    readonly id: string
    readonly name: string
    readonly colour: string
    readonly text: string
    readonly home: string
  }[]
  /** One card after the other, by its number in the fleet. */
  readonly trains: readonly { readonly id: string; readonly price: number }[]
  /** Of each company, and who holds those that nobody has bought. */
  readonly shares: number
  readonly stack: number
  readonly trainLimit: number
  readonly sets: number
  readonly ground: Ground
  readonly tiles: TileSet
  readonly chart: Chart
  readonly accounts: Accounts
}

/** The whole view of such a title. */
export function plainView<S extends PlainState>(
  title: Pick<Title<S, never, never>, 'toAct' | 'standing'>,
  box: PlainBox,
  worthOf: (state: DeepReadonly<S>, seat: number) => number,
): (state: DeepReadonly<S>) => RailwayView {
  return (state) => {
    const plain = state as DeepReadonly<PlainState>
    const asked = title.toAct(state)
    const companies = box.companies.map((_, company) => companyView(box, plain, company))
    const { kind, set } = plain.round
    const ended = plain.ended !== null
    return {
      round: { kind: ended ? 'over' : kind, set, within: 1, of: 1 },
      step: plain.step,
      asked: asked[0] ?? null,
      operating: plain.turn === null ? null : idOf(box, plain.turn.company),
      board: boardView({
        map: box.ground.map,
        tiles: box.tiles,
        laid: plain.board.laid,
        stage: 'yellow',
        standing: standingIn(box, plain),
      }),
      market: zigzagMarket(
        box.chart.prices,
        {
          order: plain.market.order.map((company) => idOf(box, company)),
          cellOf: (id) => plain.market.at[box.companies.findIndex((each) => each.id === id)] as number,
        },
        () => [],
      ),
      companies,
      players: Array.from({ length: plain.players }, (_, seat) => ({
        seat,
        place: seat + 1,
        cash: plain.bank.cash[box.accounts.of(seat)] as number,
        certificates: sharesHeld(plain.shares, seat).reduce((sum, { units }) => sum + units, 0),
        worth: worthOf(state, seat),
        debt: 0,
        penalty: 0,
        sold: [],
        privates: [],
        ...holdingsOf(companies, seat),
        acts: asked.includes(seat),
      })),
      bank: bankView(box, plain),
      standing: title.standing(state),
      ended,
    }
  }
}

function idOf({ companies }: PlainBox, company: number): string {
  return companies[company]?.id ?? ''
}

function trainView({ trains }: PlainBox, code: number): TrainView {
  const { id = '', price = 0 } = trains[code] ?? {}
  return { id, kind: id, card: '', size: '', price, goneWith: [] }
}

/** A company that has not begun waits in its home. */
function standingIn(
  box: PlainBox,
  { companies }: DeepReadonly<PlainState>,
): ReadonlyMap<number, readonly Stand[]> {
  const standing = new Map<number, Stand[]>()
  companies.forEach(({ stations }, index) => {
    const company = idOf(box, index)
    const home = box.ground.index(box.companies[index]?.home ?? '')
    if (stations.length === 0) standing.set(home, [{ company, stop: 0, what: 'home' }])
    for (const key of stations) {
      const here = standing.get(hexOfKey(key)) ?? []
      standing.set(hexOfKey(key), [...here, { company, stop: stopOfKey(key), what: 'station' }])
    }
  })
  return standing
}

function companyView(box: PlainBox, state: DeepReadonly<PlainState>, company: number): CompanyView {
  const { id = '', name = '', colour = '', text = '' } = box.companies[company] ?? {}
  const entry = state.companies[company] as DeepReadonly<PlainState>['companies'][number]
  const { director, status, stations } = entry
  const directed = director === NOBODY ? null : director
  const bank = unitsOf(state.shares, company, box.stack)
  const open = status === 'open'
  return {
    id,
    name,
    colour,
    text,
    size: '',
    sign: 'plain',
    status: open ? 'open' : 'started',
    director: directed,
    price: priceAt(state.market, box.chart, company),
    cell: state.market.at[company] as number,
    startPrice: null,
    startPrices: [],
    treasury: state.bank.cash[box.accounts.treasury(company)] as number,
    trains: entry.trains.map((code) => trainView(box, code)),
    trainLimit: box.trainLimit,
    stations: {
      placed: stations.map((key) => box.ground.map.hexes[hexOfKey(key)]?.id ?? ''),
      left: entry.stationsLeft,
    },
    privates: [],
    shares: sharesView(
      {
        percent: 100 / box.shares,
        total: box.shares,
        bank,
        pool: 0,
        sold: box.shares - bank,
        toFloat: 1,
        reserved: 0,
        most: box.shares,
      },
      Array.from({ length: state.players }, (_, seat) => [seat, unitsOf(state.shares, company, seat)]),
      directed,
    ),
    place: open ? state.market.order.indexOf(company) + 1 : null,
    turn: open && state.round.kind === 'operating' ? turnOf(state, company) : null,
  }
}

function turnOf({ turn, waiting }: DeepReadonly<PlainState>, company: number): CompanyView['turn'] {
  if (turn?.company === company) return 'now'
  return waiting.includes(company) ? 'waiting' : 'over'
}

function bankView(
  box: PlainBox,
  { bank, board, fleet, round }: DeepReadonly<PlainState>,
): RailwayView['bank'] {
  const top = topLetter(fleet)
  const phase = { tiles: 'yellow', limits: [box.trainLimit], trains: [], scraps: [], opens: [] }
  return {
    cash: bank.cash[BANK] as number,
    certificateLimit: box.shares * box.companies.length,
    phase: '1',
    phases: [{ id: '1', state: 'now', ...phase }],
    depot: fleet.depot.flatMap((left, at) => {
      const { id: card } = trainView(box, at)
      const count = left === UNLIMITED ? null : left
      return left === 0 ? [] : [{ card, left: count, onOffer: at === top, faces: [trainView(box, at)] }]
    }),
    pool: [],
    obsolete: [],
    tiles: tileSupply(box.tiles, board.supply),
    progress: Array.from({ length: box.sets }, (_, at) => {
      const state = at + 1 < round.set ? 'past' : at + 1 === round.set ? 'now' : 'later'
      return { set: at + 1, state, rounds: [{ value: at + 1, state }], exports: false }
    }),
    privates: [],
  }
}
