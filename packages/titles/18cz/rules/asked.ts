import type { DeepReadonly, Seat } from '@roundhouse/kernel'
import { type CompanyIndex, serpentine, underWay } from '@roundhouse/railways'
import { companyData } from '../companies.ts'
import { type CzState, VACLAV, companyAt } from '../state.ts'
import { bookOf } from './book.ts'

/** Who is asked now: one seat, or none at the end. */
export function asked(state: DeepReadonly<CzState>): readonly Seat[] {
  switch (state.step) {
    case 'over':
      return []
    case 'preStock':
      return [state.priority[serpentine(state.round.turns, state.players)] as Seat]
    case 'stock':
      return [state.priority[underWay(state, 'stock').at] as Seat]
    case 'auction':
      return [state.priority[underWay(underWay(state, 'moravia'), 'auction').at] as Seat]
    case 'mwTrack':
      return [underWay(state, 'moravia').mw]
    case 'answer':
      return [underWay(state, 'offer').seat]
    case 'discard':
      return [companyAt(state, state.discards[0] as number).director]
    case 'chooseCity':
      return cityDeciders(state, state.cityChoice as { company: CompanyIndex; seat: Seat })
    default: {
      const { company, stage } = underWay(state, 'turn')
      if (companyAt(state, company).director !== VACLAV) return [companyAt(state, company).director]
      return bookOf(state).deciders(state.priority, vaclavDecider(state, company, stage), stage)
    }
  }
}

function cityDeciders(
  state: DeepReadonly<CzState>,
  { company, seat }: { company: CompanyIndex; seat: Seat },
): readonly Seat[] {
  if (companyAt(state, company).director !== VACLAV) return [seat]
  return bookOf(state).deciders(state.priority, seat, 'chooseCity')
}

/** Seats with a debt may repay at any moment of a stock round. — VIII.11 */
export function debtors(state: DeepReadonly<CzState>): readonly Seat[] {
  if (state.step !== 'stock') return []
  return state.priority.filter((seat) => (state.bank.debt[seat] as number) > 0)
}

/**
 * Priority card 1 decides the track of Václav's small and large company and the station of his medium one, the other
 * player the reverse. — XI.1
 */
export function vaclavDecider(state: DeepReadonly<CzState>, company: CompanyIndex, stage: string): Seat {
  const first = (companyData(company).size !== 1) !== (stage === 'token')
  return state.priority[first ? 0 : 1] as Seat
}

/** Who decides on stations of this company, wherever that question comes up. — VIII.6, XI.1 */
export function stationDecider(state: DeepReadonly<CzState>, company: CompanyIndex): Seat {
  const { director } = companyAt(state, company)
  return director === VACLAV ? vaclavDecider(state, company, 'token') : director
}
