import { short as rounds, steps as shared } from '../../railway/es/rounds.ts'
import type { CzSteps } from '../rounds.ts'

/** The rounds, where there is little room. */
export const short = { ...rounds, opening: 'Pre', auction: 'Subasta', between: 'Retirada' }

/** What is decided, by the names that players know. — VI, VIII.3, VIII.9, XI.2 */
export const steps: CzSteps = {
  ...shared,
  preStock: {
    name: 'Locales',
    now: 'Compra una ferroviaria local o pasa.',
    you: 'Te toca comprar',
    other: (name) => `${name} compra una local`,
  },
  mwTrack: {
    name: 'Vías de la MW',
    now: 'Construye o mejora la casilla de la MW, o pasa.',
    you: 'Tus vías',
    other: (name) => `${name} construye`,
  },
  acquire: {
    name: 'Adquisición',
    now: 'Adquiere una compañía más pequeña o sigue.',
    you: 'Tu adquisición',
    other: (name) => `${name} puede adquirir`,
  },
  acquiredTokens: {
    name: 'Estaciones adquiridas',
    now: 'Elige cuál de las dos estaciones de una misma casilla sale del mapa.',
    you: 'Tus estaciones',
    other: (name) => `${name} retira una estación`,
  },
  acquiredTrains: {
    name: 'Trenes adquiridos',
    now: 'Conserva, cambia o descarta los trenes adquiridos.',
    you: 'Tus trenes',
    other: (name) => `${name} revisa sus trenes`,
  },
  auction: { ...shared.auction, now: 'Elige una privada si no ha salido ninguna; si no, puja o pasa.' },
}
