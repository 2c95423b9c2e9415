import { short as rounds, steps as shared } from '../../railway/es/rounds.ts'
import type { RmSteps } from '../shapes.ts'

/** The rounds, where there is little room. */
export const short = { ...rounds, opening: 'Parl.', between: 'Parl.' }

export const steps: RmSteps = {
  ...shared,
  parliament: {
    name: 'Parlamento',
    now: 'Nombra una compañía para subastarla o pasa.',
    you: 'Tu propuesta',
    other: (name) => `${name} propone`,
  },
  auction: {
    name: 'Subasta',
    now: 'Puja por la concesión o pasa.',
    you: 'Te toca pujar',
    other: (name) => `${name} puja`,
  },
  charter: {
    name: 'Concesión',
    now: 'Elige el valor par y compra después hasta dos acciones más.',
    you: 'Tu concesión',
    other: (name) => `${name} inaugura una compañía`,
  },
  tokens: {
    name: 'Compra de estaciones',
    now: 'Elige cuántas estaciones compra la compañía.',
    you: 'Tus estaciones',
    other: (name) => `${name} compra estaciones`,
  },
  fine: {
    name: 'Multa',
    now: 'Vende acciones hasta pagar la multa.',
    you: 'Tu multa',
    other: (name) => `${name} paga una multa`,
  },
  merge: {
    name: 'Fusión',
    now: 'Fusiónate con otra compañía o sigue.',
    you: 'Tu fusión',
    other: (name) => `${name} puede fusionar`,
  },
  track: {
    name: 'Vías',
    now: 'Construye vías, coloca una estación pequeña, enlaza con Londres o sigue.',
    you: 'Tus vías',
    other: (name) => `${name} construye`,
  },
  revenue: {
    name: 'Dividendos',
    now: 'Reparte los ingresos o retenlos.',
    you: 'Tus dividendos',
    other: (name) => `${name} reparte o retiene`,
  },
  trains: {
    name: 'Trenes',
    now: 'Compra trenes o sigue.',
    you: 'Tus trenes',
    other: (name) => `${name} compra trenes`,
  },
  redeem: {
    name: 'Rescate',
    now: 'Rescata una acción de la reserva o sigue.',
    you: 'Tu rescate',
    other: (name) => `${name} puede rescatar`,
  },
  acquire: {
    name: 'Adquisición',
    now: 'Adquiere otra compañía o termina el turno.',
    you: 'Tu adquisición',
    other: (name) => `${name} puede adquirir`,
  },
  option: {
    name: 'Acción con opción',
    now: 'Rescata la acción con opción o véndela.',
    you: 'Tu acción con opción',
    other: (name) => `${name} tiene una opción`,
  },
  tokensTooMany: {
    name: 'Demasiadas estaciones',
    now: 'Elige una estación que salga del mapa.',
    you: 'Tus estaciones',
    other: (name) => `${name} retira estaciones`,
  },
}
