import type { Chapter } from '@roundhouse/railways'
import type { AmendmentId } from '../amendments.ts'
import type { Rulebook } from './rulebook.ts'

/** For each amendment what was played before it: games of a lower number keep it to their end. */
export const EARLIER: Readonly<Record<AmendmentId, Chapter<Rulebook>>> = {
  // Everybody passed for himself.
  idleTurnPassed: { asksInVain: (step) => step === 'stock' },
  // Who came above the limit by a sale had to go on selling.
  limitAtStartOfTurn: { mustSell: () => true },
  // No token was displaced of a company whose own home token waited anywhere for a circle.
  lastTokenDisplaced: { mayDisplace: (_isOwnHome, homeWaits) => !homeWaits },
  // Recorded games only: see below.
  mergedToNothing: {},
  // More stations could be left unpaid than the train had to, and stations that it did not visit be named.
  paidForAllItMay: { paidForAllItMay: false },
  // A freight that could only have joined a chain named by another number than 0 was left idle.
  idleFreightJoins: { idleFreightMayJoin: false },
  // By its place among the trains of its owner, which another sale may change.
  declinedTrainKnown: { declinedTrain: ({ owner, place }) => owner * 100 + place },
  // As many trains ran as could at all, although fewer left no room for others and brought more.
  roomForTrains: { mostTrainsRun: true },
  // About how tables are set up: see `clash`.
  recordedTables: {},
}

/** The same for what only recorded games do otherwise. */
export const EARLIER_RECORDED: Partial<Readonly<Record<AmendmentId, Chapter<Rulebook>>>> = {
  // A company was bankrupt as soon as a merger had brought its price to nothing. — table B51
  mergedToNothing: { mergerMayRuin: true },
}
