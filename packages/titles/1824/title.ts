import { type Emit, type Title, asReadonly } from '@roundhouse/kernel'
import {
  type CompanyIndex,
  type Course,
  type Line,
  type Question,
  type Reactions,
  type TurnStep,
  asks,
  beginningWith,
  continuing,
  stepOfMoves,
  telling,
  tellingSetup,
  turnOf,
  when,
} from '@roundhouse/railways'
import { about1824 } from './about.ts'
import type { AhAction } from './actions.ts'
import { asking } from './asking.ts'
import type { AhEvent, NumberedEvent } from './events.ts'
import { violations } from './invariants.ts'
import { namingOf } from './naming.ts'
import { orders } from './orders.ts'
import { asked } from './rules/asked.ts'
import { runSearch } from './rules/best-run.ts'
import { formationIsDue, isBetweenSets } from './rules/between-rounds.ts'
import { bondStation, noteBrownVienna, noteLastTrain } from './rules/bond-stations.ts'
import { buyCertificate } from './rules/buying.ts'
import { cleanUp, mountainsLeave } from './rules/clean-up.ts'
import { exchangeCoalByForce, settleCoal } from './rules/coal.ts'
import { closeConstruction } from './rules/construction.ts'
import { askDiscards, discard } from './rules/discard.ts'
import { draft, mountainStep, namePrice, openingIsOver } from './rules/draft.ts'
import { exchange } from './rules/exchanges.ts'
import { exportTrain } from './rules/export.ts'
import { buyMountain, buyRailway } from './rules/first-stock.ts'
import { formNext, noteFormations } from './rules/formation.ts'
import { refuseAfterEnd, refuseOutOfTurn, wrongStep } from './rules/gates.ts'
import { forceMountains, forcedExchange } from './rules/mountain-exchange.ts'
import { answer } from './rules/offers.ts'
import { openCompany, openDue } from './rules/openings.ts'
import {
  anotherRoundFollows,
  beginOperatingRound,
  beginTurn,
  companyWaits,
  endSet,
  endsBeforeExport,
  gameIsOver,
  openingIsDue,
  payMountains,
  setIsOver,
} from './rules/operating-round.ts'
import { passTurn } from './rules/passing.ts'
import { makeObsolete, openPhase } from './rules/phases.ts'
import { moveForDividend, moveForNothing, moveForSale } from './rules/prices.ts'
import { repay } from './rules/repaying.ts'
import { revenue } from './rules/revenue.ts'
import { type RunFinder, runStep } from './rules/run.ts'
import { sellShares } from './rules/selling.ts'
import { changeDirector } from './rules/shares.ts'
import { finish, standing } from './rules/standing.ts'
import {
  addInterest,
  beginFirstStockRound,
  beginStockRound,
  endStockRound,
  passPriority,
  raiseSoldOut,
  stockRoundIsOver,
} from './rules/stock-round.ts'
import { surplusStation } from './rules/surplus.ts'
import { token } from './rules/tokens.ts'
import { towns, townsArePlaced } from './rules/towns.ts'
import { track } from './rules/track.ts'
import { carryOut, isAgreed } from './rules/trade.ts'
import { trains } from './rules/trains.ts'
import { companyTurn } from './rules/turn.ts'
import { setup } from './setup.ts'
import { shown } from './shown.ts'
import { type AhState, cloneState } from './state.ts'

/** The first stock round: one item a turn, nothing is sold. — VI.3 */
const firstStockRound = stepOfMoves(
  'firstStock',
  'VI.3',
  [passTurn, buyRailway, buyMountain, buyCertificate],
  wrongStep,
)

/** A turn of a later one: sell, then one certificate or one exchange. — VI.1 */
const stockRound = stepOfMoves(
  'stock',
  'VI.1',
  [sellShares, passTurn, buyCertificate, exchange, repay],
  wrongStep,
)

/** What comes before the first stock round with two players. — X.5 */
const opening: readonly Question<AhState, AhAction, NumberedEvent>[] = [namePrice, draft, mountainStep]

/** What interrupts whatever is under way, the most urgent first. — table 2.5 of the rulings */
const questions: readonly Question<AhState, AhAction, NumberedEvent>[] = [
  answer,
  forcedExchange,
  discard,
  surplusStation,
  bondStation,
]

/** A train is sold, or counts as sold: phase, obsolescence, exchanges, formations to come, limits. — VII.14 */
const trainSold = [
  openPhase,
  makeObsolete,
  closeConstruction,
  forceMountains,
  exchangeCoalByForce,
  noteFormations,
  askDiscards,
  noteLastTrain,
]

