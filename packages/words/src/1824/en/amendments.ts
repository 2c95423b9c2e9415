import type { AhAmendmentWords } from '../shapes.ts'

export const amendments: AhAmendmentWords = {
  limitAfterSwap:
    'At the certificate limit one may buy the share that makes one director: two shares become one certificate at once.',
  newTrackPassed:
    'Recorded games: an upgrade uses new track only if a way has not crossed either of its sides before.',
  certificateTraded:
    'Recorded games: a 20% certificate that is not with the director is sold to the bank and bought there.',
  helpBetweenOwn:
    'Recorded games: a director does not borrow for a train of another company of his, nor sell too many shares for it.',
  firstToTwenty:
    'If number 1 of a state railway leaves the game unsold, its certificate goes to whoever came to hold 20% first.',
  passOfLapOne:
    'Recorded games: in the first lap of the first stock round a pass counts although others buy after it.',
  turnForNobody: 'Recorded games: a state railway of which nobody holds a share has its turn all the same.',
  salesWhenNeeded:
    'Recorded games: no shares are sold for a train while the treasury pays for one of the bank; with two players at most half of a company comes to the bank.',
  lastTrainOfAnybody:
    'Recorded games: a 4 or 5 train of another company brings the second bond station too, once the bank has none.',
}
