import { short as rounds, steps as shared } from '../../railway/es/rounds.ts'
import type { AhSteps } from '../shapes.ts'

/** The rounds, where there is little room. */
export const short = { ...rounds, opening: 'Inicio', between: 'Exportación' }

/** What is decided, by the names that players know. — VI, VII.5, X, XII */
export const steps: AhSteps = {
  ...shared,
  towns: {
    name: 'Marcadores de pueblo',
    now: 'Coloca un marcador de pueblo en una casilla.',
    you: 'Tu marcador de pueblo',
    other: (name) => `${name} coloca un pueblo`,
  },
  draft: {
    name: 'Reparto',
    now: 'Toma un ferrocarril de una pila.',
    you: 'Tu ferrocarril',
    other: (name) => `${name} toma un ferrocarril`,
  },
  price: {
    name: 'Precio del ferrocarril del carbón',
    now: 'Fija el precio de tu ferrocarril del carbón.',
    you: 'Tu precio',
    other: (name) => `${name} fija un precio`,
  },
  mountain: {
    name: 'Ferrocarril de montaña',
    now: 'Compra un ferrocarril de montaña o sigue sin él.',
    you: 'Tu ferrocarril de montaña',
    other: (name) => `${name} decide si compra`,
  },
  firstStock: {
    name: 'Primeras compras',
    now: 'Compra una cosa o pasa.',
    you: 'Tu compra',
    other: (name) => `${name} compra`,
  },
  exchange: {
    name: 'Intercambio forzoso',
    now: 'Elige la compañía para tu ferrocarril de montaña.',
    you: 'Tu intercambio',
    other: (name) => `${name} debe intercambiar`,
  },
  surplus: {
    name: 'Dos estaciones en una casilla',
    now: 'Elige cuál de las dos estaciones vuelve a la tarjeta de la compañía.',
    you: 'Tus estaciones',
    other: (name) => `${name} retira una estación`,
  },
  bondStation: {
    name: 'Estación del ferrocarril de bonos',
    now: 'Elige una ciudad para la estación del ferrocarril de bonos.',
    you: 'Tu ciudad',
    other: (name) => `${name} elige ciudad`,
  },
}
