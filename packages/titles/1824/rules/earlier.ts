import type { Chapter } from '@roundhouse/railways'
import type { AmendmentId } from '../amendments.ts'
import { firstShareholder } from './recorded.ts'
import type { Rulebook } from './rulebook.ts'

/** For each amendment what was played before it: games of a lower number keep it to their end. */
export const EARLIER: Readonly<Record<AmendmentId, Chapter<Rulebook>>> = {
  // Whoever was at the limit bought nothing, though two tenths would have become the 20 % certificate at once.
  limitAfterSwap: { limitCountsSwap: false },
  // Recorded games only: see below.
  newTrackPassed: {},
  certificateTraded: {},
  helpBetweenOwn: {},
  // Of several who held 20 % when number 1 left the game, the first from the starting-player card got the certificate.
  firstToTwenty: { twentyFrom: (_first, starting) => starting },
  // Recorded games only: see below.
  passOfLapOne: {},
  turnForNobody: {},
  salesWhenNeeded: {},
  lastTrainOfAnybody: {},
}

/** The same for what only recorded games do otherwise. */
export const EARLIER_RECORDED: Partial<Readonly<Record<AmendmentId, Chapter<Rulebook>>>> = {
  // New track counted as reached wherever track arrived at one of its sides. — table C9
  newTrackPassed: { newTrackIsPassed: false },
  // A 20 % certificate that was not with the director was sold as two tenths.
  certificateTraded: { tradesCertificate: false },
  // The director went into debt for a train of his own other company, and might have sold too much for it. — table C35
  helpBetweenOwn: { borrowsForOwn: true, mayOversellFor: () => true },
  // A purchase in the first lap undid the passes before it. — table B42
  passOfLapOne: { passOfLapOneCounts: false },
  // A state railway of which nobody held a share had no turn. — table C2
  turnForNobody: { actsForNobody: firstShareholder },
  // Shares were sold for a train whatever the treasury could pay, and more than half might lie in the bank. — B29, C31
  salesWhenNeeded: { sellsBesideTreasury: true, emergencySalesKeepHalf: false },
  // Only a train of the bank brought the second bond station. — table B38
  lastTrainOfAnybody: { secondBondStationOfAnybody: false },
}
