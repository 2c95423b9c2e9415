import {
  ACQUIRED_STATION,
  type CompanyId,
  type CzAction,
  SIZES,
  companyIndex,
  eighteenCz,
  priceRange,
} from '@roundhouse/titles/18cz'
import {
  type AcquisitionPreview,
  type Target,
  acquisitionDecision,
  acquisitionIn,
} from '../../railway/acquisition-decision.ts'
import { futureWith } from '../../railway/preview/future.ts'
import type { RailwayView } from '../../railway/railway-view.ts'
import { money } from '../../railway/said.ts'
import type { CzAsking, CzDecision } from './asking.ts'
import { framed } from './frame.ts'
import { say } from './sayings.ts'

/** A smaller company at a price between half and one and a half times its own. — VIII.9 */
export function acquireDecision(asking: CzAsking): CzDecision {
  return framed(asking, {
    section: 'VIII.9',
    ...acquisitionDecision<CzAsking['state'], CzAction>(asking, {
      targets: targetsOf(asking),
      acquire: acquireAction,
      preview: (target, price) => acquisitionPreview(asking, target, price),
      rest: STATION_PRICE,
    }),
  })
}

/** Every station not on the map costs the same from then on. — VIII.9 */
export const STATION_PRICE = say('acquire.stationPrice', money(ACQUIRED_STATION))

function acquireAction(company: string, price: number): CzAction {
  return { type: 'acquire', company: company as CompanyId, price }
}

/** Every open company of a smaller size, those that cannot be had included. */
export function targetsOf({ state, view }: Pick<CzAsking, 'state' | 'view'>): readonly Target[] {
  const buyer = view.companies.find(({ id }) => id === view.operating)
  if (buyer === undefined) return []
  return view.companies
    .filter(({ status, size }) => status === 'open' && rankOf(size) < rankOf(buyer.size))
    .map((company) => ({
      company,
      agreed: company.director === buyer.director,
      ...priceRange(state, companyIndex(company.id)),
    }))
}

function rankOf(size: string): number {
  return SIZES.findIndex((each) => each === size)
}

/** The offer, and the consent of whoever directs the company. */
export function acquisitionPreview(
  {
    state,
    view,
    seat,
  }: { readonly state: CzAsking['state']; readonly view: RailwayView; readonly seat: number },
  { company, agreed }: Target,
  price: number,
): AcquisitionPreview | null {
  const offer = { seat, action: acquireAction(company.id, price) }
  const consent = typeof company.director === 'number' && !agreed
  const steps = consent
    ? [offer, { seat: company.director, action: { type: 'answer', accept: true } as const }]
    : [offer]
  return acquisitionIn(view, futureWith(eighteenCz, state, steps).events)
}
