import { guideFrame } from '../../../it/guide-frame.ts'
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
  auction: { can: 'Passare', means: 'Sei fuori da quest’asta, non dalla prossima.' },
  stock: {
    can: 'Passare',
    means: 'Potrai agire ancora se qualcun altro lo fa. Il round finisce quando tutti passano di seguito.',
  },
  track: {
    means: `La Compagnia non costruisce altro in questo turno. Segue la ${t('station', 'stazione')}.`,
  },
  token: { means: 'La Compagnia tiene il suo denaro. Poi corrono i suoi treni.' },
  trains: { can: 'Terminare il turno', means: 'Il turno finisce e agisce la prossima Compagnia.' },
}

/** To leave a step as it is; `own`: the steps of the title. */
export const passing = passSaid(PASSES, {
  acted: { can: 'Terminare il turno', means: 'Le tue vendite valgono, e agisce il prossimo giocatore.' },
  other: { can: 'Proseguire', means: 'Viene il passo seguente.' },
})
