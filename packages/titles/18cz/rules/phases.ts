import type { DeepReadonly, Emit } from '@roundhouse/kernel'
import { isObsolete, scrap } from '@roundhouse/railways'
import { COMPANIES, companyId } from '../companies.ts'
import type { CzEvent } from '../events.ts'
import { isOn } from '../options.ts'
import { type CzState, VACLAV, companyAt } from '../state.ts'
import { FLEET, KINDS, PHASES, type PhaseId, type TrainKind, trainData, trainId } from '../trains.ts'
import { facesOf, scrapsOf, trainLimit } from './figures.ts'
import { closePrivates } from './privates.ts'
import { giveToVaclav } from './vaclav.ts'

/** A card is sold (or exported) as these faces: phase, obsolescence, Václav, limits, in this order. — VIII.12 */
export function sellFaces(state: CzState, codes: readonly number[], emit: Emit<CzEvent>): void {
  const { letter } = trainData(codes[0] as number)
  const before = state.fleet.phase
  if (letter > before) {
    state.fleet.phase = letter
    emit({ type: 'phaseBegan', phase: PHASES[letter] as PhaseId })
  }
  if (letter > before) closePrivates(state, emit)
  for (const code of codes) makeObsolete(state, trainData(code).kind, emit)
  const drawn = giveToVaclav(state, before, emit)
  if (drawn !== null) sellFaces(state, [drawn], emit)
  askDiscards(state)
}

/** Companies above the limit hand trains to the pool, in operating order. — VIII.12, table B17 */
export function askDiscards(state: CzState): void {
  state.discards = companiesAboveLimit(state)
}

export function companiesAboveLimit(state: DeepReadonly<CzState>): number[] {
  // An acquirer decides on its new trains first.
  const { turn } = state
  const busy = turn !== null && turn.acquired !== null ? turn.company : -1
  const companies = isOn(state, 'discardListOrder')
    ? COMPANIES.map((_, company) => company)
    : state.market.order
  return companies.filter((company) => {
    const { trains, status, director } = companyAt(state, company)
    return (
      company !== busy &&
      status === 'open' &&
      director !== VACLAV &&
      trains.length > trainLimit(state, company)
    )
  })
}

/** The trains that this kind replaces leave the game, those of the pool too. — VIII.12 */
function makeObsolete(state: CzState, kind: number, emit: Emit<CzEvent>): void {
  let replaced = 0
  for (const name of scrapsOf(state, kind)) {
    const old = 1 << KINDS.findIndex((each) => each.kind === name)
    replaced |= old
    if ((state.fleet.obsolete & old) === 0) emit({ type: 'kindObsolete', kind: name as TrainKind })
  }
  state.fleet.obsolete |= replaced
  const goes = (code: number): boolean => (replaced & (1 << trainData(code).kind)) !== 0
  const stays = (code: number): boolean => !goes(code)
  for (let company = 0; company < COMPANIES.length; company++) {
    const entry = companyAt(state, company)
    const gone = entry.trains.filter(goes)
    if (gone.length === 0) continue
    for (const code of gone) scrap(state.fleet, FLEET, code)
    entry.trains = entry.trains.filter(stays)
    emit({ type: 'trainsObsolete', company: companyId(company), trains: gone.map(trainId) })
  }
  scrapPool(state, emit)
  const { turn } = state
  if (turn === null) return
  if (turn.acquired !== null) turn.acquired = turn.acquired.filter(stays)
  turn.turned = turn.turned.filter(stays)
}

/** A card of the pool stays while one of its kinds is good. — table B4 */
function scrapPool(state: CzState, emit: Emit<CzEvent>): void {
  const isGone = (code: number): boolean =>
    isOn(state, 'poolSideRusts')
      ? isObsolete(state.fleet, FLEET, code)
      : facesOf(state, trainData(code).letter).length === 0
  const gone = state.fleet.pool.filter(isGone)
  if (gone.length === 0) return
  for (const code of gone) scrap(state.fleet, FLEET, code)
  state.fleet.pool = state.fleet.pool.filter((code) => !isGone(code))
  emit({ type: 'trainsObsolete', company: 'pool', trains: gone.map(trainId) })
}
