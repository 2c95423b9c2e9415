import type { Emit, Step } from '@roundhouse/kernel'
import { scrap, takeTop } from '@roundhouse/railways'
import type { CzAction } from '../actions.ts'
import { companyData, companyId } from '../companies.ts'
import type { CzEvent } from '../events.ts'
import { isOn } from '../options.ts'
import { PROGRESS, type SetData } from '../progress.ts'
import { type CzState, type TurnState, VACLAV, companyAt } from '../state.ts'
import { FACES, FLEET, PHASES, type PhaseId, TRAINS, trainId } from '../trains.ts'
import { settleAcquisition } from './acquired.ts'
import { hasTargets } from './acquisition.ts'
import { carryOut } from './agreements.ts'
import { placeHome } from './home.ts'
import { canTradeLocals } from './locals.ts'
import { mwDecides } from './mw.ts'
import { beginOperatingRound } from './operating-round.ts'
import { companiesAboveLimit, sellFaces } from './phases.ts'
import { decideRevenue } from './revenue.ts'
import { canRun } from './routes.ts'
import { leaveStage, newTurn } from './stage.ts'
import { finish } from './standing.ts'
import { beginStockRound } from './stock.ts'
import { canLayTile, canUsePower } from './tiles-to-lay.ts'
import { canPlaceToken } from './tokens.ts'
import { canBuyTrain } from './train-places.ts'
import { drawForVaclav } from './vaclav.ts'

/** A step whose effects run on until the next decision. */
export function andProceed(step: Step<CzState, CzAction, CzEvent>): Step<CzState, CzAction, CzEvent> {
  return {
    ...step,
    apply(state, seat, action, emit) {
      step.apply(state, seat, action, emit)
      proceed(state, emit)
    },
  }
}

/**
 * Goes on until somebody has to decide: a question that interrupts comes first, then the stage of the turn, the next
 * company, the next round. A stage in which nothing is possible is passed over. — VIII.3
 */
function proceed(state: CzState, emit: Emit<CzEvent>): void {
  for (;;) {
    if (state.offer?.agreed === true) carryOut(state, emit)
    if (state.round.kind === 'between' && isOn(state, 'drawsBeforeDiscards')) drawAll(state, emit)
    if (interrupted(state, emit)) return
    const { turn, round } = state
    if (turn !== null) {
      if (turn.stage === 'revenue' ? decideRevenue(state, emit) : isOver(state, turn)) leaveStage(state)
      else {
        state.step = turn.stage
        return
      }
    } else if (round.kind === 'operating') {
      if (state.waiting.length > 0) beginTurn(state, emit)
      else endOperatingRound(state, emit)
    } else if (round.kind === 'between') {
      if (!drawOne(state, emit)) return beginStockRound(state, round.set + 1, emit)
    } else return
  }
}

function drawAll(state: CzState, emit: Emit<CzEvent>): void {
  while (drawOne(state, emit));
}

function drawOne(state: CzState, emit: Emit<CzEvent>): boolean {
  const drawn = drawForVaclav(state, emit)
  if (drawn !== null) sellFaces(state, [drawn], emit)
  return drawn !== null
}

function interrupted(state: CzState, emit: Emit<CzEvent>): boolean {
  const { turn } = state
  if (turn !== null) settleAcquisition(state, turn)
  if (state.ended !== null) state.step = 'over'
  else if (mwDecides(state, emit)) state.step = 'mwTrack'
  else if (state.cityChoice !== null) state.step = 'chooseCity'
  else if (state.offer !== null) state.step = 'answer'
  else if (mustDiscard(state)) state.step = 'discard'
  else if (turn !== null && turn.doubles.length > 0) state.step = 'acquiredTokens'
  else if (turn !== null && turn.acquired !== null) state.step = 'acquiredTrains'
  else return false
  return true
}

function mustDiscard(state: CzState): boolean {
  const later = state.turn !== null && state.turn.stage !== 'trains'
  if (later && isOn(state, 'discardAfterAcquisitions')) return false
  state.discards = state.discards.filter((company) => companiesAboveLimit(state).includes(company))
  return state.discards.length > 0
}

function beginTurn(state: CzState, emit: Emit<CzEvent>): void {
  const company = state.waiting[0] as number
  const { turns, director } = companyAt(state, company)
  state.turn = newTurn(company, turns === 0)
  emit({
    type: 'companyTurnBegan',
    company: companyId(company),
    director: director === VACLAV ? 'vaclav' : director,
  })
  placeHome(state, company, emit)
}

/** Whether nothing (more) can be done in the stage. */
function isOver(state: CzState, turn: TurnState): boolean {
  const { company } = turn
  const byVaclav = companyAt(state, company).director === VACLAV
  const asks = isOn(state, 'asksAnyway')
  switch (turn.stage) {
    case 'home':
      return (
        companyData(company).redTile === null || !turn.first || companyAt(state, company).tokens.length > 0
      )
    case 'track':
      return !asks && !canLayTile(state, company) && !canUsePower(state)
    case 'token':
      return turn.placed || (!asks && !canPlaceToken(state, company))
    case 'run':
      return !canRun(state, company)
    case 'revenue':
      return false
    case 'acquire':
      return byVaclav || (!asks && !hasTargets(state, company))
    case 'trains':
      return byVaclav || (!asks && !canBuyTrain(state, company) && !canTradeLocals(state))
  }
}

function endOperatingRound(state: CzState, emit: Emit<CzEvent>): void {
  const { set, within } = state.round
  const { values, export: exports } = PROGRESS[set] as SetData
  if (within + 1 < values.length) return beginOperatingRound(state, within + 1, emit)
  if (set + 1 === PROGRESS.length) return finish(state, emit)
  state.round.kind = 'between'
  if (exports && !(state.variant === 'bohemia' && isOn(state, 'bohemiaNoExport'))) exportTrain(state, emit)
}

/** The top card leaves the game and counts as sold in all its kinds. — VIII.13 */
function exportTrain(state: CzState, emit: Emit<CzEvent>): void {
  const letter = takeTop(state.fleet)
  const codes: number[] = []
  for (let code = letter * FACES; code < (letter + 1) * FACES; code++)
    if (TRAINS[code] !== null) codes.push(code)
  scrap(state.fleet, FLEET, codes[0] as number)
  emit({ type: 'trainExported', letter: PHASES[letter] as PhaseId, trains: codes.map(trainId) })
  const before = trainsOwned(state)
  sellFaces(state, codes, emit)
  const forgets = isOn(state, 'exportForgetsLimits') && trainsOwned(state) === before
  if (forgets) state.discards = []
}

function trainsOwned(state: CzState): number {
  return state.companies.reduce((sum, { trains }) => sum + trains.length, 0)
}
