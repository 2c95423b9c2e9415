import { short as rounds, steps as shared } from '../../railway/it/rounds.ts'
import type { AhSteps } from '../shapes.ts'

/** The rounds, where there is little room. */
export const short = { ...rounds, opening: 'Apertura', between: 'Esportazione' }

/** What is decided, by the names that players know. — VI, VII.5, X, XII */
export const steps: AhSteps = {
  ...shared,
  towns: {
    name: 'Segnalini-cittadina',
    now: 'Piazza un segnalino-cittadina su un esagono.',
    you: 'Il tuo segnalino-cittadina',
    other: (name) => `${name} piazza una cittadina`,
  },
  draft: {
    name: 'Spartizione',
    now: 'Prendi una ferrovia da una pila.',
    you: 'La tua ferrovia',
    other: (name) => `${name} prende una ferrovia`,
  },
  price: {
    name: 'Prezzo della ferrovia carbonifera',
    now: 'Fissa il prezzo della tua ferrovia carbonifera.',
    you: 'Il tuo prezzo',
    other: (name) => `${name} fissa un prezzo`,
  },
  mountain: {
    name: 'Ferrovia di montagna',
    now: 'Acquista una ferrovia di montagna o prosegui senza.',
    you: 'La tua ferrovia di montagna',
    other: (name) => `${name} decide se acquista`,
  },
  firstStock: {
    name: 'Primi acquisti',
    now: 'Acquista una cosa o passa.',
    you: 'Il tuo acquisto',
    other: (name) => `${name} acquista`,
  },
  exchange: {
    name: 'Scambio forzato',
    now: 'Scegli la Compagnia per la tua ferrovia di montagna.',
    you: 'Il tuo scambio',
    other: (name) => `${name} deve scambiare`,
  },
  surplus: {
    name: 'Due stazioni in un esagono',
    now: 'Scegli quale delle due stazioni torna sullo Statuto.',
    you: 'Le tue stazioni',
    other: (name) => `${name} toglie una stazione`,
  },
  bondStation: {
    name: 'Stazione della ferrovia obbligazionaria',
    now: 'Scegli una città per la stazione della ferrovia obbligazionaria.',
    you: 'La tua città',
    other: (name) => `${name} sceglie una città`,
  },
}
