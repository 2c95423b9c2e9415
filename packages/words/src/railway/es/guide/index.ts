import { guideFrame } from '../../../es/guide-frame.ts'
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
  auction: { can: 'Pasar', means: 'Quedas fuera de esta subasta, no de la siguiente.' },
  stock: {
    can: 'Pasar',
    means: 'Podrás actuar de nuevo si otro lo hace. La ronda termina cuando todos pasan seguidos.',
  },
  track: { means: `La compañía no construye más en este turno. Sigue la ${t('station', 'estación')}.` },
  token: { means: 'La compañía conserva su dinero. Después circulan sus trenes.' },
  trains: { can: 'Terminar el turno', means: 'El turno termina y actúa la siguiente compañía.' },
}

/** To leave a step as it is; `own`: the steps of the title. */
export const passing = passSaid(PASSES, {
  acted: { can: 'Terminar tu turno', means: 'Tus ventas valen, y actúa el siguiente jugador.' },
  other: { can: 'Seguir', means: 'Viene el paso siguiente.' },
})
