import type { DeepReadonly, Seat } from '@roundhouse/kernel'
import { serpentine } from '@roundhouse/railways'
import {
  type AhState,
  NOBODY,
  type OfferState,
  type TurnState,
  type TwoPlayerState,
  companyAt,
} from '../state.ts'
import { bookOf } from './book.ts'
import { stockOf } from './stock-turn.ts'

/** Who is asked now: one seat, or none at the end. — table 2.6 of the rulings */
export function asked(state: DeepReadonly<AhState>): readonly Seat[] {
  switch (state.step) {
    case 'over':
      return []
    case 'towns':
      return [serpentine(state.towns.length, state.players)]
    case 'draft':
      return [picker(state)]
    case 'price':
      return [twoOf(state).receiver]
    case 'mountain':
      return [(state.priority + twoOf(state).mountainSteps) % state.players]
    case 'firstStock':
    case 'stock':
      return [stockOf(state).at]
    case 'answer':
      return [(state.offer as OfferState).seat]
    case 'exchange':
      return [state.mountains.owner[state.exchanges[0] as number] as Seat]
    case 'discard':
      return [deciderOf(state, state.discards[0] as number)]
    case 'surplus':
      return [deciderOf(state, state.surplus)]
    case 'bondStation':
      return [twoOf(state).placing?.seat as Seat]
    default:
      return [deciderOf(state, (state.turn as TurnState).company)]
  }
}

/** The director, or in recorded games whoever acts where there is none. — IV.4.4, table C2 */
export function deciderOf(state: DeepReadonly<AhState>, company: number): Seat {
  const { director } = companyAt(state, company)
  return director === NOBODY ? bookOf(state).actsForNobody(state, company) : director
}

/** Two players: whose pick it is. — X.5 */
export function picker(state: DeepReadonly<AhState>): Seat {
  const place = bookOf(state).draftPicks[twoOf(state).picks] ?? 0
  return (state.priority + place) % state.players
}

export function twoOf(state: AhState): TwoPlayerState
export function twoOf(state: DeepReadonly<AhState>): DeepReadonly<TwoPlayerState>
export function twoOf(state: DeepReadonly<AhState>): DeepReadonly<TwoPlayerState> {
  return state.two as DeepReadonly<TwoPlayerState>
}
