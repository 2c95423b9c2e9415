import type { DeepReadonly } from '@roundhouse/kernel'
import { type CzState, companyIndex, facesOf, runsTrain, trainCode, trainData } from '@roundhouse/titles/18cz'
import type { TrainView } from '../../railway/company-view.ts'
import type { RailwayView } from '../../railway/railway-view.ts'
import { type TrainOffers, trainOffersIn } from '../../railway/train-offers.ts'
import { trainView } from '../trains.ts'

/** What the operating company may buy of bank and pool. — VIII.10 */
export function trainOffers(state: DeepReadonly<CzState>, view: RailwayView): TrainOffers | null {
  // A card in the pool may be bought as any kind on it.
  const letters = [...new Set(state.fleet.pool.map((code) => trainData(code).letter))]
  const pool = letters.flatMap((letter) => facesOf(state, letter).map((code) => trainView(state, code)))
  return trainOffersIn(view, pool, runs(state, view.operating))
}

/** Whether this company can run a train. — IV.2 */
export function runs(state: DeepReadonly<CzState>, company: string | null): (train: TrainView) => boolean {
  return ({ id }) => company !== null && runsTrain(state, companyIndex(company), trainCode(id))
}
