import { type Title, asReadonly } from '@roundhouse/kernel'
import {
  type Course,
  type Question,
  type Reactions,
  asks,
  beginningWith,
  continuing,
  stepOfMoves,
  telling,
  tellingSetup,
  turnOf,
  when,
} from '@roundhouse/railways'
import { about1862 } from './about.ts'
import type { RmAction } from './actions.ts'
import { asking } from './asking.ts'
import type { NumberedEvent, RmEvent } from './events.ts'
import { violations } from './invariants.ts'
import { namingOf } from './naming.ts'
import { orders } from './orders.ts'
import { carryOut } from './rules/agreements.ts'
import { settleNextHolder } from './rules/amalgamation.ts'
import { asked } from './rules/asked.ts'
import { auction } from './rules/auction.ts'
import { heedPrice } from './rules/bankruptcy.ts'
import { buyOrStart } from './rules/buying.ts'
import { charter } from './rules/charter.ts'
import { bankIsBroken, finish, formLner, noteBroken, standing } from './rules/ends.ts'
import { buyTokens } from './rules/floating.ts'
import { refuseAfterEnd, refuseOutOfTurn, wrongStep } from './rules/gates.ts'
import {
  endJoining,
  holderWaits,
  joinAssets,
  joiningIsOver,
  removeTokens,
  sharesAreSettled,
} from './rules/joined-assets.ts'
import { acquire, merge } from './rules/merger.ts'
import { fineFailures, finesAreSettled, paysFine } from './rules/obligations.ts'
import { answer, isAgreed } from './rules/offers.ts'
import {
  beginOperatingRound,
  beginSet,
  beginTurn,
  comesNext,
  companyTurn,
  companyWaits,
  stagesOf,
} from './rules/operating-round.ts'
import { optionIsForced, sellOption, settleOption } from './rules/options.ts'
import {
  anotherParliamentFollows,
  beginNextParliament,
  beginParliamentAfterSet,
  parliament,
  parliamentIsOver,
} from './rules/parliament-round.ts'
import { openPhase, scrapTrains } from './rules/phases.ts'
import { redeem } from './rules/redeem.ts'
import { revenue } from './rules/revenue.ts'
import { run } from './rules/run.ts'
import { sellShares } from './rules/selling.ts'
import { endStandstill, isStandstill } from './rules/standstill.ts'
import { beginStockRound, nextInStockRound, passPriority, stockRoundIsOver } from './rules/stock-round.ts'
import { passTurn } from './rules/stock-turn.ts'
import { token } from './rules/tokens.ts'
import { track } from './rules/track.ts'
import { trains } from './rules/trains.ts'
import { setup } from './setup.ts'
import { shown } from './shown.ts'
import { type RmState, cloneState } from './state.ts'

/** A turn of the stock round: sell, then buy, start or pass. — 6.2 */
const stockRound = stepOfMoves('stock', '6.2', [sellShares, passTurn, buyOrStart], wrongStep)

/** The turn of a company. — 7.1 */
const operatingRound = turnOf<RmState, RmAction, NumberedEvent>(
  companyTurn,
  [merge, track, token, run, revenue, trains, redeem, acquire],
  stagesOf,
)

/** What interrupts whatever is under way, besides the exchange of shares. */
const questions: readonly Question<RmState, RmAction, NumberedEvent>[] = [buyTokens, answer, paysFine]

/** What follows from what. */
const reactions: Reactions<RmState, NumberedEvent> = {
  trainBought: [openPhase, scrapTrains],
  priceMoved: [heedPrice],
}

/** How the game goes on after a decision: what is due in the first of these lines. — 3 */
const course: Course<RmState, NumberedEvent> = {
  lines: [
    when(bankIsBroken, [noteBroken]),
    when(isAgreed, [carryOut]),
    // Shares two for one, holder after holder; then director, goods and tokens. — 5.2, 7.5.6
    when(optionIsForced, [sellOption]),
    asks(settleOption),
    when(holderWaits, [settleNextHolder]),
    when(sharesAreSettled, [joinAssets]),
    asks(removeTokens),
    when(joiningIsOver, [endJoining]),
    ...questions.map(asks),
    operatingRound.line,
    when(companyWaits, [beginTurn]),
    when(anotherParliamentFollows, [beginNextParliament]),
    when(parliamentIsOver, [beginStockRound]),
    when(stockRoundIsOver, [fineFailures]),
    when(isStandstill, [endStandstill]),
    nextInStockRound,
    when(finesAreSettled, [passPriority, beginSet]),
    when((state) => comesNext(state) === 'round', [beginOperatingRound]),
    when((state) => comesNext(state) === 'game over', [finish]),
    when((state) => comesNext(state) === 'set over' && state.lner === 'due', [formLner, beginStockRound]),
    when((state) => comesNext(state) === 'set over', [beginParliamentAfterSet]),
  ],
  reactions,
}

export const railwayMania: Title<RmState, RmAction, RmEvent> = {
  ...about1862,
  steps: [
    parliament,
    auction,
    charter,
    stockRound,
    ...operatingRound.steps,
    ...questions,
    settleOption,
    removeTokens,
  ].map((step) => telling(namingOf, continuing(course, step))),
  gates: [refuseAfterEnd, refuseOutOfTurn],
  setup: tellingSetup(namingOf, beginningWith(reactions, setup)),
  toAct: asked,
  asking,
  orders,
  clone: cloneState,
  // Everything lies open, and nothing is drawn after the set-up. — 2.4
  conceal: (state) => ({ ...cloneState(state), rng: [0, 0, 0, 0] }),
  standing,
  shown,
  violations: (state) => violations(asReadonly(state)),
}
