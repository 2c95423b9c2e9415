import { type DeepReadonly, total } from '@roundhouse/kernel'
import {
  type MapHex,
  NO_TILE,
  OFF_MARKET,
  STOPS_PER_HEX,
  type Track,
  hexOfKey,
  isObsolete,
  keepsTrack,
  stopAt,
  stopOfKey,
} from '@roundhouse/railways'
import { TILE_SET, hexId, mapOf } from './board.ts'
import { COMPANIES, companyId, sizeData } from './companies.ts'
import { LOCALS } from './locals.ts'
import { PRICES } from './market.ts'
import { cardCounts, trainLimit } from './rules/figures.ts'
import { boardOf, networkOf } from './rules/network.ts'
import { DIRECTOR_SHARES } from './rules/shares.ts'
import { COMPANY_OWNER, type CzState, GONE, HOLDERS, NO_CITY, VACLAV, companyAt, sharesOf } from './state.ts'
import { CARDS, FLEET, trainData, trainId } from './trains.ts'

/** Broken invariants, each in one line. */
export function violations(state: DeepReadonly<CzState>): string[] {
  return [
    ...moneyFaults(state),
    ...shareFaults(state),
    ...marketFaults(state),
    ...trainFaults(state),
    ...tileFaults(state),
    ...stationFaults(state),
    ...localFaults(state),
  ]
}

function moneyFaults(state: DeepReadonly<CzState>): string[] {
  const found: string[] = []
  const sum = total(state.cash)
  if (sum !== 0) found.push(`${sum} K more than there were`)
  for (const [account, amount] of Object.entries(state.cash)) {
    const mayOwe = account === 'bank' || account === 'vaclav'
    if (!Number.isSafeInteger(amount) || (amount < 0 && !mayOwe)) found.push(`${account} holds ${amount}`)
  }
  for (let seat = 0; seat < state.players; seat++) {
    const debt = state.debt[seat] as number
    const penalty = state.penalty[seat] as number
    if (debt < 0 || penalty < debt) found.push(`seat ${seat} owes ${debt}, penalty ${penalty}`)
  }
  return found
}

function shareFaults(state: DeepReadonly<CzState>): string[] {
  const found: string[] = []
  for (let company = 0; company < COMPANIES.length; company++) {
    const { status, director } = companyAt(state, company)
    const inGame = status !== 'out' && status !== 'closed'
    let sum = 0
    for (let holder = 0; holder < HOLDERS; holder++) {
      const shares = sharesOf(state, company, holder)
      if (shares < 0) found.push(`holder ${holder} has ${shares} shares of ${companyId(company)}`)
      sum += shares
    }
    if (sum !== (inGame ? sizeData(company).shares : 0)) found.push(`${companyId(company)} has ${sum} shares`)
    const led = status === 'started' || status === 'open'
    if (led !== director >= 0) found.push(`${companyId(company)} is ${status} under ${director}`)
    if (!led) continue
    const held = sharesOf(state, company, director)
    if (held < DIRECTOR_SHARES) found.push(`the director of ${companyId(company)} holds ${held} shares`)
    for (let seat = 0; seat < state.players; seat++) {
      if (sharesOf(state, company, seat) > held) found.push(`seat ${seat} outvotes ${companyId(company)}`)
    }
  }
  return found
}

/** The markers are a permutation of the companies on the market, dearest first. */
function marketFaults(state: DeepReadonly<CzState>): string[] {
  const found: string[] = []
  const { at, order } = state.market
  if (new Set(order).size !== order.length) found.push('a marker stands twice')
  for (let company = 0; company < COMPANIES.length; company++) {
    const { status } = companyAt(state, company)
    const on = at[company] !== OFF_MARKET
    if (on !== (status === 'started' || status === 'open')) found.push(`marker of ${companyId(company)}`)
    if (on !== order.includes(company)) found.push(`${companyId(company)} is not in the order`)
  }
  for (let place = 1; place < order.length; place++) {
    const before = at[order[place - 1] as number] as number
    const here = at[order[place] as number] as number
    if (before < here || here < 0 || before >= PRICES.length) found.push('the order is not by price')
  }
  return found
}

function trainFaults(state: DeepReadonly<CzState>): string[] {
  const found: string[] = []
  const { depot, pool, scrapped } = state.fleet
  const owned = CARDS.map(() => 0)
  const add = (code: number): void => {
    const { letter } = trainData(code)
    owned[letter] = (owned[letter] as number) + 1
  }
  for (const code of pool) add(code)
  for (let company = 0; company < COMPANIES.length; company++) {
    const { trains, director } = companyAt(state, company)
    for (const code of trains) {
      add(code)
      if (isObsolete(state.fleet, FLEET, code)) found.push(`${companyId(company)} owns ${trainId(code)}`)
    }
    const most = director === VACLAV ? 1 : trainLimit(state, company)
    const deciding = state.discards.includes(company) || state.turn?.company === company
    if (!deciding && trains.length > most) found.push(`${companyId(company)} owns ${trains.length} trains`)
  }
  const counts = cardCounts(state.variant, state.players)
  CARDS.forEach(({ letter }, index) => {
    const count = counts[index] as number
    if (count < 0) return
    const sum = (depot[index] as number) + (owned[index] as number) + (scrapped[index] as number)
    if (sum !== count) found.push(`${sum} cards ${letter} instead of ${count}`)
  })
  return found
}

function tileFaults(state: DeepReadonly<CzState>): string[] {
  const found: string[] = []
  const lying = TILE_SET.tiles.map(() => 0)
  const { hexes } = mapOf(state)
  state.board.laid.forEach((code, hex) => {
    if (code === NO_TILE) return
    const tile = Math.floor(code / 6)
    lying[tile] = (lying[tile] as number) + 1
    const printed = hexes[hex] as MapHex
    const laid = TILE_SET.rotated[code] as Track
    if (printed.reserved === null && (printed.label !== laid.label || !keepsTrack(printed, laid))) {
      found.push(`the tile on ${printed.id} does not keep its print`)
    }
  })
  TILE_SET.tiles.forEach((tile, index) => {
    const left = state.board.supply[index] as number
    const sum = left + (lying[index] as number)
    if (left < 0 || sum !== TILE_SET.counts[index]) found.push(`${sum} tiles ${tile.id}`)
  })
  return found
}

function stationFaults(state: DeepReadonly<CzState>): string[] {
  const found: string[] = []
  const { taken } = networkOf(state)
  taken.forEach((stations, key) => {
    if (stations === 0) return
    const hex = hexId(state, hexOfKey(key))
    const stop = stopAt(boardOf(state), key)
    if (key % STOPS_PER_HEX === NO_CITY ? stations > 1 : stop?.kind !== 'city' || stations > stop.slots) {
      found.push(`${stations} stations in ${hex}, city ${stopOfKey(key)}`)
    }
  })
  for (let company = 0; company < COMPANIES.length; company++) {
    const hexes = companyAt(state, company).tokens.map(hexOfKey)
    const doubled = new Set(hexes).size !== hexes.length
    if (doubled && (state.turn?.doubles.length ?? 0) === 0)
      found.push(`${companyId(company)} stands twice in a hex`)
  }
  return found
}

function localFaults(state: DeepReadonly<CzState>): string[] {
  const found: string[] = []
  LOCALS.forEach(({ id }, local) => {
    const owner = state.locals.owner[local] as number
    const company = owner - COMPANY_OWNER
    const fine =
      owner >= COMPANY_OWNER
        ? companyAt(state, company).status === 'open'
        : owner >= GONE && owner < state.players
    if (!fine) found.push(`${id} belongs to ${owner}`)
  })
  return found
}
