import { formatsFor } from '../../formats.ts'
import type { RailwayWords } from '../index.ts'

const { plural } = formatsFor('es')
const EITHER = new Intl.ListFormat('es', { type: 'disjunction' })

const shares = (count: number): string => plural(count, { one: '1 acción', other: `${count} acciones` })

export const companies: RailwayWords['companies'] = {
  inOrder: 'en orden de turno',
  columns: {
    sign: 'Sigla',
    director: 'Director',
    price: 'Precio',
    treasury: 'Tesorería',
    trains: 'Trenes',
    stations: 'Estaciones disponibles',
    stationsShort: 'Est.',
  },
  status: {
    later: 'Aún no a la venta',
    shelf: 'A la venta',
    started: 'Inaugurada, aún no operativa',
    open: 'Operativa',
    closed: 'Cerrada',
  },
  turn: { over: 'ya ha tenido su turno', now: 'es su turno', waiting: 'su turno está por llegar' },
  charter: (company) => `Tarjeta de ${company}`,
  openCharter: (company) => `Abrir la tarjeta de ${company}`,
  progress: (sold, toFloat) => `${sold} de ${toFloat} acciones para operar`,
  place: (place) => `turno ${place}`,
  noDirector: 'sin director',
  noTrains: 'sin trenes',
  trainLimit: (has, limit) => `${has} de ${limit}`,
  goneWith: (train, kinds) => `${train} sale de la partida con el primer ${EITHER.format(kinds)}`,
  stays: (train) => `${train} nunca sale de la partida`,
  stations: 'Estaciones',
  stationsOn: 'En el mapa',
  noStations: 'ninguna',
  nextStation: 'La próxima cuesta',
  noStationLeft: 'no queda ninguna',
  free: 'gratis',
  used: 'usada',
  income: (amount) => `${amount} en cada ronda de operación`,
  shares: 'Acciones',
  directorMark: 'director',
  ofShares: shares,
  most: (count, percent) => `Un jugador puede tener ${shares(count)} (${percent}).`,
  startPrice: 'Precio inicial',
  startPrices: 'Puede salir a',
  price: 'Precio',
  float: 'Para operar',
  soldOf: (sold, toFloat) => `${sold} de ${toFloat} acciones`,
  runs: 'Últimos recorridos',
  noRuns: 'Aún no ha hecho ningún recorrido.',
  paid: 'repartido',
  kept: 'retenido',
  halved: 'mitad para el dueño',
  nothing: 'sin ingresos',
  perShare: (amount) => `${amount} por acción`,
  moves: 'Próximos movimientos del precio',
  sold: (sold, total) => `${sold} de ${total} acciones vendidas`,
  heldBy: (holder, held) => `${holder}: ${held}`,
}

export const players: RailwayWords['players'] = {
  columns: {
    player: 'Jugador',
    cash: 'Dinero',
    certificates: 'Certificados',
    certificatesShort: 'Cert.',
    worth: 'Riqueza',
  },
  priority: 'tiene la carta de prioridad',
  acts: 'le toca',
  loan: (amount) => `Préstamo ${amount}`,
  penalty: (amount) => `Interés ${amount}`,
  directs: (company) => `director de ${company}`,
  holds: (company, count, percent) => `${company}: ${shares(count)}, ${percent}`,
  noShares: 'sin acciones',
}
