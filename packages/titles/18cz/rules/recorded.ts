import { BANK, type DeepReadonly, pay } from '@roundhouse/kernel'
import type { CompanyIndex } from '@roundhouse/railways'
import { ATE, COMPANIES } from '../companies.ts'
import {
  type CzState,
  type RecordingState,
  STACK,
  type CzTurn,
  VACLAV,
  companyAt,
  seatAccount,
  sharesOf,
} from '../state.ts'
import { passOverBroke } from './recorded-draft.ts'
import { bringHomeBack } from './recorded-homes.ts'
import { type ExpressStop, type Rulebook, type TilesLeft, rulebook } from './rulebook.ts'

/**
 * How 18xx.games plays where it departs from the rulebook: table C of the rulings, and what comparing recorded games
 * has shown besides. C9 (all cash is repaid at once), C12 and C13 (map and names) need no rule of their own; C14: there
 * is no Moravia–Silesia.
 */
export const recorded: Partial<Rulebook> = {
  // Seats are in the order of their priority cards.
  priorityCards: (_rng, seats) => seats,

  // By comparison: who can afford no local is passed over; two such turns in a row end the pre-stock round. — VI
  passesOver: passOverBroke,

  // C3: a company may be sold in several portions in one turn, each at its own price.
  isSoldAlready: () => false,
  // C4: sold shares lie in a pool.
  sharesAreIn: ['bank', 'pool'],
  sharesIn: (state, company, source) =>
    source === 'pool' ? poolOf(state, company) : sharesOf(state, company, STACK) - poolOf(state, company),
  movePool(state, company, shares) {
    const pool = recordingOf(state).pool
    pool[company] = (pool[company] as number) + shares
  },
  // C15
  mayPassAboveLimit: true,
  leastSale: () => 1,

  // By comparison: a step waits for a pass even when nothing else is possible. — VIII.3
  isLeftUnasked: () => false,
  localsHoldTurn: () => false,
  mwHoldsTurn: () => false,
  // By comparison: locals are traded and used even while a discard or the choice of a city waits. — VIII.3, VIII.12
  mayTradeWhileWaiting: (state, seat) =>
    state.turn !== null && companyAt(state, state.turn.company).director === seat,

  // C21
  homeTileComesFirst: () => false,
  // C20
  yellowIsUpgrade: () => false,
  // C25: of a tile laid with the terrain power only the number of tiles is tested.
  countsAsUpgrade: (isUpgrade, byLocal) => isUpgrade && !byLocal,
  tilesLeft: (turn, byLocal) => (byLocal ? numberLeft(turn) : rulebook.tilesLeft(turn, byLocal)),

  // C11: ATE names a city on the bare hex already, the layer of the tile names it again.
  namesCityAtOnce: (company) => company === ATE,
  choosesCity: (_owner, layer) => layer,
  // C24
  mayStandBeforeAte: (freeCircles, hasOneCity) => hasOneCity && freeCircles > 1,

  // C2
  mustRunForMaximum: () => false,
  revenueAsTold: (told) => told ?? null,
  // C7
  expressValue: theBestStops,
  eTrainTopStops: true,

  // C10
  agreesAtOnce: () => true,
  // C8
  mayTurnTo: (size, own) => size === own,
  // C18
  mayBeScrapped: ({ acquired }) => [...(acquired ?? [])],
  // By comparison: of two stations in one hex any station there may be taken off, even a stranger's; a home station
  // lost so comes back, free, once its company owns 100. — VIII.9
  mayBeTakenOff: ({ companies }) => companies,
  losesHome: (state, company) => void recordingOf(state).homeless.push(company),
  findsHome(state, company) {
    const recording = recordingOf(state)
    recording.homeless = recording.homeless.filter((each) => each !== company)
  },
  homeComesBack: bringHomeBack,

  // C5
  trainsChangeHandsFrom: 0,
  // C19
  mayBuyAtLimit: () => true,
  mustKeep: () => false,
  // By comparison: after a purchase without room or money for another train the turn may end without one of the own
  // colour. — VIII.10
  notesPurchase(state, canBuyAnother) {
    recordingOf(state).stuck = canBuyAnother() ? -1 : turnNumber(state)
  },
  mayEndWithoutTrain: (state) => recordingOf(state).stuck === turnNumber(state),
  // C6
  directorHelps: () => true,

  // C17
  leavesPool: (isSideObsolete) => isSideObsolete(),
  poolCardsHaveSides: true,
  // C16
  discardOrder: () => IN_LIST_ORDER,
  // By comparison: nobody discards before the operating company has left its acquisitions. — VIII.9, VIII.12
  discardsWait: (turn) => turn !== null && turn.stage !== 'trains',
  // By comparison: a new limit that comes by an export which scraps no company's train waits for the next change.
  exportBringsLimits: false,

  // C23: one decider for track and stations only.
  deciders: (priority, decider, what) => (FOR_EITHER.includes(what) ? priority : [decider]),
  // C22: a purse that may go below zero.
  paysVaclav: (cash, amount) => pay(cash, BANK, seatAccount(VACLAV), amount),
  chargesVaclav(cash, amount) {
    const purse = seatAccount(VACLAV)
    cash[purse] = (cash[purse] as number) - amount
    cash[BANK] = (cash[BANK] as number) + amount
  },
  // By comparison: all his draws come before any discard they bring about. — XI.1
  vaclavDrawsBeforeDiscards: true,
}

/** C1: with two players no card is exported. */
export const recordedBohemia: Partial<Rulebook> = { exportsCard: false }

const IN_LIST_ORDER = COMPANIES.map((_, company) => company)
const FOR_EITHER: readonly string[] = ['home', 'run', 'chooseCity']
const MOST_TOWNS = 3

function numberLeft({ yellow, upgrades, first }: DeepReadonly<CzTurn>): TilesLeft {
  return yellow + upgrades < (first ? 2 : 1) ? 'any' : 'none'
}

/** Its best stops of the path, of which at most three towns. */
function theBestStops(stops: readonly ExpressStop[], reach: number): number {
  let sum = 0
  let counted = 0
  let towns = 0
  for (const { value, town } of stops.toSorted((a, b) => b.value - a.value)) {
    if (counted === reach || (town && towns === MOST_TOWNS)) continue
    sum += value
    counted += 1
    if (town) towns += 1
  }
  return sum
}

function recordingOf(state: CzState): RecordingState
function recordingOf(state: DeepReadonly<CzState>): DeepReadonly<RecordingState>
function recordingOf(state: DeepReadonly<CzState>): DeepReadonly<RecordingState> {
  return state.recording as DeepReadonly<RecordingState>
}

function poolOf(state: DeepReadonly<CzState>, company: CompanyIndex): number {
  return recordingOf(state).pool[company] as number
}

/** Tells the turns of a game apart. */
function turnNumber({ turn, companies }: DeepReadonly<CzState>): number {
  const company = turn?.company ?? 0
  return company * 100 + (companies[company]?.turns ?? 0)
}
