import type { DeepReadonly, Seat } from '@roundhouse/kernel'
import {
  ACQUIRED_TOKEN,
  COMPANIES,
  COMPANY_OWNER,
  type CompanyId,
  type CzState,
  VACLAV,
  companyAt,
  companyData,
  companyId,
  companyIndex,
  localId,
  priceOf,
  sharesOf,
  sizeOf,
  treasuryOf,
} from '@roundhouse/titles/18cz'
import type { TrainView } from '../../railway/company-view.ts'
import type { Change } from '../../railway/preview/future.ts'
import { trainView } from '../trains.ts'

/** A smaller company and the prices at which it could be had. — VIII.9 */
export interface Target {
  readonly company: CompanyId
  readonly director: Seat | 'vaclav'
  /** The acquirer's director is the target's too: no answer is needed. */
  readonly agreed: boolean
  readonly price: number
  /** From half to one and a half times the price. */
  readonly least: number
  readonly most: number
}

/** Every open company of a smaller size, those that cannot be had included. */
export function targetsOf(state: DeepReadonly<CzState>): readonly Target[] {
  const { turn } = state
  if (turn === null) return []
  const own = companyAt(state, turn.company).director
  return COMPANIES.flatMap((_, target) => {
    const { status, director } = companyAt(state, target)
    if (status !== 'open' || companyData(target).size >= companyData(turn.company).size) return []
    const price = priceOf(state, target)
    return [
      {
        company: companyId(target),
        director: director === VACLAV ? ('vaclav' as const) : director,
        agreed: director === own,
        price,
        least: Math.ceil(price / 2),
        most: Math.floor((price * 3) / 2),
      },
    ]
  })
}

export interface AcquisitionPreview {
  readonly cost: number
  /** The acquirer's, with the target's money in it. */
  readonly treasury: Change
  readonly bySeat: readonly {
    readonly seat: Seat
    readonly percent: number
    readonly amount: number
    /** What the shares are worth today. */
    readonly value: number
  }[]
  readonly takes: {
    readonly cash: number
    readonly trains: readonly TrainView[]
    readonly locals: readonly string[]
    readonly stations: number
  }
  /** Every station not on the map costs 100 from then on. */
  readonly stationPrice: number
}

/** What one company pays and takes when it acquires another for this price a share. — VIII.9 */
export function acquisitionPreview(
  state: DeepReadonly<CzState>,
  buyer: string,
  target: string,
  price: number,
): AcquisitionPreview {
  const from = companyIndex(buyer)
  const taken = companyIndex(target)
  const entry = companyAt(state, taken)
  const { percent } = sizeOf(state, taken)
  const bySeat = Array.from({ length: state.players }, (_, seat) => {
    const held = sharesOf(state, taken, seat)
    return { seat, percent: held * percent, amount: held * price, value: held * priceOf(state, taken) }
  }).filter((each) => each.percent > 0)
  const cost = bySeat.reduce((sum, { amount }) => sum + amount, 0)
  const before = treasuryOf(state, from)
  const cash = treasuryOf(state, taken)
  return {
    cost,
    treasury: { before, after: before - cost + cash },
    bySeat,
    takes: {
      cash,
      trains: entry.trains.map((code) => trainView(state, code)),
      locals: state.locals.owner.flatMap((owner, local) =>
        owner === COMPANY_OWNER + taken ? [localId(local)] : [],
      ),
      stations: entry.tokens.length,
    },
    stationPrice: ACQUIRED_TOKEN,
  }
}
