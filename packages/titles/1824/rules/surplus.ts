import type { Choice, DeepReadonly } from '@roundhouse/kernel'
import {
  type Question,
  type StopKey,
  hexOfKey,
  stopKey,
  stopOfKey,
  takeOffStation,
} from '@roundhouse/railways'
import type { AhAction } from '../actions.ts'
import type { NumberedEvent } from '../events.ts'
import { refusalIn } from '../sections.ts'
import { type AhState, NOBODY, companyAt } from '../state.ts'
import { questionsWait } from './between-rounds.ts'
import { bookOf } from './book.ts'
import { wrongStep } from './gates.ts'
import { groundOf, hexId } from './network.ts'

type Removal = Extract<AhAction, { type: 'removeToken' }>

/** Of two stations in one hex the director takes one back; it is on the charter again. — VII.8, table B15 */
export const surplusStation: Question<AhState, AhAction, NumberedEvent> = {
  name: 'surplus',
  section: 'VII.8',
  settle: (state) => state.surplus === NOBODY || questionsWait(state),
  choices: (state) =>
    doubled(state).map((key): Choice<AhAction> => ({ kind: 'one', action: removalOf(state, key) })),
  refuse(state, _seat, action) {
    if (action.type !== 'removeToken') return wrongStep(state, action)
    const known = doubled(state).includes(keyOf(state, action))
    return known ? null : refusalIn('VII.8', 'AH-CHOICE', { what: action.hex })
  },
  apply(state, _seat, action, emit) {
    if (action.type !== 'removeToken') return
    const company = state.surplus
    const entry = companyAt(state, company)
    const key = keyOf(state, action)
    const place = takeOffStation(state.board, entry.stations, key)
    entry.stationsLeft = bookOf(state).charterAfterReturn(entry.stationsLeft, place)
    state.surplus = NOBODY
    emit({ type: 'tokenRemoved', company, hex: hexOfKey(key), city: action.city })
  },
}

function doubled(state: DeepReadonly<AhState>): StopKey[] {
  const { stations } = companyAt(state, state.surplus)
  const hexes = stations.map(hexOfKey)
  return stations.filter((key) => hexes.indexOf(hexOfKey(key)) !== hexes.lastIndexOf(hexOfKey(key)))
}

function removalOf(state: DeepReadonly<AhState>, key: StopKey): Removal {
  return { type: 'removeToken', hex: hexId(state, hexOfKey(key)), city: stopOfKey(key) }
}

function keyOf(state: DeepReadonly<AhState>, { hex, city }: Removal): StopKey {
  return stopKey(groundOf(state).index(hex), city)
}
