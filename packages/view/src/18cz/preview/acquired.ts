import type { DeepReadonly } from '@roundhouse/kernel'
import {
  type CzAction,
  type CzState,
  TRAINS,
  companyAt,
  companyData,
  trainData,
  trainId,
  trainLimit,
} from '@roundhouse/titles/18cz'
import type { TrainView } from '../../railway/company-view.ts'
import { trainView } from '../trains.ts'

type TurnTrain = Extract<CzAction, { type: 'turnTrain' }>

export interface AcquiredTrain {
  readonly train: TrainView
  /** Turned already: it can only be scrapped. */
  readonly turned: boolean
  readonly turns: readonly { readonly to: TrainView; readonly cost: number; readonly action: TurnTrain }[]
}

/** Acquired trains with the larger kinds on their cards; a kind that it may not own is left out. — VIII.9 */
export function acquiredTrains(state: DeepReadonly<CzState>): {
  readonly trains: readonly AcquiredTrain[]
  readonly owned: number
  readonly limit: number
} | null {
  const { turn } = state
  if (turn === null || turn.acquired === null) return null
  const own = companyData(turn.company).size
  const undecided = [...new Set(turn.acquired)].map((code): AcquiredTrain => {
    const { letter, size, price } = trainData(code)
    const faces = TRAINS.flatMap((face) =>
      face !== null && face.letter === letter && face.size > size && face.size <= own ? [face] : [],
    )
    return {
      train: trainView(state, code),
      turned: false,
      turns: faces.map((face) => ({
        to: trainView(state, face.code),
        cost: Math.max(0, face.price - price),
        action: { type: 'turnTrain', train: trainId(code), to: face.id },
      })),
    }
  })
  const turned = [...new Set(turn.turned)].map((code): AcquiredTrain => ({
    train: trainView(state, code),
    turned: true,
    turns: [],
  }))
  return {
    trains: [...undecided, ...turned],
    owned: companyAt(state, turn.company).trains.length,
    limit: trainLimit(state, turn.company),
  }
}
