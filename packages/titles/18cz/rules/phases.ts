import type { Emit } from '@roundhouse/kernel'
import { type TrainCode, beginPhase, isObsolete, retire } from '@roundhouse/railways'
import type { NumberedEvent } from '../events.ts'
import type { CzState } from '../state.ts'
import {
  FLEET,
  KINDS,
  PHASES,
  type PhaseId,
  type TrainKind,
  kindIndex,
  trainCode,
  trainData,
} from '../trains.ts'
import { bookOf } from './book.ts'
import { facesOf, scrapsOf } from './figures.ts'

/** The events by which a card is sold, or counts as sold. — VIII.12, VIII.13, XI.1, table B6 */
export type Sale = Extract<
  NumberedEvent,
  { type: 'trainBought' | 'trainExported' | 'trainTurned' | 'vaclavReceived' | 'vaclavDrew' }
>

/** Every letter begins a phase of its own. — XII.9 */
const BEGINS = PHASES.map((_, letter) => letter)

export function openPhase(state: CzState, emit: Emit<NumberedEvent>, sale: Sale): void {
  const [code] = facesSold(sale)
  if (code === undefined || !beginPhase(state.fleet, BEGINS, trainData(code).letter)) return
  emit({ type: 'phaseBegan', phase: PHASES[state.fleet.phase] as PhaseId })
}

/** The trains that the kinds sold replace leave the game, those of the pool too. — VIII.12 */
export function makeObsolete(state: CzState, emit: Emit<NumberedEvent>, sale: Sale): void {
  for (const code of facesSold(sale)) retireFor(state, trainData(code).kind, emit)
}

/** A card counts as sold in the kind it is bought as; an exported one in all of its kinds. — VIII.12, VIII.13 */
function facesSold(sale: Sale): readonly number[] {
  switch (sale.type) {
    case 'trainBought':
      // What changes hands between companies has been sold before. — VIII.10
      return sale.from === 'bank' || sale.from === 'pool' ? [sale.train] : []
    case 'trainExported':
      return sale.trains
    case 'trainTurned':
      return [trainCode(sale.to)]
    case 'vaclavReceived':
    case 'vaclavDrew':
      return [sale.train]
  }
}

function retireFor(state: CzState, sold: number, emit: Emit<NumberedEvent>): void {
  const replaced = scrapsOf(state, sold).map(kindIndex)
  const { kinds, owned, pooled } = retire(state.fleet, FLEET, replaced, state.companies, {
    leavesPool: (code) =>
      bookOf(state).leavesPool(
        () => isObsolete(state.fleet, FLEET, code),
        () => facesOf(state, trainData(code).letter).length,
      ),
  })
  for (const kind of kinds) emit({ type: 'kindObsolete', kind: KINDS[kind]?.kind as TrainKind })
  for (const { owner, trains } of owned) {
    emit({ type: 'trainsObsolete', company: owner, trains })
  }
  if (pooled.length > 0) emit({ type: 'trainsObsolete', company: 'pool', trains: pooled })
  const { turn } = state
  if (turn === null) return
  const stays = (code: TrainCode): boolean => !isObsolete(state.fleet, FLEET, code)
  if (turn.acquired !== null) turn.acquired = turn.acquired.filter(stays)
  turn.turned = turn.turned.filter(stays)
}
