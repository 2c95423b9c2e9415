import { DIRECTOR_SHARES } from '../companies.ts'
import { dealAsThere } from '../deal.ts'
import { MOST_TOKENS } from '../figures.ts'
import { PHASES } from '../trains.ts'
import type { Rulebook } from './rulebook.ts'

/**
 * How 18xx.games plays where it departs from the rulebook: table C of the rulings. C13 and C15 (variants it lacks, names)
 * need no rule of their own; C24 (the stop that an n/m train leaves out) neither, because what a run brought is told (C27).
 */
export const recorded: Partial<Rulebook> = {
  // Its own chance.
  deal: dealAsThere,
  // By comparison: groups wait for their phase in Parliament alone, and only there a full home keeps a company out.
  groupsInStockRound: false,
  homesInStockRound: false,
  // By comparison: it asks for mergers that cannot be, for tiles and shares as long as their number allows. Turns in which
  // only a pass is left stand in our games of recordings, whether they are recorded or not.
  asksInVain: (step) => ['merge', 'acquire', 'track', 'charter', 'stock'].includes(step),
  // By comparison: whenever somebody is above the limit.
  mustSell: () => true,
  // C1
  sinksWhenStill: false,
  // C2
  parEntersMarket: true,
  // C3
  unexchangeableHalf: (price) => Math.floor(price / 2),
  // C4
  hudsonFrom: 11,
  // C5: a date is the number of the circle, and the first free one is taken.
  dateOf: (_all, inCity) => firstFree(inCity),
  // C6
  failedCharterAtOnce: true,
  // C7
  routesMeetAnywhere: true,
  // C8: of four shares two are sold against the pool alone.
  changeFor: (left, own, inPool) => (own === 1 && left === 2 ? inPool : own + inPool),
  // C9
  asksForConsent: false,
  // C10
  forcedSaleDrops: () => true,
  // C11
  mostTokensBought: MOST_TOKENS,
  // C12; by comparison it asks for a run as soon as a stop is within reach, without a director always.
  everyTrainRuns: false,
  runsUnasked: false,
  // By comparison: with the dividend.
  runIsClosedAfter: 'revenue',
  asksForRun: ({ trains, isLed, stops }) => trains > 0 && (!isLed || stops() > 1),
  // C14
  isPermanent: (band) => band >= PHASES.indexOf('E'),
  // C16
  priceWithoutTrain: (price) => price,
  // C17
  worthWithoutTrain: (price, shares, isDirector) => {
    const certificate = isDirector ? Math.floor((price * DIRECTOR_SHARES) / 2) : 0
    return certificate + Math.floor(price / 2) * (shares - (isDirector ? DIRECTOR_SHARES : 0))
  },
  // C18
  freightsAlwaysJoin: true,
  // C19
  chainTwoEdges: true,
  // C20: three of each type, where others may have three in all.
  limitInReceivership: ({ most }) => ({ most, of: 'each' }),
  // C21
  placesHomeAfterLner: true,
  // C22
  homeUpgradeBeforeMerger: true,
  // C23
  linksLondonIn: 'token',
  // B24: a tile with other small stations is another tile, and has its own number of pieces.
  piecesLeft: (left, marked) => marked() ?? left,
  marksOnPieces: true,
  // C25; B51: a price of nothing counts when it would move again.
  mergerMayEndGame: false,
  mergerMayRuin: false,
  // C26
  homeTileFirst: false,
  // C27
  revenueAsTold: (told) => told ?? null,
  // C28
  outerEndExactlyOne: true,
  // C29
  optionLeavesTrain: false,
  raisesOnce: false,
  // By comparison: others may still buy them, and the closed company is paid.
  bankruptTrainsLeave: false,
}

function firstFree(taken: readonly number[]): number {
  const free = taken.findIndex((_, number) => !taken.includes(number))
  return free < 0 ? taken.length : free
}
