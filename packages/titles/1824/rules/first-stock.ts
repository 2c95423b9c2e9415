import {
  BANK,
  type Choice,
  type DeepReadonly,
  type Emit,
  type Refusal,
  type Seat,
  pay,
} from '@roundhouse/kernel'
import { type Move, takeCard } from '@roundhouse/railways'
import type { AhAction } from '../actions.ts'
import {
  COAL_PRICES,
  COMPANIES,
  companyData,
  companyId,
  companyIndex,
  isSmall,
  kindOf,
  preStatePrice,
} from '../companies.ts'
import type { NumberedEvent } from '../events.ts'
import { issueCell } from '../market.ts'
import { MOUNTAINS, MOUNTAIN_PRICE, mountainId, mountainIndex } from '../mountains.ts'
import { refusal } from '../sections.ts'
import { type AhState, ON_SALE, companyAt, seatAccount, treasuryAccount, treasuryOf } from '../state.ts'
import { trainCode, trainData } from '../trains.ts'
import { seatPaysBank } from './bank.ts'
import { bookOf } from './book.ts'
import { refuseOneMore, refuseCost } from './buying.ts'
import { placeMarker } from './prices.ts'
import { isConstruction } from './shares.ts'
import { endTurn, isOnTurn } from './stock-turn.ts'

type RailwayPurchase = Extract<AhAction, { type: 'buyRailway' }>

/** A coal or a pre-state railway; its price goes into its treasury. — VI.3 */
export const buyRailway: Move<AhState, AhAction, NumberedEvent, 'buyRailway'> = {
  types: ['buyRailway'],
  choices(state, seat) {
    if (!isOnTurn(state, seat)) return []
    const choices: Choice<AhAction>[] = []
    for (let company = 0; company < COMPANIES.length && isSmall(company); company++) {
      const action: RailwayPurchase = { type: 'buyRailway', company: companyId(company) }
      const prices = kindOf(company) === 'coal' ? COAL_PRICES : []
      const may = (price: number): boolean => refusePurchase(state, seat, { ...action, price }) === null
      const tree = prices.filter(may)
      if (tree.length > 0) choices.push({ kind: 'tree', action, fields: ['price'], tree })
      if (prices.length === 0 && refusePurchase(state, seat, action) === null) {
        choices.push({ kind: 'one', action })
      }
    }
    return choices
  },
  refuse: refusePurchase,
  apply(state, seat, { company, price }, emit) {
    receiveRailway(state, seat, companyIndex(company), price, emit)
    endTurn(state, true)
  },
}

function refusePurchase(
  state: DeepReadonly<AhState>,
  seat: Seat,
  { company: id, price }: RailwayPurchase,
): Refusal | null {
  const company = companyIndex(id)
  if (company < 0 || !isSmall(company)) return refusal('AH-CHOICE', { what: id })
  if (companyAt(state, company).status !== 'shelf') return refusal('AH-PRIVATE-GONE', { item: id })
  return (
    refusePrice(company, price) ??
    refuseOneMore(state, seat, null) ??
    refuseCost(state, seat, priceOfRailway(company, price))
  )
}

/** The buyer of a coal railway chooses among five prices; that of any other may be stated. — IV.2, IV.3 */
export function refusePrice(company: number, price: number | undefined): Refusal | null {
  if (kindOf(company) !== 'coal') {
    return price === undefined || price === preStatePrice(company)
      ? null
      : refusal('AH-CHOICE', { what: companyId(company) })
  }
  return COAL_PRICES.includes(price ?? 0) ? null : refusal('AH-COAL-PRICE', { price: price ?? 0 })
}

export function priceOfRailway(company: number, price: number | undefined): number {
  return kindOf(company) === 'coal' ? (price ?? 0) : preStatePrice(company)
}

/** Its first train is out of the bank's stock; no sale that counts for anything. — IV.2, VI.3 */
const COAL_TRAIN = trainCode('1g')

/** A small railway comes to its owner: by purchase, or two players by draft. — VI.3, X.5 */
export function receiveRailway(
  state: AhState,
  seat: Seat,
  company: number,
  price: number | undefined,
  emit: Emit<NumberedEvent>,
): void {
  const entry = companyAt(state, company)
  const builds = isConstruction(state, company)
  const paid = builds ? CONSTRUCTION_PRICE : priceOfRailway(company, price)
  entry.status = 'open'
  entry.director = seat
  entry.start = paid
  if (builds) seatPaysBank(state, seat, paid)
  else pay(state.cash, seatAccount(seat), treasuryAccount(company), paid)
  if (kindOf(company) === 'coal' && !builds) equip(state, company, paid)
  emit({
    type: 'railwayBought',
    seat,
    company,
    price: paid,
    treasury: treasuryOf(state, company),
  })
}

/** — X.5, table B34 */
export const CONSTRUCTION_PRICE = 120

/** A coal railway buys its 1g-train, and the linked railway gets its issue price: half of what was paid. — IV.2 */
function equip(state: AhState, coal: number, paid: number): void {
  pay(state.cash, treasuryAccount(coal), BANK, trainData(COAL_TRAIN).price)
  takeCard(state.fleet, COAL_TRAIN)
  companyAt(state, coal).trains.push(COAL_TRAIN)
  const regional = companyIndex(companyData(coal).becomes ?? '')
  const entry = companyAt(state, regional)
  entry.status = 'started'
  entry.start = paid / 2
  placeMarker(state, regional, issueCell(entry.start))
}

/** A mountain railway, 120 G to the bank. — IV.1 */
export const buyMountain: Move<AhState, AhAction, NumberedEvent, 'buyMountain'> = {
  types: ['buyMountain'],
  choices: (state, seat) => (isOnTurn(state, seat) ? mountainsFor(state, seat) : []),
  refuse: (state, seat, { mountain }) => refuseMountain(state, seat, mountain),
  apply(state, seat, { mountain }, emit) {
    receiveMountain(state, seat, mountainIndex(mountain), emit)
    endTurn(state, true)
  },
}

export function mountainsFor(state: DeepReadonly<AhState>, seat: Seat): Choice<AhAction>[] {
  return MOUNTAINS.flatMap(({ id }): Choice<AhAction>[] =>
    refuseMountain(state, seat, id) === null
      ? [{ kind: 'one', action: { type: 'buyMountain', mountain: id } }]
      : [],
  )
}

export function refuseMountain(state: DeepReadonly<AhState>, seat: Seat, id: string): Refusal | null {
  if (state.mountains.owner[mountainIndex(id)] !== ON_SALE) return refusal('AH-PRIVATE-GONE', { item: id })
  const counts = bookOf(state).certificatesOfMountain > 0
  return (counts ? refuseOneMore(state, seat, null) : null) ?? refuseCost(state, seat, MOUNTAIN_PRICE)
}

export function receiveMountain(
  state: AhState,
  seat: Seat,
  mountain: number,
  emit: Emit<NumberedEvent>,
): void {
  seatPaysBank(state, seat, MOUNTAIN_PRICE)
  state.mountains.owner[mountain] = seat
  emit({ type: 'privateSold', seat, item: mountainId(mountain), price: MOUNTAIN_PRICE })
}
