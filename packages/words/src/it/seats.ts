import type { SeatWords } from '../en/seats.ts'
import { levels } from './levels.ts'

export const seats: SeatWords = {
  heading: 'Posti e bot',
  levels,
  manners: {
    careful: 'prudente',
    builder: 'costruttore',
    raider: 'squalo',
  },
  person: 'Persona',
  bot: (level) => `Bot, ${level}`,
  standsIn: (level) => `Bot, ${level}, continua a giocare per questo posto`,
  whoPlays: (name) => `Chi gioca il posto di ${name}`,
  local:
    'Un posto può passare da persona a bot e viceversa in ogni momento. Nulla cambia finché non applichi; poi la partita continua subito.',
  apply: 'Applica',
  cancel: 'Annulla',
  unnamedBot: (number) => `Bot ${number}`,
  unnamedPerson: (seat) => `Giocatore ${seat}`,
  playOn: 'Gioca per me',
  playOnFor: (name) => `Gioca per ${name}`,
  playOnHint:
    'Un bot gioca finché riprendi il posto, annulli una mossa o finisce la partita. Il diario segna le sue mosse.',
  seat: 'Posto',
  by: 'Livello',
  start: 'Comincia',
  plays: (level) => `Un bot gioca per te: ${level}`,
  playsFor: (name, level) => `Un bot gioca per ${name}: ${level}`,
  takeOver: 'Torno a giocare io',
  takeOverFor: (name) => `Torno a giocare io: ${name}`,
  failing: (level) =>
    `Il bot ${level} non risponde: la sua parte del programma non si è caricata o si è guastata. La partita aspetta.`,
  failingYet: (level, other) =>
    `Il bot ${level} non risponde: la sua parte del programma non si è caricata o si è guastata. La partita aspetta. Se riprovare non serve, gioca il bot ${other}.`,
  failingPlays: (level, other) => `Il bot ${level} non risponde. Al suo posto gioca il bot ${other}.`,
  again: 'Riprova',
  hintsAllowed: 'A questo tavolo tutti possono chiedere un suggerimento a un bot.',
  hintsBarred: 'A questo tavolo niente suggerimenti: giocano più persone.',
}
