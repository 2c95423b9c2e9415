import { type Emit, type Title, asReadonly } from '@roundhouse/kernel'
import {
  type CompanyIndex,
  type Course,
  type Line,
  type Question,
  type Reactions,
  type TurnStep,
  continuing,
  asks,
  beginningWith,
  stepOfMoves,
  telling,
  tellingSetup,
  turnOf,
  when,
} from '@roundhouse/railways'
import { about18cz } from './about.ts'
import type { CzAction } from './actions.ts'
import { asking } from './asking.ts'
import type { CzEvent, NumberedEvent } from './events.ts'
import { violations } from './invariants.ts'
import { namingOf } from './naming.ts'
import { orders } from './orders.ts'
import { acquiredStations, acquiredTrains, acquisitionIsSettled, endAcquisition } from './rules/acquired.ts'
import { acquire } from './rules/acquisition.ts'
import { carryOut, isAgreed } from './rules/agreements.ts'
import { asked, debtors } from './rules/asked.ts'
import { auction, refuseOutbid } from './rules/auction.ts'
import { bestRun } from './rules/best-run.ts'
import { buyCertificate } from './rules/buying.ts'
import { askDiscards, askDiscardsAfterExport, askDiscardsAfterScrapping, discard } from './rules/discard.ts'
import { exportTrain } from './rules/export.ts'
import { refuseAfterEnd, refuseOutOfTurn, wrongStep } from './rules/gates.ts'
import { chooseCity, home } from './rules/home.ts'
import { repayLoan } from './rules/loans.ts'
import { payLocals } from './rules/locals.ts'
import { mwTrack } from './rules/mw.ts'
import { answer } from './rules/offers.ts'
import {
  anotherRoundFollows,
  beginOperatingRound,
  beginTurn,
  companyWaits,
  endSet,
  gameIsOver,
  isBetweenSets,
  setIsOver,
  wakeMw,
} from './rules/operating-round.ts'
import { makeObsolete, openPhase } from './rules/phases.ts'
import { placeStations } from './rules/placing-stations.ts'
import { preStock, preStockIsOver, removeUnsoldLocals } from './rules/pre-stock.ts'
import { moveForDividend, moveForNothing, moveForSale } from './rules/prices.ts'
import { closePrivates } from './rules/privates.ts'
import { revenue } from './rules/revenue.ts'
import { type BestRun, runStep } from './rules/run.ts'
import { sellShares } from './rules/selling.ts'
import { changeDirector, openCompany } from './rules/shares.ts'
import { finish, standing } from './rules/standing.ts'
import {
  beginStockRound,
  dealPriority,
  endStockRound,
  raiseSoldOut,
  stockRoundIsOver,
} from './rules/stock-round.ts'
import { passTurn } from './rules/stock-turn.ts'
import { track } from './rules/track.ts'
import { trains } from './rules/trains.ts'
import { companyTurn } from './rules/turn.ts'
import { drawForVaclav, giveToVaclav, vaclavDraws, vaclavDrawsFirst } from './rules/vaclav.ts'
import { setup } from './setup.ts'
import { shown } from './shown.ts'
import { type CzState, cloneState } from './state.ts'

/** A turn of the stock round: sell, then buy or pass. — VII.1 */
const stockRound = stepOfMoves('stock', 'VII.1', [repayLoan, sellShares, passTurn, buyCertificate], wrongStep)

/** What interrupts whatever is under way, the most urgent first. */
const questions: readonly Question<CzState, CzAction, NumberedEvent>[] = [
  mwTrack,
  chooseCity,
  answer,
  discard,
  acquiredStations,
  acquiredTrains,
]

/** A card is sold, or counts as sold: phase, obsolescence, Václav, limits. — VIII.12 */
const trainSold = [openPhase, makeObsolete, giveToVaclav, askDiscards]

/** What follows from what. */
const reactions: Reactions<CzState, NumberedEvent> = {
  trainBought: trainSold,
  trainTurned: trainSold,
  trainExported: [openPhase, makeObsolete, giveToVaclav, askDiscardsAfterExport],
  vaclavReceived: trainSold,
  vaclavDrew: trainSold,
  trainsObsolete: [askDiscardsAfterScrapping],
  phaseBegan: [closePrivates],
  // Certificates and money have changed hands; then director, opening, price. — VII.5, IX
  companyStarted: [openCompany].map(about),
  shareBought: [changeDirector, openCompany].map(about),
  sharesSold: [changeDirector, moveForSale].map(about),
  dividendPaid: [moveForDividend].map(about),
  revenueWithheld: [moveForNothing].map(about),
  operatingRoundBegan: [payLocals, wakeMw],
}

/** How the game goes on after a decision: what is due in the first of these lines. — V */
function courseAround(turn: Line<CzState, NumberedEvent>): Course<CzState, NumberedEvent> {
  return {
    lines: [
      when(isAgreed, [carryOut]),
      when(vaclavDrawsFirst, [drawForVaclav]),
      when(acquisitionIsSettled, [endAcquisition]),
      ...questions.map(asks),
      turn,
      when(companyWaits, [beginTurn]),
      when(preStockIsOver, [removeUnsoldLocals, dealPriority('least'), beginStockRound]),
      when(stockRoundIsOver, [raiseSoldOut, dealPriority('most'), endStockRound, beginOperatingRound]),
      when(anotherRoundFollows, [beginOperatingRound]),
      when(gameIsOver, [finish]),
      when(setIsOver, [endSet, exportTrain]),
      when(vaclavDraws, [drawForVaclav]),
      when(isBetweenSets, [beginStockRound]),
    ],
    reactions,
  }
}

/**
 * `bestRun` finds the highest run; while there is none, any legal run is accepted. — VIII.8 What is built may be asked for
 * in every turn, even where nothing can be.
 */
export function title18cz(
  bestRun: BestRun | null,
  asksForBuilding = (step: BuildingStep): BuildingStep => step,
): Title<CzState, CzAction, CzEvent> {
  const operatingRound = turnOf(companyTurn, [
    home,
    asksForBuilding(track),
    asksForBuilding(placeStations),
    runStep(bestRun),
    revenue,
    acquire,
    trains,
  ])
  const course = courseAround(operatingRound.line)
  return {
    ...about18cz,
    steps: [preStock, auction, stockRound, ...operatingRound.steps, ...questions].map((step) =>
      telling(namingOf, continuing(course, step)),
    ),
    gates: [refuseAfterEnd, refuseOutbid, refuseOutOfTurn],
    setup: tellingSetup(namingOf, beginningWith(reactions, setup)),
    toAct: asked,
    asking,
    mayAct: debtors,
    orders,
    clone: cloneState,
    // Everything lies open; only the generator would tell what Václav is to draw. — III.1
    conceal: (state) => ({ ...cloneState(state), rng: [0, 0, 0, 0] }),
    standing,
    shown,
    violations: (state) => violations(asReadonly(state)),
  }
}

type BuildingStep = TurnStep<CzState, CzAction, NumberedEvent>

export const eighteenCz = title18cz(bestRun)

/** What happens to the company that an event tells of. */
function about(
  happen: (state: CzState, company: CompanyIndex, emit: Emit<NumberedEvent>) => void,
): (state: CzState, emit: Emit<NumberedEvent>, cause: { readonly company: CompanyIndex }) => void {
  return (state, emit, { company }) => happen(state, company, emit)
}
