import { BANK, type Choice, type DeepReadonly, type Emit, type Refusal, pay } from '@roundhouse/kernel'
import {
  type CompanyIndex,
  type Question,
  COLOURS,
  LayTree,
  type TileIndex,
  carryStations,
  holdsStation,
  layFault,
  layTile,
  placeStation,
  revenueAt,
  stopKey,
  trackAt,
  underWay,
} from '@roundhouse/railways'
import type { CzAction } from '../actions.ts'
import { TILE_SET, groundOf, tileIndex } from '../board.ts'
import { MW } from '../companies.ts'
import type { NumberedEvent } from '../events.ts'
import { MW_HEX } from '../moravia.ts'
import { refusal, refusalIn } from '../sections.ts'
import { type CzState, NOBODY, companyAt, seatAccount, treasuryAccount, treasuryOf } from '../state.ts'
import { CARDS, type CardData } from '../trains.ts'
import { bookOf } from './book.ts'
import { wrongStep } from './gates.ts'
import { localValue } from './locals.ts'
import { boardOf } from './network.ts'
import { leastPrice, makeOffer, wasDeclined } from './offers.ts'

/** What an offer for it is about: a number behind those of the locals. */
export const MW_ITEM = 100
/** What it costs to place a station that has come off the map. — VIII.9 */
const SECOND_STATION = 100

/** At the start of each operating round MW may lay or upgrade its hex, then it pays. — XI.2 */
export const mwTrack: Question<CzState, CzAction, NumberedEvent> = {
  name: 'mwTrack',
  section: 'XI.2',
  settle: settleMw,
  choices(state) {
    const lays = new LayTree(TILE_SET, () => MW_HEX)
    for (const code of layable(state)) lays.add(groundOf(state).index(MW_HEX), code)
    const tree = lays.branches[0]?.next ?? []
    const action = { type: 'layTile', hex: MW_HEX, tile: '', rotation: 0 } as const
    return [
      { kind: 'one', action: { type: 'pass' } },
      { kind: 'tree', action, fields: ['tile', 'rotation'], tree },
    ]
  },
  refuse(state, _seat, action) {
    if (action.type === 'pass') return null
    if (action.type !== 'layTile') return wrongStep(state, action)
    const wrong = action.hex !== MW_HEX || action.local !== undefined
    if (wrong) return refusal('CZ-MS-MW', { tile: action.tile })
    return refuseTile(state, tileIndex(action.tile), action.rotation)
  },
  apply(state, _seat, action, emit) {
    if (action.type === 'layTile') {
      const hex = groundOf(state).index(MW_HEX)
      const { tile, rotation } = action
      const before = trackAt(boardOf(state), hex)
      layTile(state.board, hex, tileIndex(tile), rotation)
      const stations = state.companies.map(({ stations }) => stations)
      carryStations(stations, hex, before, trackAt(boardOf(state), hex))
      emit({ type: 'tileLaid', company: MW, hex, tile, rotation, cost: 0, local: null })
    }
    payMw(state, emit)
  },
}

/** Where MW has nothing to lay it is paid at once. */
function settleMw(state: CzState, emit: Emit<NumberedEvent>): boolean {
  const { moravia } = state
  if (moravia === null || !moravia.mwWaits) return true
  if (layable(state).length > 0) return false
  payMw(state, emit)
  return true
}

/** With the private comes its station. — XI.2 */
export function placeMw(state: CzState): void {
  placeStation(state.board, companyAt(state, MW).stations, stopKey(groundOf(state).index(MW_HEX), 0))
}

export function mwChoices(state: DeepReadonly<CzState>): Choice<CzAction>[] {
  if (state.moravia === null || state.moravia.mw === NOBODY) return []
  const { company } = underWay(state, 'turn')
  const min = leastPrice(state, 'local', MW_ITEM, 1)
  const max = Math.min(localValue(state), treasuryOf(state, company))
  if (min > max || refuseMwTrade(state, min) !== null) return []
  const action = { type: 'tradeMw', price: min } as const
  return [{ kind: 'amount', action, field: 'price', min, max, step: 1 }]
}

