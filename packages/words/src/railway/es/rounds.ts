import type { RailwayStep, RoundNames, RoundWords, StepWords } from '../rounds.ts'

/** Rounds by the names that players know; how a game opens and what lies between its rounds the title says. */
export const short: Omit<RoundNames, 'opening' | 'between'> = {
  parliament: (number) => `Parl. ${number}`,
  stock: (set) => `RB ${set}`,
  operating: (set, within) => `RO ${set}.${within}`,
  over: 'Fin',
}

export const long: Omit<RoundNames, 'opening' | 'between'> = {
  parliament: (number) => `Ronda del Parlamento ${number}`,
  stock: (set) => `Ronda bursátil ${set}`,
  operating: (set, within) => `Ronda de operación ${set}.${within}`,
  over: 'Fin de la partida',
}

export const rounds: Pick<RoundWords, 'phase' | 'inOrder'> = {
  phase: (id) => `fase ${id}`,
  inOrder: (company, place, of) =>
    of === 1 ? `${company}, la única compañía` : `${company}, ${place}.ª de ${of} compañías`,
}

/** The steps that every railway title may have. */
export const steps: Readonly<Record<RailwayStep, StepWords>> = {
  putUp: {
    name: 'Subasta',
    now: 'Elige lo que sale a subasta.',
    you: 'Te toca elegir',
    other: (name) => `${name} elige lo que sale a subasta`,
  },
  auction: { name: 'Subasta', now: 'Puja o pasa.', you: 'Te toca pujar', other: (name) => `${name} puja` },
  stock: {
    name: 'Acciones',
    now: 'Vende, compra o pasa.',
    you: 'Tus acciones',
    other: (name) => `${name} compra o vende`,
  },
  home: {
    name: 'Base',
    now: 'Coloca la estación inicial.',
    you: 'Tu base',
    other: (name) => `${name} coloca su base`,
  },
  track: {
    name: 'Vías',
    now: 'Construye vías o sigue.',
    you: 'Tus vías',
    other: (name) => `${name} construye`,
  },
  token: {
    name: 'Estación',
    now: 'Coloca una estación o sigue.',
    you: 'Tu estación',
    other: (name) => `${name} coloca una estación`,
  },
  run: {
    name: 'Recorrido',
    now: 'Haz circular los trenes.',
    you: 'Tu recorrido',
    other: (name) => `${name} hace circular trenes`,
  },
  revenue: {
    name: 'Ingresos',
    now: 'Reparte los ingresos o retenlos.',
    you: 'Tus ingresos',
    other: (name) => `${name} reparte o retiene`,
  },
  trains: {
    name: 'Trenes',
    now: 'Compra trenes o termina el turno.',
    you: 'Tus trenes',
    other: (name) => `${name} compra trenes`,
  },
  chooseCity: {
    name: 'Ciudad inicial',
    now: 'Elige la ciudad de la estación inicial.',
    you: 'Tu ciudad',
    other: (name) => `${name} elige ciudad`,
  },
  discard: {
    name: 'Límite de trenes',
    now: 'Elige el tren que va a la reserva.',
    you: 'Dejas un tren',
    other: (name) => `${name} deja un tren`,
  },
  answer: {
    name: 'Oferta',
    now: 'Responde a la oferta.',
    you: 'Tu respuesta',
    other: (name) => `${name} responde`,
  },
  over: {
    name: 'Fin de la partida',
    now: 'La partida ha terminado.',
    you: 'Fin de la partida',
    other: () => 'Fin de la partida',
  },
}
