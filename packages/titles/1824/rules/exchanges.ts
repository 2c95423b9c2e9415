import type { Choice, DeepReadonly, Refusal, Seat } from '@roundhouse/kernel'
import type { Move } from '@roundhouse/railways'
import type { AhAction } from '../actions.ts'
import { companyId, companyIndex, kindOf } from '../companies.ts'
import type { NumberedEvent } from '../events.ts'
import { MOUNTAINS, mountainIndex } from '../mountains.ts'
import { refusal } from '../sections.ts'
import { type AhState, companyAt } from '../state.ts'
import type { TrainId } from '../trains.ts'
import { bookOf } from './book.ts'
import { refuseOneMore } from './buying.ts'
import { exchangeCoal } from './coal.ts'
import { certificateLimit, hasCome } from './figures.ts'
import { exchangeMountain, refuseTarget, targets } from './mountain-exchange.ts'
import { refuseKeeping } from './passing.ts'
import { certificatesOf, isConstruction } from './shares.ts'
import { endTurn, isOnTurn, stockOf } from './stock-turn.ts'

/** Mountain and coal railways are exchanged at will from the first of these on. — IV.1, IV.2 */
export const EXCHANGED_FROM: TrainId = '3'

type MountainExchange = Extract<AhAction, { type: 'exchangeMountain' }>
type CoalExchange = Extract<AhAction, { type: 'exchangeCoal' }>

/** In place of a purchase: a mountain or a coal railway for a share; it ends the turn. — IV.1, IV.2 */
export const exchange: Move<AhState, AhAction, NumberedEvent, 'exchangeMountain' | 'exchangeCoal'> = {
  types: ['exchangeMountain', 'exchangeCoal'],
  choices(state, seat) {
    if (!isOnTurn(state, seat) || refuseKeeping(state, seat) !== null) return []
    return [...mountainChoices(state, seat), ...coalChoices(state, seat)]
  },
  refuse(state, seat, action) {
    return (
      refuseKeeping(state, seat) ??
      (action.type === 'exchangeMountain'
        ? refuseMountain(state, seat, action)
        : refuseCoal(state, seat, action))
    )
  },
  apply(state, _seat, action, emit) {
    if (action.type === 'exchangeMountain') {
      exchangeMountain(state, mountainIndex(action.mountain), companyIndex(action.company), emit)
    } else exchangeCoal(state, companyIndex(action.company), emit)
    endTurn(state, true)
  },
}

function mountainChoices(state: DeepReadonly<AhState>, seat: Seat): Choice<AhAction>[] {
  const { owner } = state.mountains
  if (!mountainsAreExchanged(state) || !owner.includes(seat)) return []
  const tree = targets(state)
    .filter((company) => refuseOneMore(state, seat, company) === null)
    .map(companyId)
  if (tree.length === 0) return []
  return MOUNTAINS.flatMap(({ id }, mountain): Choice<AhAction>[] => {
    const action: MountainExchange = { type: 'exchangeMountain', mountain: id, company: 'BK' }
    return owner[mountain] === seat ? [{ kind: 'tree', action, fields: ['company'], tree }] : []
  })
}

/** From the first 3-train until the first 4-train. — IV.1 */
function mountainsAreExchanged(state: DeepReadonly<AhState>): boolean {
  return hasCome(state, EXCHANGED_FROM) && !hasCome(state, '4')
}

function refuseMountain(
  state: DeepReadonly<AhState>,
  seat: Seat,
  { mountain, company }: MountainExchange,
): Refusal | null {
  if (!mountainsAreExchanged(state)) return refusal('AH-EXCH-MOUNTAIN-PHASE', {})
  if (state.mountains.owner[mountainIndex(mountain)] !== seat) {
    return refusal('AH-EXCH-MOUNTAIN-OWNER', { mountain })
  }
  return refuseTarget(state, company) ?? refuseOneMore(state, seat, companyIndex(company))
}

function coalChoices(state: DeepReadonly<AhState>, seat: Seat): Choice<AhAction>[] {
  return state.companies.flatMap((entry, company): Choice<AhAction>[] => {
    if (entry.director !== seat || kindOf(company) !== 'coal') return []
    const action: CoalExchange = { type: 'exchangeCoal', company: companyId(company) }
    return refuseCoal(state, seat, action) === null ? [{ kind: 'one', action }] : []
  })
}

/** From the first 3-train until the first 5-train; one certificate for one. — IV.2, VI.7 */
function refuseCoal(state: DeepReadonly<AhState>, seat: Seat, { company: id }: CoalExchange): Refusal | null {
  const company = companyIndex(id)
  if (company < 0 || kindOf(company) !== 'coal') return refusal('AH-CHOICE', { what: id })
  if (!hasCome(state, EXCHANGED_FROM) || hasCome(state, '5')) return refusal('AH-EXCH-COAL-PHASE', {})
  const { status, director } = companyAt(state, company)
  if (status !== 'open' || director !== seat) return refusal('AH-EXCH-COAL-OWNER', { company: id })
  if (isConstruction(state, company)) return refusal('AH-CIS-CONSTRUCTION', { company: companyId(company) })
  const sold = stockOf(state).soldNow !== 0
  if (sold && !bookOf(state).coalExchangeFollowsSales) return refusal('AH-STEP-ORDER', { doing: 'stock' })
  const limit = certificateLimit(state)
  return certificatesOf(state, seat) > limit ? refusal('AH-CERT-LIMIT', { limit }) : null
}
