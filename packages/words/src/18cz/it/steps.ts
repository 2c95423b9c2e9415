import { short as rounds, steps as shared } from '../../railway/it/rounds.ts'
import type { CzSteps } from '../rounds.ts'

/** The rounds, where there is little room. */
export const short = { ...rounds, opening: 'Pre', auction: 'Asta', between: 'Esportazione' }

/** What is decided, by the names that players know. — VI, VIII.3, VIII.9, XI.2 */
export const steps: CzSteps = {
  ...shared,
  preStock: {
    name: 'Locali',
    now: 'Acquista una Compagnia Locale o passa.',
    you: 'Tocca a te acquistare',
    other: (name) => `${name} acquista una Locale`,
  },
  mwTrack: {
    name: 'Tessera della MW',
    now: 'Costruisci o aggiorna l’esagono della MW, o passa.',
    you: 'La tua tessera',
    other: (name) => `${name} costruisce`,
  },
  acquire: {
    name: 'Acquisizione',
    now: 'Acquisisci una Compagnia più piccola o prosegui.',
    you: 'La tua acquisizione',
    other: (name) => `${name} può acquisire`,
  },
  acquiredTokens: {
    name: 'Stazioni acquisite',
    now: 'Scegli quale delle due stazioni nello stesso esagono lascia la mappa.',
    you: 'Le tue stazioni',
    other: (name) => `${name} sistema le stazioni`,
  },
  acquiredTrains: {
    name: 'Treni acquisiti',
    now: 'Tieni, converti o scarta i treni acquisiti.',
    you: 'I tuoi treni',
    other: (name) => `${name} sistema i treni`,
  },
  auction: {
    ...shared.auction,
    now: 'Scegli una Compagnia Privata se nessuna è all’asta; altrimenti offri o passa.',
  },
}
