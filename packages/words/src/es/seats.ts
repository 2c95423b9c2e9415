import type { SeatWords } from '../en/seats.ts'
import { levels } from './levels.ts'

export const seats: SeatWords = {
  heading: 'Asientos y bots',
  levels,
  manners: {
    careful: 'prudente',
    builder: 'constructor',
    raider: 'tiburón',
  },
  person: 'Persona',
  bot: (level) => `Bot, ${level}`,
  standsIn: (level) => `Bot, ${level}, sigue jugando por este asiento`,
  whoPlays: (name) => `Quién juega el asiento de ${name}`,
  local:
    'Un asiento puede pasar de persona a bot y al revés en cualquier momento. Nada cambia hasta que lo aplicas; entonces la partida sigue enseguida.',
  apply: 'Aplicar',
  cancel: 'Cancelar',
  unnamedBot: (number) => `Bot ${number}`,
  unnamedPerson: (seat) => `Jugador ${seat}`,
  playOn: 'Jugar por mí',
  playOnFor: (name) => `Jugar por ${name}`,
  playOnHint:
    'Un bot juega hasta que retomas el asiento, deshaces una jugada o acaba la partida. El registro marca sus jugadas.',
  seat: 'Asiento',
  by: 'Nivel',
  start: 'Empezar',
  plays: (level) => `Un bot juega por ti: ${level}`,
  playsFor: (name, level) => `Un bot juega por ${name}: ${level}`,
  takeOver: 'Volver a jugar yo',
  takeOverFor: (name) => `Volver a jugar yo: ${name}`,
  failing: (level) =>
    `El ${level} no responde: su parte del programa no se ha cargado o ha fallado. La partida espera.`,
  failingYet: (level, other) =>
    `El ${level} no responde: su parte del programa no se ha cargado o ha fallado. La partida espera. Si probar otra vez no sirve, juega el ${other}.`,
  failingPlays: (level, other) => `El ${level} no responde. En su lugar juega el ${other}.`,
  again: 'Probar otra vez',
  hintsAllowed: 'En esta mesa todos pueden pedir una pista a un bot.',
  hintsBarred: 'En esta mesa no hay pistas: juegan varias personas.',
}
