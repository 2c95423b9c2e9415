import type { RmTextWords } from '../en/texts.ts'
import { letters, regions } from './names.ts'

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
  letters,
  types: {
    express: 'Exprés: ciudades y lugares del borde; ignora las estaciones pequeñas.',
    freight:
      'Mercancías: los dos extremos y 20 £ por casilla entre ellos en línea recta, 30 £ hasta un puerto.',
    local: 'Local: ciudades y todas las estaciones pequeñas del camino; 10 £ por casilla para la tesorería.',
  },
  howTheyRun: 'Cómo circulan los trenes',
  zones: {
    low: 'menos de 40: la primera acción que vende alguien que no es el director no mueve el precio',
    plain: 'de 40 a 200: cada acción vendida mueve el precio',
    high: 'más de 200: la primera acción que vende alguien que no es el director no mueve el precio',
    top: 'desde 400: las dos primeras acciones que vende alguien que no es el director no mueven el precio',
    ruin: '0: bancarrota',
    summit: '1000: fin de la partida',
    par: 'valor par de las concesionarias',
    start: 'precio inicial de las no concesionarias',
  },
  zoneNames: {
    low: 'bajo 40: la 1.ª no baja',
    plain: '',
    high: 'sobre 200: la 1.ª no baja',
    top: 'desde 400: 2 no bajan',
    ruin: 'bancarrota',
    summit: 'fin',
  },
  dividendRule: 'Repartir 1, 2, 3 o 4 veces el precio lo mueve 1, 2, 3 o 4 a la derecha.',
  chartered: 'concesionaria',
  unchartered: 'no concesionaria',
  receivership: 'administración estatal',
  bankrupt: 'bancarrota',
  merged: 'fusionada',
  toStart: 'Se pueden inaugurar',
  outOfGame: 'Fuera de la partida',
  londonLinks: 'Enlaces con Londres',
  smallStation: 'estación pequeña',
  lastRun: 'último recorrido',
  charterOf: { chartered: 'Inaugurada en el Parlamento', unchartered: 'Inaugurada en una ronda bursátil' },
  par: 'Valor par',
  initialOffer: 'Oferta inicial',
  ownShares: 'Acciones propias',
  subsidy: 'Subsidio',
  alreadyPaid: (train) => `ya cuenta en el ${train}`,
  leftOut: 'no cuenta',
  bonus: (hexes, each) => `${hexes} × ${each}`,
  joined: (trains) => trains.join(' + '),
  inReceivership: (company) => `${company}, bajo administración estatal`,
  nobody: 'nadie',
  company: 'la compañía',
  phases: PHASES,
  phasesShorter: {
    ...PHASES,
    E: ['la LNER se forma al final de la serie', 'los bordes del mapa pagan el último valor'],
    H: [],
  },
  counts:
    'Dinero y acciones a su precio; la mitad, redondeada hacia abajo, si la compañía no tiene tren. Las tesorerías no cuentan.',
  ends: 'Un precio de 1000 termina la partida tras la ronda de operación; un banco vacío, tras la serie. Si no, la LNER se forma tras la serie del primer tren H: quedan una ronda bursátil y tres de operación.',
  ended: {
    summit: 'Un precio ha llegado a 1000 y la ronda de operación ha terminado.',
    bank: 'El banco quebró y la serie de rondas de operación ha terminado.',
    lner: 'Han terminado las tres últimas rondas de operación tras formarse la LNER.',
    standstill: 'Ninguna compañía opera ya, y nada podría cambiarlo.',
  },
}
