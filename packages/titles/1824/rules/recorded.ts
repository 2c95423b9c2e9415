import type { DeepReadonly, Seat } from '@roundhouse/kernel'
import { inForce } from '@roundhouse/railways'
import { STATION_PRICES, companyId, kindOf } from '../companies.ts'
import { CISLEITHANIA_WITHOUT } from '../figures.ts'
import { type AhState, NOBODY, sharesOf } from '../state.ts'
import { isGoods, trainData } from '../trains.ts'
import type { Rulebook } from './rulebook.ts'

/**
 * How 18xx.games plays where it departs from the rulebook: table C of the rulings. C26, C27 and C30 (map, number of
 * 10-trains, names) need no rule of their own, nor C42: for whom the engine passes, that pass is in the log; C8, C9, C12,
 * C13, C15 and C24 are merely stricter there.
 */
export const recorded: Partial<Rulebook> = {
  // C1
  roundsInSet: (phase) => inForce([1, null, 2, null, 3], phase),
  // C2: the first player in order who holds a share acts for a state railway without director, the first of all if none
  // does: there everybody may act for it.
  actsForNobody: (state, company) =>
    firstShareholder(state, company) === NOBODY ? state.priority : firstShareholder(state, company),
  // C5
  smallRailwaysCount: true,
  // C10
  swapsBeforeFormation: false,
  // C11
  mayDeclineExchange: true,
  // By comparison: who gives up a coal railway keeps the 20 % certificate though another is director, and may sell it. The
  // bank then offers it beside the tenths.
  tradesCertificate: true,
  // B42
  passOfLapOneCounts: true,
  // C14
  priceBetween: (train) => trainData(train).price,
  // C16
  debtIsOverdraft: false,
  // C17
  isSoldAlready: () => false,
  // C18
  exportsFrom: 0,
  // C19
  isBroken: (balance) => balance < 0,
  // C20
  asksForConsent: false,
  // C21
  mustRunForMaximum: false,
  // By comparison: an empty run is recorded where trains are there but no route.
  asksForRun: (trains) => trains > 0,
  incomeAsTold: (told) => told ?? null,
  // C25
  exportsBeforeScoring: false,
  // C28: in the order of the alphabet.
  discardOrder: (companies) => companies.toSorted(byName),
  // C29
  asksAfterFormations: true,
  // C31
  emergencySalesKeepHalf: false,
  // B29
  sellsBesideTreasury: false,
  // B47
  sellsOnceForTrain: false,
  // C32
  mostWithHelp: (train) => trainData(train).price,
  // C33
  sellsFromUnopened: true,
  // C34
  opensAtForcedExchange: true,
  // C35; by comparison not where the director's money would go to another company of his.
  mayOversellFor: (helpsOwn) => !helpsOwn,
  // By comparison: nor does he borrow for it.
  borrowsForOwn: false,
  // C36: if the first of the two comes back, the last station of the charter is free.
  charterAfterReturn: (charter, place) => (place === 0 ? [...charter.slice(0, -1), 0] : charter.slice()),
  // C37
  buysAtLimit: true,
  // C40; by comparison one without predecessors has four stations in all.
  homeAtFormation: false,
  stationPrices: (company, predecessors) =>
    kindOf(company) === 'state' && predecessors === 0 ? FOUR_STATIONS : STATION_PRICES[kindOf(company)],
}

/** With two players on Cisleithania. */
export const recordedTwo: Partial<Rulebook> = {
  // C3
  draftPicks: [1, 0, 0, 1],
  takesPartner: true,
  // C6
  bondRounding: 'down',
  // C22
  constructionStationStays: false,
  // C23
  bondHomeAtStart: false,
  // B38
  asksForThirdBondStation: true,
  secondBondStationOfAnybody: true,
  // C31: here the limit is looked at.
  emergencySalesKeepHalf: true,
  // C38
  poolPaysTreasury: true,
  // C41
  declinedMountainIsPass: true,
  // C43
  constructionMoneyAtClosing: false,
}

/** With three players on Cisleithania. */
export const recordedThree: Partial<Rulebook> = {
  // By comparison: BH can be started although it is not in the game.
  companiesOut: (CISLEITHANIA_WITHOUT[3] as readonly string[]).filter((id) => id !== 'BH'),
  certificateOnly: ['BH'],
  worthOfTenth: (company, price) => (companyId(company) === 'BH' ? 60 : price),
  // C40
  budapestAtStart: false,
  // C7
  bukowinaBonus: 50,
  // C39: UG has four stations, and every one after the home costs 100.
  stationPrices: (company) => (companyId(company) === 'UG' ? FOUR_STATIONS : STATION_PRICES[kindOf(company)]),
}

/** Where the recording engine is merely stricter: only for comparing lists of what may be done. */
export const recordedStricter: Partial<Rulebook> = {
  // C8
  certificatesOfMountain: 1,
  // C9
  upgradeUsesNewTrack: true,
  newTrackIsPassed: true,
  // By comparison: nobody at the limit buys.
  limitCountsSwap: false,
  // C12
  coalExchangeFollowsSales: false,
  // C13
  holdingRule: (held, bought, limit) => held + bought <= limit,
  // C15
  mayHandIn: (given, bought) => isGoods(given) === isGoods(bought) && given + 1 === bought,
  // C24
  secondBondStationIsOptional: false,
}

const FOUR_STATIONS: readonly number[] = [0, 100, 100, 100]

/** Or NOBODY. */
export function firstShareholder(state: DeepReadonly<AhState>, company: number): Seat {
  for (let step = 0; step < state.players; step++) {
    const seat = (state.priority + step) % state.players
    if (sharesOf(state, company, seat) > 0) return seat
  }
  return NOBODY
}

function byName(one: number, other: number): number {
  return companyId(one) < companyId(other) ? -1 : 1
}