/** What follows from what. */
const reactions: Reactions<AhState, NumberedEvent> = {
  trainBought: trainSold,
  trainExported: trainSold,
  // Certificates and money have changed hands; then director, opening, price. — VI.5, VI.6, VIII.3
  companyStarted: [changeDirector, openCompany].map(about),
  shareBought: [changeDirector, openCompany].map(about),
  sharesSold: [changeDirector, moveForSale].map(about),
  mountainExchanged: [changeDirector, openCompany].map(aboutTarget),
  coalExchanged: [settleCoal],
  dividendPaid: [moveForDividend].map(about),
  revenueWithheld: [moveForNothing].map(about),
  tileLaid: [noteBrownVienna],
  operatingRoundBegan: [payMountains],
}

/** A player's turn goes on where something has interrupted it. — VI.2 */
function stockTurn(state: AhState): 'asks' | 'nothing' {
  if (state.round.kind !== 'stock') return 'nothing'
  state.step = state.round.set === 0 ? 'firstStock' : 'stock'
  return 'asks'
}

/** How the game goes on after a decision: what is due in the first of these lines. — V */
function courseAround(turn: Line<AhState, NumberedEvent>): Course<AhState, NumberedEvent> {
  return {
    lines: [
      when(isAgreed, [carryOut]),
      ...opening.map(asks),
      ...questions.map(asks),
      turn,
      when(companyWaits, [beginTurn]),
      when(townsArePlaced, [beginFirstStockRound]),
      when(openingIsOver, [mountainsLeave, beginFirstStockRound]),
      when(stockRoundIsOver, [
        addInterest,
        raiseSoldOut,
        passPriority,
        cleanUp,
        endStockRound,
        beginOperatingRound,
      ]),
      stockTurn,
      when(endsBeforeExport, [finish]),
      when(formationIsDue, [formNext]),
      when(openingIsDue, [openDue]),
      when(anotherRoundFollows, [beginOperatingRound]),
      when(setIsOver, [endSet, exportTrain]),
      when(gameIsOver, [finish]),
      when(isBetweenSets, [beginStockRound]),
    ],
    reactions,
  }
}

/**
 * `runs` finds the highest income, which is a must. — VII.10. Whoever only thinks of games may have tiles, stations and runs
 * settled in another way.
 */
export function title1824(
  runs: RunFinder,
  untilRevenue = (step: CompanyStep): CompanyStep => step,
): Title<AhState, AhAction, AhEvent> {
  const beforeRevenue = [track, token, runStep(runs)].map(untilRevenue)
  const operatingRound = turnOf(companyTurn, [...beforeRevenue, revenue, trains])
  const course = courseAround(operatingRound.line)
  return {
    ...about1824,
    steps: [towns, ...opening, firstStockRound, stockRound, ...operatingRound.steps, ...questions].map(
      (step) => telling(namingOf, continuing(course, step)),
    ),
    gates: [refuseAfterEnd, refuseOutOfTurn],
    setup: tellingSetup(namingOf, beginningWith(reactions, setup)),
    toAct: asked,
    asking,
    orders,
    clone: cloneState,
    // Everything lies open, and no lot is drawn once the game has begun. — III.2
    conceal: (state) => ({ ...cloneState(state), rng: [0, 0, 0, 0] }),
    standing,
    shown,
    violations: (state) => violations(asReadonly(state)),
  }
}

export const eighteen24 = title1824(runSearch)

/** A step of a company's turn. — VII.5 */
export type CompanyStep = TurnStep<AhState, AhAction, NumberedEvent>

/** What happens to the company that an event tells of. */
function about(
  happen: (state: AhState, company: CompanyIndex, emit: Emit<NumberedEvent>) => void,
): (state: AhState, emit: Emit<NumberedEvent>, cause: { readonly company: CompanyIndex }) => void {
  return (state, emit, { company }) => happen(state, company, emit)
}

/** The same where there may be none: a mountain railway that left the game. — IV.1 */
function aboutTarget(
  happen: (state: AhState, company: CompanyIndex, emit: Emit<NumberedEvent>) => void,
): (state: AhState, emit: Emit<NumberedEvent>, cause: { readonly company: CompanyIndex | null }) => void {
  return (state, emit, { company }) => {
    if (company !== null) happen(state, company, emit)
  }
}
