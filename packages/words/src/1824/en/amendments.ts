import type { AhAmendmentWords } from '../shapes.ts'

export const amendments: AhAmendmentWords = {
  limitAfterSwap:
    'At the certificate limit one may buy the share that makes one director: two shares become one certificate at once.',
  newTrackPassed:
    'Recorded games: an upgrade uses new track only if a way has not crossed either of its sides before.',
  certificateTraded:
    'Recorded games: a 20 % certificate that is not with the director is sold to the bank and bought there.',
  helpBetweenOwn:
    'Recorded games: a director does not borrow for a train of another company of his, nor sell too many shares for it.',
}
