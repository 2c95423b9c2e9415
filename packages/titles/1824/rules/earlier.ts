import type { Chapter } from '@roundhouse/railways'
import type { AmendmentId } from '../amendments.ts'
import type { Rulebook } from './rulebook.ts'

/** For each amendment what was played before it: games of a lower number keep it to their end. */
export const EARLIER: Readonly<Record<AmendmentId, Chapter<Rulebook>>> = {
  // Whoever was at the limit bought nothing, though two tenths would have become the 20 % certificate at once.
  limitAfterSwap: { limitCountsSwap: false },
  // Recorded games only: see below.
  newTrackPassed: {},
  certificateTraded: {},
  helpBetweenOwn: {},
}

/** The same for what only recorded games do otherwise. */
export const EARLIER_RECORDED: Partial<Readonly<Record<AmendmentId, Chapter<Rulebook>>>> = {
  // New track counted as reached wherever track arrived at one of its sides. — table C9
  newTrackPassed: { newTrackIsPassed: false },
  // A 20 % certificate that was not with the director was sold as two tenths.
  certificateTraded: { tradesCertificate: false },
  // The director went into debt for a train of his own other company, and might have sold too much for it. — table C35
  helpBetweenOwn: { borrowsForOwn: true, mayOversellFor: () => true },
}
