import { type Title, createRng, pay } from '@roundhouse/kernel'
import * as rail from '@roundhouse/railways'
import { aboutSeven } from './about.ts'
import { networkIn } from './board.ts'
import { token, track } from './building.ts'
import * as box from './data.ts'
import { revenue, run, trains } from './earning.ts'
import {
  type SevenAction,
  type SevenEvent,
  type SevenState,
  type Stage,
  type State,
  cashOf,
  cloneState,
  indexOf,
  priceOf,
  refusal,
  sharesOf,
  wealthOf,
} from './state.ts'

const COUNTS = box.TRAINS.map(({ count }) => count)
const seatsOf = ({ players }: State): number[] => Array.from({ length: players }, (_, seat) => seat)

/** Buy one share at its price, which goes to the company, or pass. — 2 */
const stockRound = rail.stepOfMoves<SevenState, SevenAction, SevenEvent>(
  'stock',
  '2',
  [
    {
      types: ['pass'],
      choices: () => [{ kind: 'one', action: { type: 'pass' } }],
      refuse: () => null,
      apply(state, seat, _action, emit) {
        emit({ type: 'passed', seat })
        rail.nextInRow(rail.underWay(state, 'stock'), state.players, true)
      },
    },
    {
      types: ['buyShare'],
      choices: (state, seat) =>
        box.COMPANY_IDS.map((company) => ({ type: 'buyShare', company }) as const)
          .filter((action) => refuseShare(state, seat, action) === null)
          .map((action) => ({ kind: 'one', action })),
      refuse: (state, seat, action) => (action.type === 'buyShare' ? refuseShare(state, seat, action) : null),
      apply(state, seat, action, emit) {
        if (action.type !== 'buyShare') return
        const company = indexOf(action.company)
        const price = priceOf(state, company)
        pay(state.bank.cash, box.ACCOUNTS.of(seat), box.ACCOUNTS.treasury(company), price)
        rail.moveUnits(state.shares, company, 1, { from: box.STACK, to: seat })
        emit({ type: 'shareBought', holder: seat, company: action.company, price })
        direct(state, company, emit)
        rail.nextInRow(rail.underWay(state, 'stock'), state.players, false)
      },
    },
  ],
  ({ step }) => refusal('SH-STEP', '1', { doing: step }),
)

function refuseShare(state: State, seat: number, { company }: Extract<SevenAction, { type: 'buyShare' }>) {
  const index = indexOf(company)
  if (sharesOf(state, index, box.STACK) === 0) return refusal('SH-SOLD-OUT', '2', { company })
  const price = priceOf(state, index)
  const cash = cashOf(state, seat)
  return price > cash ? refusal('SH-SHARE-CASH', '2', { price, cash }) : null
}

/** The most shares direct; an equal holding does not take over. — 2 */
function direct(state: SevenState, company: number, emit: (event: SevenEvent) => void): void {
  const seat = rail.appointDirector(state, company, seatsOf(state), 1)
  if (seat === null) return
  rail.companyOf(state, company).status = 'open'
  emit({ type: 'directorChanged', company: box.COMPANY_IDS[company] as string, seat })
}

const operatingRound = rail.turnOf(rail.inWaitingOrder<SevenState, SevenEvent>(), [
  track,
  token,
  run,
  revenue,
  trains,
])

/** How the game goes on after a decision. — 1 */
const course: rail.Course<SevenState, SevenEvent> = {
  lines: [
    operatingRound.line,
    rail.when(({ waiting, turn }) => turn === null && waiting.length > 0, [beginTurn]),
    rail.when(
      ({ stock, players }) => stock !== null && rail.rowIsOver(stock, players),
      [beginOperatingRound],
    ),
    rail.when(({ round }) => round.kind === 'operating' && round.set === box.SETS, [finish]),
    rail.when(({ round }) => round.kind === 'operating', [(state, emit) => beginStockRound(state, emit)]),
  ],
  reactions: {},
}

