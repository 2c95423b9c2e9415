import { formatsFor } from '../../formats.ts'
import type { RailwayWords } from '../index.ts'

const { list, plural } = formatsFor('es')

export const bank: RailwayWords['bank'] = {
  trains: 'Trenes',
  short: (card) => `Banco: tren ${card}`,
  count: (left) => `×${left}`,
  noLimit: 'sin límite',
  card: 'Carta',
  left: 'Quedan',
  faces: 'Se compra como',
  onOffer: 'a la venta',
  pool: 'Trenes en la reserva',
  poolEmpty: 'La reserva está vacía.',
  obsolete: (kinds) => `Fuera de la partida: ${list(kinds)}.`,
  phases: 'Fases',
  columns: {
    phase: 'Fase',
    tiles: 'Fichas',
    limits: 'Límite de trenes',
    trains: 'Trenes',
    changes: 'Qué cambia',
  },
  states: { now: 'ahora', next: 'próxima' },
  tilesTo: (colour) => `fichas de color ${COLOURS[colour] ?? colour}`,
  opens: (sizes) => `se pueden comprar compañías ${list(sizes)}`,
  scraps: (kind, kinds) => `un ${kind} descarta todos los ${list(kinds)}`,
  limitsTo: (limits) => `límite de trenes ${limits}`,
  tilesOf: (left, of) => `${left} de ${of}`,
  tile: (id, colour, left, of) =>
    `Ficha ${id}, ${colour}, ${plural(left, { one: 'queda 1', other: `quedan ${left}` })} de ${of}.`,
  show: 'Mostrar',
  allTiles: 'todas',
  onlyLeft: 'disponibles',
  progress: 'Avance de la partida',
  set: (set) => `RB ${set}`,
  exports: 'se retira un tren',
  end: 'fin',
  privates: 'Aún a la venta',
  certificateLimit: (limit) => `Límite de certificados ${limit}`,
  roundsLeft: (count) =>
    plural(count, { one: 'queda 1 ronda de operación', other: `quedan ${count} rondas de operación` }),
  thenComes: (next) => `luego ${next}`,
  next: { stock: (set) => `RB ${set}`, end: 'el fin de la partida' },
}

/** Colours of "color", which is masculine. */
const COLOURS: Readonly<Record<string, string>> = {
  amarilla: 'amarillo',
  blanca: 'blanco',
  roja: 'rojo',
}
