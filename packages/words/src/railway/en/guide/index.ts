import { guideFrame } from '../../../en/guide-frame.ts'
import { type PassWords, type RailwayGuideWords, passSaid, termIn as t } from '../../guide.ts'
import type { Nouns } from '../../nouns.ts'
import { choices } from './choices.ts'
import { notes, steps } from './moments.ts'
import { terms } from './terms.ts'

/** The guided first game of any railway title; a title adds its own steps, choices and terms. */
export function guide(nouns: Nouns): RailwayGuideWords {
  return {
    ...guideFrame,
    steps: steps(nouns),
    notes: notes(nouns),
    choices: choices(nouns),
    terms,
  }
}

const PASSES: PassWords = {
  auction: { can: 'Pass', means: 'You are out of this auction, not out of the next one.' },
  stock: {
    can: 'Pass',
    means: 'You can act again if somebody else does. The round ends when everybody passes in a row.',
  },
  track: { means: `The company lays no more track in this turn. Next comes a ${t('station', 'station')}.` },
  token: { means: 'The company keeps its money. Next its trains run.' },
  trains: { can: 'End the turn', means: 'The turn is over, and the next company acts.' },
}

/** To leave a step as it is; `own`: the steps of the title. */
export const passing = passSaid(PASSES, {
  acted: { can: 'End your turn', means: 'Your sales stand, and the next player acts.' },
  other: { can: 'Go on', means: 'The next step follows.' },
})