function beginStockRound(state: SevenState, emit: (event: SevenEvent) => void): void {
  state.round = { kind: 'stock', set: state.round.set + 1 }
  state.stock = { at: state.first, passes: 0 }
  state.step = 'stock'
  emit({ type: 'stockRoundBegan', number: state.round.set })
}

/** Whoever is to the left of the last buyer begins the next stock round. — 1, 2 */
function beginOperatingRound(state: SevenState, emit: (event: SevenEvent) => void): void {
  state.first = rail.underWay(state, 'stock').at
  state.stock = null
  state.round.kind = 'operating'
  state.waiting = state.market.order.filter((company) => state.companies[company]?.status === 'open')
  const order = state.waiting.map((company) => box.COMPANY_IDS[company] as string)
  emit({ type: 'operatingRoundBegan', number: state.round.set, order })
}

/** In its first turn a company stands in its home. — 4 */
function beginTurn(state: SevenState, emit: (event: SevenEvent) => void): void {
  const company = state.waiting[0] as number
  const { turns, director, stations } = rail.companyOf(state, company)
  const { id, home } = box.COMPANIES[company] as (typeof box.COMPANIES)[number]
  state.turn = rail.newTurn<Stage>(company, 'track', turns === 0)
  emit({ type: 'companyTurnBegan', company: id, director })
  if (turns > 0) return
  rail.placeStation(state.board, stations, rail.stopKey(box.GROUND.index(home), 0))
  emit({ type: 'tokenPlaced', company: id, hex: home, city: 0, cost: 0 })
}

function finish(state: SevenState, emit: (event: SevenEvent) => void): void {
  const winners = standing(state)
    .filter(({ rank }) => rank === 1)
    .map(({ seat }) => seat)
  state.ended = { winners }
  state.step = 'over'
  emit({ type: 'gameEnded', winners, wealth: seatsOf(state).map((seat) => wealthOf(state, seat)) })
}

function standing(state: State) {
  return rail.ranking(seatsOf(state).map((seat) => wealthOf(state, seat)))
}

function toAct(state: State): readonly number[] {
  if (state.ended !== null) return []
  if (state.stock !== null) return [state.stock.at]
  return [rail.companyOf(state, rail.turnUnderWay(state).company).director]
}

export const seven: Title<SevenState, SevenAction, SevenEvent> = {
  ...aboutSeven,
  steps: [stockRound, ...operatingRound.steps].map((step) => rail.continuing(course, step)),
  gates: [
    ({ ended }) => (ended === null ? null : refusal('SH-OVER', '1', {})),
    (state, seat) =>
      toAct(state).includes(seat) ? null : refusal('SH-TURN', '1', { seat: toAct(state)[0] ?? 0 }),
  ],
  setup({ players, seed }, emit) {
    const state: SevenState = {
      ...rail.newPlain({
        players,
        rng: createRng(seed),
        accounts: box.ACCOUNTS,
        cash: box.CASH,
        companies: box.COMPANIES.length,
        shares: box.SHARES,
        holders: box.MOST_SEATS + 1,
        stack: box.STACK,
        stationPrices: [box.STATION],
        trainCounts: COUNTS,
        board: rail.emptyBoard(box.GROUND.map, box.TILE_SET),
      }),
      step: 'stock',
      first: 0,
      stock: null,
      ended: null,
    }
    box.COMPANIES.forEach((_, company) => rail.enterMarket(state.market, box.CHART, company, box.START))
    beginStockRound(state, emit)
    return state
  },
  toAct,
  clone: cloneState,
  conceal: cloneState,
  standing,
  shown: ({ step, bank, market, board, shares }) => ({
    step,
    cash: bank.cash,
    prices: market.at,
    laid: board.laid,
    shares: shares.units,
  }),
  violations: (state) => rail.plainViolations(state, networkIn(state).board, box.SHARES, box.FLEET, COUNTS),
}
