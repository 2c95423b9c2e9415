import type { DeepReadonly } from '@roundhouse/kernel'
import { topLetter } from '@roundhouse/railways'
import {
  type CzState,
  companyAt,
  facesOf,
  runsTrain,
  trainCode,
  trainData,
  treasuryOf,
} from '@roundhouse/titles/18cz'
import type { TrainView } from '../../railway/company-view.ts'
import { trainView } from '../trains.ts'

export interface TrainOffers {
  readonly bank: readonly TrainView[]
  /** A card in the pool may be bought as any kind on it. */
  readonly pool: readonly TrainView[]
  /** The card on top of the bank, and how many of its letter are left; null: no limit. */
  readonly card: string
  readonly left: number | null
  /** It has no train that it can run, and may not end its turn so. — VIII.10 */
  readonly must: boolean
  /** It must buy and cannot pay any: its director helps. — VIII.11 */
  readonly forced: boolean
}

/** Everything on sale at bank and pool for the operating company, also what it may not buy. — VIII.10 */
export function trainOffers(state: DeepReadonly<CzState>): TrainOffers | null {
  const { turn, fleet } = state
  if (turn === null) return null
  const { company } = turn
  const facesOn = (letter: number): TrainView[] =>
    facesOf(state, letter).map((code) => trainView(state, code))
  const top = topLetter(fleet)
  const left = fleet.depot[top] as number
  const bank = facesOn(top)
  const letters = [...new Set(fleet.pool.map((code) => trainData(code).letter))]
  const pool = letters.flatMap(facesOn)
  const must = !companyAt(state, company).trains.some((code) => runsTrain(state, company, code))
  const treasury = treasuryOf(state, company)
  const affordable = [...bank, ...pool].some((train) => suits(state, train) && train.price <= treasury)
  return {
    bank,
    pool,
    card: bank[0]?.card ?? '',
    left: left < 0 ? null : left,
    must,
    forced: must && !affordable,
  }
}

/** The operating company can run it. — IV.2 */
export function suits(state: DeepReadonly<CzState>, { id }: TrainView): boolean {
  return state.turn !== null && runsTrain(state, state.turn.company, trainCode(id))
}
