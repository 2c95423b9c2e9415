import type { Chapter } from '@roundhouse/railways'
import type { AmendmentId } from '../amendments.ts'
import { type Rulebook, rulebook } from './rulebook.ts'

/** For each amendment what was played before it: games of a lower number keep it to their end. */
export const EARLIER: Readonly<Record<AmendmentId, Chapter<Rulebook>>> = {
  // A sale too small to come back to the limit was accepted.
  sellEnough: { leastSale: () => 1 },
  // Steps were left unasked although a local could still be bought and used.
  localsAnyTime: { localsHoldTurn: () => false },
  // Recorded games only: see below.
  terrainPowerAlone: {},
  // The revenue of the lent train counted towards the maximum.
  lentTrainApart: { revenueToReach: (own, lent) => own + lent },
  // A train bought with help could be discarded, and a second one bought so.
  oneTrainWithHelp: { mustKeep: ({ atLimit }) => atLimit, keepsThroughTurn: false },
  // Whoever was asked opened with a bid; one round of passes ended the auctions.
  privatesChosen: { privateIsChosenFirst: false },
  // An exported card counted as all the kinds that are printed on it, and kinds that are not played became obsolete.
  kindsExported: { kindCounts: () => true },
  // Steps were left unasked although MW could still be bought.
  mwAnyTime: { mwHoldsTurn: () => false },
  // A company that stood in its hex could not buy MW.
  mwInOwnHex: { mayDoubleMw: false },
}

/** The same for what only recorded games do otherwise. */
export const EARLIER_RECORDED: Partial<Readonly<Record<AmendmentId, Chapter<Rulebook>>>> = {
  // A tile laid with the terrain power was tested as any other. — table C25
  terrainPowerAlone: { tilesLeft: rulebook.tilesLeft },
}
