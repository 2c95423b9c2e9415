import type { Emit } from '@roundhouse/kernel'
import { beginPhase, isObsolete, scrap, takeTrainAt } from '@roundhouse/railways'
import type { NumberedEvent } from '../events.ts'
import { type RmState, companyAt } from '../state.ts'
import { BANDS, FLEET, PHASES, type PhaseId, trainData } from '../trains.ts'
import { bookOf } from './book.ts'

type Sale = Extract<NumberedEvent, { type: 'trainBought' }>

/** Every band begins a phase of its own. — 7.9 */
const BEGINS = BANDS.map((_, band) => band)

/** The first train of a band that the bank sells begins its phase; all changes at once but the number of rounds. — 7.9 */
export function openPhase(state: RmState, emit: Emit<NumberedEvent>, { train, from }: Sale): void {
  if (from !== 'bank') return
  const { band } = trainData(train)
  if (band >= bookOf(state).lnerBand && state.lner === 'none') state.lner = 'due'
  if (!beginPhase(state.fleet, BEGINS, band)) return
  emit({ type: 'phaseBegan', phase: PHASES[band] as PhaseId })
}

/** Trains of an old band leave all companies at once, but for those that a warranty keeps. — 7.9, 7.10 */
export function scrapTrains(state: RmState, emit: Emit<NumberedEvent>): void {
  const { scrappedBy } = bookOf(state)
  BANDS.forEach(({ band }, kind) => {
    const by = scrappedBy(kind)
    const isOld = by !== null && by <= state.fleet.phase
    if (!isOld || (state.fleet.obsolete & (1 << kind)) !== 0) return
    state.fleet.obsolete |= 1 << kind
    emit({ type: 'kindObsolete', kind: band })
  })
  for (let company = 0; company < state.companies.length; company++) scrapOf(state, company, emit)
  for (const { train, warranties } of state.abandoned) {
    if (isObsolete(state.fleet, FLEET, train) && warranties === 0) scrap(state.fleet, FLEET, train)
  }
  state.abandoned = state.abandoned.filter(
    ({ train, warranties }) => !isObsolete(state.fleet, FLEET, train) || warranties > 0,
  )
}

function scrapOf(state: RmState, company: number, emit: Emit<NumberedEvent>): void {
  const owned = companyAt(state, company)
  const gone: number[] = []
  for (let place = owned.trains.length - 1; place >= 0; place--) {
    const code = owned.trains[place] as number
    if (!isObsolete(state.fleet, FLEET, code) || (owned.warranties[place] as number) > 0) continue
    takeTrainAt(owned, place)
    scrap(state.fleet, FLEET, code)
    gone.unshift(code)
  }
  if (gone.length > 0) {
    emit({ type: 'trainsObsolete', company, trains: gone })
  }
}
