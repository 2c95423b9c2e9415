import { formatsFor } from '../../formats.ts'
import type { RailwayWords } from '../index.ts'

const { list, plural } = formatsFor('it')

export const bank: RailwayWords['bank'] = {
  trains: 'Treni',
  short: (card) => `Banca: treno ${card}`,
  count: (left) => `×${left}`,
  noLimit: 'senza limite',
  card: 'Carta',
  left: 'Restano',
  faces: 'Si acquista come',
  onOffer: 'in vendita',
  pool: 'Treni nel Train Pool',
  poolEmpty: 'Il Train Pool è vuoto.',
  obsolete: (kinds) => `Fuori dal gioco: ${list(kinds)}.`,
  phases: 'Fasi',
  columns: {
    phase: 'Fase',
    tiles: 'Tessere',
    limits: 'Limite-Treni',
    trains: 'Treni',
    changes: 'Che cosa cambia',
  },
  states: { now: 'adesso', next: 'prossima' },
  tilesTo: (colour) => `tessere di colore ${COLOURS[colour] ?? colour}`,
  opens: (sizes) => `si acquistano Compagnie ${list(sizes)}`,
  scraps: (kind, kinds) => `un ${kind} scarta tutti i ${list(kinds)}`,
  limitsTo: (limits) => `Limite-Treni ${limits}`,
  tilesOf: (left, of) => `${left} su ${of}`,
  tile: (id, colour, left, of) =>
    `Tessera ${id}, ${colour}, ${plural(left, { one: 'ne resta 1', other: `ne restano ${left}` })} su ${of}.`,
  show: 'Mostra',
  allTiles: 'tutte',
  onlyLeft: 'rimaste',
  progress: 'Andamento della partita',
  set: (set) => `SR ${set}`,
  exports: 'esportazione del treno',
  end: 'fine',
  privates: 'Ancora in vendita',
  certificateLimit: (limit) => `Limite-Certificati ${limit}`,
  roundsLeft: (count) =>
    plural(count, { one: 'resta 1 Round Operativo', other: `restano ${count} Round Operativi` }),
  thenComes: (next) => `poi ${next}`,
  next: { stock: (set) => `SR ${set}`, end: 'la fine del gioco' },
}

/** Colours of "colore", which is masculine. */
const COLOURS: Readonly<Record<string, string>> = {
  bianca: 'bianco',
  gialla: 'giallo',
  grigia: 'grigio',
  rossa: 'rosso',
}
