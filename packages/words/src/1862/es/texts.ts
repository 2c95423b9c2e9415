import type { RmTextWords } from '../en/texts.ts'
import { regions } from './names.ts'

/** By the phase with which it begins. — 9 */
const PHASES = {
  B: ['dos rondas de operación', 'cuatro compañías más'],
  C: ['cuatro compañías más', 'los bordes del mapa pagan el valor intermedio'],
  D: ['tres rondas de operación'],
  E: ['los bordes del mapa pagan el último valor'],
  H: ['la LNER se forma al final de la serie'],
}

export const texts: RmTextWords = {
  regions,
  zoneNames: {
    low: 'bajo 40: 1.ª acción, sin bajada',
    plain: '',
    high: 'sobre 200: 1.ª, sin bajada',
    top: 'desde 400: 2 primeras, sin bajada',
    ruin: 'bancarrota',
    summit: 'fin',
  },
  runLegend: {
    heading: 'Cómo circulan',
    express: 'estaciones grandes y lugares del borde del mapa',
    local: 'estaciones grandes y todas las pequeñas del camino; sus casillas dan un subsidio a la tesorería',
    freight: 'los dos extremos y la distancia entre ellos en línea recta',
  },
  inReceivership: (company) => `${company}, bajo administración estatal`,
  nobody: 'nadie',
  offer: 'Oferta inicial',
  fine: (amount) => `Multa ${amount}`,
  unclaimed: 'Certificado de director, en la reserva',
  company: 'la compañía',
  phases: PHASES,
  phasesShorter: {
    ...PHASES,
    E: ['la LNER se forma al final de la serie', 'los bordes del mapa pagan el último valor'],
    H: [],
  },
  counts:
    'Dinero y acciones a su precio; la mitad, redondeada hacia abajo, si la compañía no tiene tren. Las tesorerías no cuentan.',
  ends: 'Un precio de 1000 termina la partida tras la ronda de operación; un banco vacío, tras la serie. Si no, la LNER se forma tras la serie del primer tren H (partida más corta: E): quedan una ronda bursátil y tres de operación.',
  ended: {
    summit: 'Un precio ha llegado a 1000 y la ronda de operación ha terminado.',
    bank: 'El banco quebró y la serie de rondas de operación ha terminado.',
    lner: 'Han terminado las tres rondas de operación que siguen a la LNER.',
    standstill: 'Ninguna compañía opera ya, y nada podría cambiarlo.',
  },
}
