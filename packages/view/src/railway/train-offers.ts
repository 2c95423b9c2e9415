import type { TrainView } from './company-view.ts'
import type { RailwayView } from './railway-view.ts'

/** Everything on sale at bank and pool for the operating company, also what it may not buy. */
export interface TrainOffers {
  readonly bank: readonly TrainView[]
  readonly pool: readonly TrainView[]
  /** The card on top of the bank, and how many of it are left; null: no limit. */
  readonly card: string
  readonly left: number | null
  /** It has no train that it can run, and may not end its turn so. */
  readonly must: boolean
  /** It must buy and cannot pay any: its director helps. */
  readonly forced: boolean
}

/** `pool`: what can be had there; `runs`: whether the operating company can run it. */
export function trainOffersIn(
  { bank: { depot }, companies, operating }: RailwayView,
  pool: readonly TrainView[],
  runs: (train: TrainView) => boolean,
): TrainOffers | null {
  const company = companies.find(({ id }) => id === operating)
  if (company === undefined) return null
  const top = depot.find(({ onOffer }) => onOffer)
  const bank = top?.faces ?? []
  const must = !company.trains.some(runs)
  const affordable = [...bank, ...pool].some((train) => runs(train) && train.price <= company.treasury)
  return {
    bank,
    pool,
    card: top?.card ?? '',
    left: top?.left ?? null,
    must,
    forced: must && !affordable,
  }
}
