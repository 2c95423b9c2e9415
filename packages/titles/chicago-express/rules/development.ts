import { BANK, type Choice, type DeepReadonly, type Refusal, type Step, pay } from '@roundhouse/kernel'
import type { ChicagoAction } from '../actions.ts'
import { CHICAGO_INDEX, HEX_IDS, hexAt, hexIndex, industryAt, isAt } from '../board.ts'
import { COMPANY_IDS } from '../companies.ts'
import { FOREST_GRANT } from '../components.ts'
import type { ChicagoEvent, Raise } from '../events.ts'
import { type HexId, INDUSTRIES } from '../map.ts'
import { refusal } from '../sections.ts'
import { type ChicagoState, treasuryAccount } from '../state.ts'
import { declineAction, wrongAction } from './dials.ts'
import { raiseIncomes, raiseIndustry } from './income.ts'
import { endTurn } from './turn.ts'

/** Develop one hex on which a locomotive stands; no share is needed. — p38 Development */
export const develop: Step<ChicagoState, ChicagoAction, ChicagoEvent> = {
  name: 'develop',
  section: 'p38 Development',
  choices(state) {
    const all: Choice<ChicagoAction>[] = []
    for (let hex = 0; hex < HEX_IDS.length; hex++) {
      if (state.locomotives[hex] === 0 || refuseDevelopment(state, hex) !== null) continue
      all.push({ kind: 'one', action: { type: 'develop', hex: HEX_IDS[hex] as HexId } })
    }
    all.push({ kind: 'one', action: { type: 'decline' } })
    return all
  },
  refuse(state, _seat, action) {
    if (action.type === 'decline') return null
    if (action.type !== 'develop') return wrongAction('development')
    return refuseDevelopment(state, hexIndex(action.hex))
  },
  apply(state, seat, action, emit) {
    if (action.type !== 'develop') return declineAction(state, seat, 'development', emit)
    const hex = hexIndex(action.hex)
    const industry = industryAt(hex)
    let raises: Raise[] = []
    let grant = 0
    if (industry !== null) {
      raises = raiseIndustry(state, industry)
    } else {
      state.houses -= 1
      state.developed[hex] = 1
      if (hexAt(hex).kind === 'forest') grant = grantToForest(state, hex)
      else raises = raiseIncomes(state, hex, hexAt(hex).develop)
    }
    emit({ type: 'hexDeveloped', seat, hex: action.hex, raises, grant })
    endTurn(state, emit)
  },
}

function refuseDevelopment(state: DeepReadonly<ChicagoState>, hex: number): Refusal | null {
  const { kind } = hexAt(hex)
  const id = HEX_IDS[hex] as HexId
  if (kind === 'plain' || kind === 'start' || hex === CHICAGO_INDEX)
    return refusal('CE-DEV-KIND', { hex: id })
  const industry = industryAt(hex)
  if (industry === 'detroit') return refusal('CE-DEV-DETROIT', {})
  if (state.locomotives[hex] === 0) return refusal('CE-DEV-EMPTY', { hex: id })
  if (industry !== null) {
    const value = state.industries[industry]
    return value === INDUSTRIES[industry].values.at(-1) ? refusal('CE-DEV-MAX', { hex: id, value }) : null
  }
  if (state.developed[hex] === 1) return refusal('CE-DEV-DONE', { hex: id })
  return state.houses === 0 ? refusal('CE-DEV-NO-HOUSE', {}) : null
}

/** A forest helps the treasury of the company there instead of its income. — p38 Development */
function grantToForest(state: ChicagoState, hex: number): number {
  const company = COMPANY_IDS.findIndex((_, each) => isAt(state, each, hex))
  pay(state.cash, BANK, treasuryAccount(company), FOREST_GRANT)
  return FOREST_GRANT
}
