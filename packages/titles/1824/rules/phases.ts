import type { Emit } from '@roundhouse/kernel'
import { beginPhase, retire } from '@roundhouse/railways'
import type { NumberedEvent } from '../events.ts'
import type { AhState } from '../state.ts'
import { FLEET, PHASES, type PhaseId, TRAINS, trainCode, trainData, trainId } from '../trains.ts'

/** The events by which a train is sold, or counts as sold. — VII.14, VII.15 */
export type Sale = Extract<NumberedEvent, { type: 'trainBought' | 'trainExported' }>

const BEGINS = TRAINS.map(({ begins }) => begins)

/** Only normal trains begin phases. — VII.14 */
export function openPhase(state: AhState, emit: Emit<NumberedEvent>, sale: Sale): void {
  for (const code of trainsSold(sale)) {
    if (beginPhase(state.fleet, BEGINS, code)) {
      emit({ type: 'phaseBegan', phase: PHASES[state.fleet.phase] as PhaseId })
    }
  }
}

/** The types that this one replaces leave companies, charters and bank. — VII.14 */
export function makeObsolete(state: AhState, emit: Emit<NumberedEvent>, sale: Sale): void {
  for (const code of trainsSold(sale)) {
    const replaced = trainData(code).scraps.map(trainCode)
    const { kinds, owned } = retire(state.fleet, FLEET, replaced, state.companies)
    for (const kind of kinds) emit({ type: 'kindObsolete', kind: trainId(kind) })
    for (const { owner, trains } of owned) {
      emit({ type: 'trainsObsolete', company: owner, trains })
    }
  }
}

/** What changes hands between companies has been sold before. — VII.11 */
function trainsSold(sale: Sale): readonly number[] {
  if (sale.type === 'trainExported') return sale.trains
  return sale.from === 'bank' ? [sale.train] : []
}
