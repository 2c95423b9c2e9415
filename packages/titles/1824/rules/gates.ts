import type { DeepReadonly, Refusal, Seat } from '@roundhouse/kernel'
import type { AhAction } from '../actions.ts'
import { companyId, isSmall } from '../companies.ts'
import { mountainId } from '../mountains.ts'
import { type SectionId, refusal, refusalIn } from '../sections.ts'
import { type AhState, type RoundState, type StepName, companyAt } from '../state.ts'
import { asked } from './asked.ts'
import { isConstruction } from './shares.ts'

export function refuseAfterEnd(state: DeepReadonly<AhState>): Refusal | null {
  return state.ended === null ? null : refusal('AH-GAME-OVER', {})
}

/** One seat is asked. — VI.2, VII.1 */
export function refuseOutOfTurn(state: DeepReadonly<AhState>, seat: Seat, action: AhAction): Refusal | null {
  const seats = asked(state)
  if (seats.includes(seat)) return null
  const [first] = seats
  if (first === undefined) return null
  if (state.step === 'exchange' && action.type === 'exchangeMountain') {
    return refusal('AH-EXCH-FORCED-ORDER', { mountain: mountainId(state.exchanges[0] as number) })
  }
  if (state.stock?.bought === seat) {
    if (isAcquisition(action)) return refusal('AH-BUY-ONE-CERT', {})
    if (action.type === 'sell') return refusal('AH-SELL-AFTER-BUY', {})
  }
  if (state.step === 'mountain' && action.type === 'buyMountain' && state.mountains.owner.includes(seat)) {
    return refusal('AH-CIS-MOUNTAIN-ONE', {})
  }
  return refusalIn(ORDER_OF_TURNS[state.round.kind], 'AH-NOT-YOUR-TURN', { seat: first })
}

/** Where the order of turns stands. */
const ORDER_OF_TURNS = {
  towns: 'XII.2',
  draft: 'X.5',
  stock: 'VI.2',
  operating: 'VII.1',
  between: 'VII.15',
} as const satisfies Record<RoundState['kind'], SectionId>

const ACQUISITIONS: readonly AhAction['type'][] = [
  'buyShare',
  'start',
  'buyRailway',
  'buyMountain',
  'exchangeMountain',
  'exchangeCoal',
]

function isAcquisition({ type }: AhAction): boolean {
  return ACQUISITIONS.includes(type)
}

/** Where the order of what is done stands. */
const ORDER_OF_STEPS: Partial<Record<StepName, SectionId>> = {
  towns: 'XII.2',
  draft: 'X.5',
  price: 'X.5',
  mountain: 'X.5',
  firstStock: 'VI.1',
  stock: 'VI.1',
}

/** An action that does not belong to the step that waits. — VI.1, VII.5 */
export function wrongStep(state: DeepReadonly<AhState>, action: AhAction): Refusal {
  const { turn, step } = state
  const isInTurn = turn !== null && step !== 'exchange' && step !== 'answer'
  if (isInTurn && isConstruction(state, turn.company) && action.type !== 'layTile') {
    return refusal('AH-CIS-CONSTRUCTION', { company: companyId(turn.company) })
  }
  switch (action.type) {
    case 'layTile':
      if (turn !== null && turn.yellow + turn.upgrades > 0) return refusal('AH-TRACK-ONE-TILE', {})
      break
    case 'placeToken':
      if (turn?.placed === true) return refusal('AH-TOKEN-ONE', {})
      if (turn !== null && hasNoStation(state, turn.company)) return refusal('AH-TOKEN-NONE-LEFT', {})
      break
    case 'payOut':
    case 'withhold':
      if (turn !== null && isSmall(turn.company)) {
        return refusal('AH-DIV-SMALL-FIXED', { company: companyId(turn.company) })
      }
      break
    case 'discard':
      return refusal('AH-TRAIN-NO-DISCARD', {})
    case 'sell':
      if (step === 'firstStock') return refusal('AH-SELL-FIRST-SR', {})
      break
    case 'exchangeMountain':
    case 'exchangeCoal':
      return step === 'firstStock' ? tooEarly(action.type) : refusal('AH-EXCH-NOT-SR', {})
    case 'buyRailway':
      if (step === 'stock') return refusal('AH-PRIVATE-GONE', { item: action.company })
      break
    case 'buyMountain':
      if (step === 'stock') return refusal('AH-PRIVATE-GONE', { item: action.mountain })
      break
    case 'placeTown':
      if (state.variant === 'goods-time') return refusal('AH-GOOD-MAX', { most: state.towns.length })
      break
    default:
  }
  return refusalIn(ORDER_OF_STEPS[step] ?? 'VII.5', 'AH-STEP-ORDER', { doing: step })
}

/** Phase 3 is needed, which the first stock round never sees. — VI.3 */
function tooEarly(type: 'exchangeMountain' | 'exchangeCoal'): Refusal {
  return refusal(type === 'exchangeMountain' ? 'AH-EXCH-MOUNTAIN-PHASE' : 'AH-EXCH-COAL-PHASE', {})
}

/** Small railways have none but that of their home. — VII.8 */
function hasNoStation(state: DeepReadonly<AhState>, company: number): boolean {
  return isSmall(company) || companyAt(state, company).stationsLeft.length === 0
}
