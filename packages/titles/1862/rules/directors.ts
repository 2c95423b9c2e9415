import type { DeepReadonly, Emit, Seat } from '@roundhouse/kernel'
import { type CompanyIndex, clockwiseFrom, firstDirector, successor } from '@roundhouse/railways'
import { DIRECTOR_SHARES } from '../companies.ts'
import type { NumberedEvent } from '../events.ts'
import { NOBODY, POOL, type RmState, companyAt, sharesOf } from '../state.ts'

/** Most shares, at least three; checked after each block sold and each purchase, floated or not. — 6.3 */
export function changeDirector(state: RmState, company: CompanyIndex, emit: Emit<NumberedEvent>): void {
  const entry = companyAt(state, company)
  if (entry.status !== 'started' && entry.status !== 'open') return
  const before = entry.director
  const next = nextDirector(state, company, (seat) => sharesOf(state, company, seat))
  if (next === before) return
  entry.director = next
  if (next === NOBODY) emit({ type: 'receivershipBegan', company })
  else emit({ type: 'directorChanged', company, seat: next })
}

/** Who directs it if the players held so many shares; NOBODY: its certificate lies in the pool. — 6.3 */
export function nextDirector(
  state: DeepReadonly<RmState>,
  company: CompanyIndex,
  sharesOfSeat: (seat: Seat) => number,
): Seat {
  const { director } = companyAt(state, company)
  const { players, priority } = state
  if (director === NOBODY) {
    return firstDirector(sharesOfSeat, clockwiseFrom(priority, players), DIRECTOR_SHARES) ?? NOBODY
  }
  const found = successor(sharesOfSeat, director, clockwiseFrom(0, players), DIRECTOR_SHARES)
  if (found !== null) return found
  return sharesOfSeat(director) >= DIRECTOR_SHARES ? director : NOBODY
}

/** Shares in the pool that can be bought: the director's certificate cannot. — 6.3 */
export function ordinaryInPool(state: DeepReadonly<RmState>, company: CompanyIndex): number {
  return sharesOf(state, company, POOL) - (certificateInPool(state, company) ? DIRECTOR_SHARES : 0)
}

export function certificateInPool(state: DeepReadonly<RmState>, company: CompanyIndex): boolean {
  const { status, director } = companyAt(state, company)
  return director === NOBODY && (status === 'started' || status === 'open')
}

/** Who decides for a company: its director, else the biggest holder, else who has the priority. — 8, table B58 */
export function deciderOf(state: DeepReadonly<RmState>, company: CompanyIndex): Seat {
  const { director } = companyAt(state, company)
  if (director !== NOBODY) return director
  const order = clockwiseFrom(state.priority, state.players)
  return firstDirector((seat) => sharesOf(state, company, seat), order, 1) ?? state.priority
}
