import type { Choice, DeepReadonly, Emit, Refusal } from '@roundhouse/kernel'
import {
  type CompanyIndex,
  type TurnStep,
  cellAtMost,
  isDeclined,
  moveMarker,
  removeMarker,
  takeMoney,
  turnUnderWay,
} from '@roundhouse/railways'
import type { RmAction } from '../actions.ts'
import { COMPANIES, companyId, companyIndex } from '../companies.ts'
import type { NumberedEvent } from '../events.ts'
import { CHAIN, PRICES, parFor } from '../market.ts'
import { refusal } from '../sections.ts'
import {
  NOBODY,
  type OfferKind,
  type RmOffer,
  type RmState,
  type RmTurn,
  companyAt,
  treasuryAccount,
} from '../state.ts'
import { beginAmalgamation } from './amalgamation.ts'
import { bookOf } from './book.ts'
import { wrongStep } from './gates.ts'
import { homeDuty } from './home.ts'
import { lay, refuseLay } from './laying.ts'
import { reachOf } from './network.ts'
import { propose } from './offers.ts'
import { worthOf } from './prices.ts'
import { layChoices, refuseBeforeHome } from './track.ts'

/** A merger before anything else in the turn. — 7.5 */
export const merge = joining('merge', '7.5')
/** An acquisition as the last thing of the turn. — 7.14 */
export const acquire = joining('acquire', '7.14')

function joining(kind: 'merge' | 'acquire', section: string): TurnStep<RmState, RmAction, NumberedEvent> {
  return {
    name: kind,
    section,
    endedBy: ['pass'],
    settle: (state) =>
      homeBefore(state, kind) === null && !asksInVain(state, kind) && proposals(state, kind).length === 0,
    choices(state) {
      const home = homeBefore(state, kind)
      if (home !== null) return home
      const all = proposals(state, kind).map((action): Choice<RmAction> => ({ kind: 'one', action }))
      return [{ kind: 'one', action: { type: 'pass' } }, ...all]
    },
    refuse(state, _seat, action) {
      if (homeBefore(state, kind) !== null) {
        return action.type === 'layTile' ? refuseLay(state, action) : refuseBeforeHome(state)
      }
      if (action.type === 'pass') return null
      if (action.type !== kind) return wrongStep(state, action)
      return refuseJoining(state, kind, companyIndex(action.company), companyIndex(action.survivor))
    },
    apply(state, _seat, action, emit) {
      if (action.type === 'layTile') lay(state, action, emit)
      if (action.type !== kind) return
      const { company } = turnUnderWay<RmTurn>(state)
      const partner = companyIndex(action.company)
      propose(state, kind, company, partner, itemOf(partner, companyIndex(action.survivor)), 0, emit)
    },
  }
}

/** Where the book has it so, a home that is full is upgraded before a merger. — 7.2 */
function homeBefore(state: DeepReadonly<RmState>, kind: 'merge' | 'acquire'): Choice<RmAction>[] | null {
  if (kind === 'acquire' || !bookOf(state).homeUpgradeBeforeMerger) return null
  const { company } = turnUnderWay<DeepReadonly<RmTurn>>(state)
  return homeDuty(state, company)?.kind === 'upgrade' ? layChoices(state) : null
}

function asksInVain(state: DeepReadonly<RmState>, kind: 'merge' | 'acquire'): boolean {
  return state.lner !== 'formed' && bookOf(state).asksInVain(kind)
}

function proposals(
  state: DeepReadonly<RmState>,
  kind: 'merge' | 'acquire',
): Extract<RmAction, { type: 'merge' | 'acquire' }>[] {
  const { company } = turnUnderWay<DeepReadonly<RmTurn>>(state)
  return COMPANIES.flatMap((_, partner) =>
    [company, partner].flatMap((survivor) =>
      refuseJoining(state, kind, partner, survivor) === null
        ? [{ type: kind, company: companyId(partner), survivor: companyId(survivor) }]
        : [],
    ),
  )
}

function itemOf(partner: CompanyIndex, survivor: CompanyIndex): number {
  return partner * 100 + survivor
}

/** — 7.5.1, 7.5.2, 8, 10.3 */
function refuseJoining(
  state: DeepReadonly<RmState>,
  kind: OfferKind,
  partner: CompanyIndex,
  survivor: CompanyIndex,
): Refusal | null {
  const { company, declined } = turnUnderWay<DeepReadonly<RmTurn>>(state)
  if (state.lner === 'formed') return refusal('62-MERGE-LNER', {})
  const other = state.companies[partner]
  const isPartner = other?.status === 'open' && partner !== company && [company, partner].includes(survivor)
  if (!isPartner) {
    return refusal('62-MERGE-NOT-CONNECTED', { company: other === undefined ? '' : companyId(partner) })
  }
  const id = companyId(partner)
  if (other.director === NOBODY || companyAt(state, company).director === NOBODY) {
    return refusal('62-MERGE-RECEIVERSHIP', { company: id })
  }
  if (!areConnected(state, company, partner)) return refusal('62-MERGE-NOT-CONNECTED', { company: id })
  return isDeclined(declined, kind, itemOf(partner, survivor), 0)
    ? refusal('62-MERGE-DECLINED', { company: id })
    : null
}

/** An open way from a token of one to a token of the other, which may stand in a full city; London is none. — 7.5.2 */
export function areConnected(state: DeepReadonly<RmState>, one: CompanyIndex, other: CompanyIndex): boolean {
  const reach = reachOf(state, one)
  return companyAt(state, other).stations.some((key) => reach.reaches(key))
}

/** Agreed: new price and par, then the shares; the money of both is one from now on. — 5.2.1–5.2.4, 7.5.3, 7.5.4 */
export function beginJoining(
  state: RmState,
  { kind, buyer, owner, item }: RmOffer,
  emit: Emit<NumberedEvent>,
): void {
  const survivor = item % 100
  const vanishing = survivor === buyer ? owner : buyer
  const price = joinedPrice(state, survivor, vanishing)
  const entry = companyAt(state, survivor)
  const { director: active } = companyAt(state, buyer)
  removeMarker(state.market, survivor)
  moveMarker(state.market, CHAIN, survivor, PRICES.indexOf(price))
  entry.start = parFor(price)
  emit({
    type: 'companiesMerged',
    survivor: companyId(survivor),
    vanishing: companyId(vanishing),
    price,
    par: entry.start,
  })
  takeMoney(state.cash, treasuryAccount(vanishing), treasuryAccount(survivor))
  beginAmalgamation(state, kind as 'merge' | 'acquire', survivor, vanishing, active)
}

/** Half of each that owns no train; the lower with half of the higher, down to a value of the market. — 7.5.3 */
export function joinedPrice(state: DeepReadonly<RmState>, one: CompanyIndex, other: CompanyIndex): number {
  const [low, high] = [one, other].map((company) => worthOf(state, company)).toSorted((a, b) => a - b) as [
    number,
    number,
  ]
  const cell = cellAtMost(CHAIN, low + Math.floor(high / 2)) ?? 0
  return PRICES[cell] as number
}