export function offerForMw(state: CzState, price: number, emit: Emit<NumberedEvent>): void {
  const { company } = underWay(state, 'turn')
  const seat = underWay(state, 'moravia').mw
  makeOffer(state, { kind: 'local', buyer: company, seat, item: MW_ITEM, owner: NOBODY, price }, emit)
}

/** A company may buy MW: it closes, and its station becomes the company's. — XI.2 */
export function refuseMwTrade(state: DeepReadonly<CzState>, price: number): Refusal | null {
  const { company } = underWay(state, 'turn')
  if (state.moravia === null || state.moravia.mw === NOBODY) {
    return refusal('CZ-LOCAL-NOT-PLAYER', { local: 'MW' })
  }
  if (state.fleet.phase === 0) return refusalIn('XI.2', 'CZ-LOCAL-PHASE', {})
  const most = localValue(state)
  if (!Number.isInteger(price) || price < 1 || price > most) {
    return refusalIn('XI.2', 'CZ-LOCAL-PRICE', { price, most })
  }
  const treasury = treasuryOf(state, company)
  if (price > treasury) return refusalIn('XI.2', 'CZ-LOCAL-CASH', { price, treasury })
  if (standsThere(state, company) && !bookOf(state).mayDoubleMw) {
    return refusal('CZ-TOKEN-SAME-HEX', { hex: MW_HEX })
  }
  const declined = wasDeclined(state, 'local', MW_ITEM, price)
  return declined ? refusalIn('XI.2', 'CZ-LOCAL-DECLINED', { local: 'MW', price }) : null
}

function standsThere(state: DeepReadonly<CzState>, company: CompanyIndex): boolean {
  return holdsStation(companyAt(state, company).stations, groundOf(state).index(MW_HEX))
}

export function takeMw(state: CzState, buyer: CompanyIndex, price: number, emit: Emit<NumberedEvent>): void {
  const moravia = underWay(state, 'moravia')
  const seat = moravia.mw
  pay(state.bank.cash, treasuryAccount(buyer), seatAccount(seat), price)
  const [station] = companyAt(state, MW).stations
  companyAt(state, MW).stations = []
  const { stations, stationsLeft } = companyAt(state, buyer)
  // Of two stations in one hex one goes to the charter, as in VIII.9.
  if (station !== undefined && standsThere(state, buyer)) stationsLeft.push(SECOND_STATION)
  else if (station !== undefined) stations.push(station)
  moravia.mw = NOBODY
  state.board.version += 1
  emit({ type: 'mwBought', company: buyer, seat, price })
}

function layable(state: DeepReadonly<CzState>): number[] {
  const { lays, index } = groundOf(state)
  const fits = lays.fitting(index(MW_HEX), state.board.laid[index(MW_HEX)] as number)
  return fits.filter((code) => refuseTile(state, Math.floor(code / 6), code % 6) === null)
}

function refuseTile(state: DeepReadonly<CzState>, tile: TileIndex, rotation: number): Refusal | null {
  const { map, index } = groundOf(state)
  const hex = index(MW_HEX)
  const data = TILE_SET.tiles[tile]
  const id = data?.id ?? ''
  if (data === undefined || data.edge !== null || ![0, 1, 2, 3, 4, 5].includes(rotation)) {
    return refusal('CZ-MS-MW', { tile: id })
  }
  const out = COLOURS.indexOf((CARDS[state.fleet.phase] as CardData).tiles)
  const fault = layFault(map, TILE_SET, hex, state.board.laid[hex] as number, tile * 6 + rotation)
  const missing = fault !== null || state.board.supply[tile] === 0 || COLOURS.indexOf(data.colour) > out
  return missing ? refusal('CZ-MS-MW', { tile: id }) : null
}

function payMw(state: CzState, emit: Emit<NumberedEvent>): void {
  const moravia = underWay(state, 'moravia')
  moravia.mwWaits = false
  const [stop] = trackAt(boardOf(state), groundOf(state).index(MW_HEX)).stops
  const amount =
    stop === undefined ? 0 : revenueAt(stop.revenue, (CARDS[state.fleet.phase] as CardData).tiles)
  pay(state.bank.cash, BANK, seatAccount(moravia.mw), amount)
  emit({ type: 'mwPaid', seat: moravia.mw, amount })
}
