import type { DeepReadonly, Refusal } from '@roundhouse/kernel'
import { UNLIMITED, topLetter } from '@roundhouse/railways'
import { COMPANIES, kindOf } from '../companies.ts'
import { refusal } from '../sections.ts'
import { type AhState, NOBODY, type TurnState, companyAt, treasuryOf } from '../state.ts'
import { NORMAL_TRAINS, TRAINS, type TrainId, isGoods, trainData, trainId } from '../trains.ts'
import { bookOf } from './book.ts'
import { hasCome, trainLimit } from './figures.ts'
import { isDeclinedTrain } from './offers.ts'

type State = DeepReadonly<AhState>

/** The bank sells the lowest normal train, and every g-train whose phase has come. — VII.11 */
export function trainsAtBank({ fleet }: DeepReadonly<Pick<AhState, 'fleet'>>): number[] {
  const found = [topLetter(fleet, NORMAL_TRAINS)]
  for (let code = NORMAL_TRAINS; code < TRAINS.length; code++) {
    if (fleet.depot[code] !== 0 && fleet.phase >= trainData(code).from) found.push(code)
  }
  return found
}

/** Why the bank does not sell this train now. — VII.11 */
export function refuseOffer({ fleet }: State, code: number): Refusal | null {
  const left = fleet.depot[code] as number
  const train = trainId(code)
  if (isGoods(code)) {
    if (fleet.phase < trainData(code).from) return refusal('AH-TRAIN-G-PHASE', { train })
    return left === 0 ? refusal('AH-TRAIN-SOLD-OUT', { train }) : null
  }
  if (left !== UNLIMITED && left === 0) return refusal('AH-TRAIN-SOLD-OUT', { train })
  return code > topLetter(fleet, NORMAL_TRAINS) ? refusal('AH-TRAIN-ORDER', { train }) : null
}

/** Coal railways own g-trains alone. — IV.2 */
export function refuseKind(company: number, code: number): Refusal | null {
  if (kindOf(company) !== 'coal' || isGoods(code)) return null
  return refusal('AH-TRAIN-COAL-ONLY-G', { train: trainId(code) })
}

/** At the limit nothing is bought but for a train handed in. — VII.11, VII.13 */
export function refuseRoom(state: State, company: number): Refusal | null {
  const limit = trainLimit(state, company)
  if (companyAt(state, company).trains.length < limit || mayExceedLimit(state, company)) return null
  return refusal('AH-TRAIN-LIMIT', { limit })
}

/** Some tables let a company that could pay for a trade-in buy first and discard then. — table C37 */
function mayExceedLimit(state: State, company: number): boolean {
  const { buysAtLimit, mayHandIn } = bookOf(state)
  if (!buysAtLimit || state.turn?.tradedIn !== false) return false
  const treasury = treasuryOf(state, company)
  return companyAt(state, company).trains.some((given) =>
    trainsAtBank(state).some(
      (code) => mayHandIn(given, code) && trainData(code).price - handInValue(given) <= treasury,
    ),
  )
}

/** Half the standard price. — VII.13 */
export function handInValue(code: number): number {
  return trainData(code).price / 2
}

/** A company must own a train when its turn ends, but a coal railway only if the bank has one for it. — VII.11 */
export function mustBuyTrain(state: State, company: number): boolean {
  if (companyAt(state, company).trains.length > 0) return false
  return kindOf(company) !== 'coal' || trainsAtBank(state).some(isGoods)
}

/** A train that another company may part with: whose, which, and at which price; null where that is open. */
export interface TrainOfCompany {
  readonly owner: number
  readonly code: number
  /** Null between companies of one director. — VII.11 */
  readonly price: number | null
}

/** What could be had of other companies, prices aside. — VII.11 */
export function trainsOfOthers(state: State): TrainOfCompany[] {
  const found: TrainOfCompany[] = []
  if (!hasCome(state, TRADED_FROM)) return found
  const { company } = state.turn as TurnState
  for (let owner = 0; owner < COMPANIES.length; owner++) {
    if (owner === company) continue
    const { trains } = companyAt(state, owner)
    for (let at = 0; at < trains.length; at++) {
      const code = trains[at] as number
      // Of equal ones the first will do.
      if (trains.indexOf(code) < at) continue
      if (refuseKind(company, code) !== null || refuseSeller(state, company, owner, code) !== null) continue
      found.push({ owner, code, price: fixedPrice(state, company, owner, code) })
    }
  }
  return found
}

/** Companies trade trains from the first of these on. — VII.11, VII.14 */
export const TRADED_FROM: TrainId = '3'

/** The price that companies of different directors pay each other; null where they may agree on any. — VII.11 */
export function fixedPrice(state: State, company: number, owner: number, code: number): number | null {
  const isOwn = companyAt(state, company).director === companyAt(state, owner).director
  return isOwn ? null : bookOf(state).priceBetween(code)
}

/** Why this company does not part with such a train. — VII.11, IV.2, IV.4.4 */
export function refuseSeller(state: State, company: number, owner: number, code: number): Refusal | null {
  const { trains, status, director } = companyAt(state, owner)
  const id = COMPANIES[owner]?.id as (typeof COMPANIES)[number]['id']
  const train = trainId(code)
  if (trains.length > 0 && status !== 'open' && !bookOf(state).sellsFromUnopened) {
    return refusal('AH-TRAIN-NOT-OPEN', { company: id })
  }
  if (!trains.includes(code)) return refusal('AH-TRAIN-SOLD-OUT', { train })
  if (!bookOf(state).asksForConsent || companyAt(state, company).director === director) return null
  return director === NOBODY || isDeclinedTrain(state, owner, code)
    ? refusal('AH-TRAIN-INTERCO-CONSENT', { train, company: id })
    : null
}
