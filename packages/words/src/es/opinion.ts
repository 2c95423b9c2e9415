import type { OpinionWords } from '../en/opinion.ts'
import { formatsFor } from '../formats.ts'
import { levels } from './levels.ts'

const { plural } = formatsFor('es')

export const opinion: OpinionWords = {
  heading: 'Cómo ve un bot la partida',
  about: 'Los momentos en que más cambió lo que espera para alguien.',
  ask: 'Preguntar a un bot',
  takes: 'Piensa un rato aparte de la página; puedes pararlo.',
  thinking: (percent) => `Un bot mira la partida, ${percent} % …`,
  stop: 'Parar',
  failed: 'El bot no ha podido valorar esta partida.',
  none: 'A su juicio, nada cambió mucho.',
  move: (number) => `Jugada ${number}`,
  moves: (from, to) => `Jugadas ${from} a ${to}`,
  chance: (name, before, after) => `Posibilidad de ganar de ${name}: ${before} % → ${after} %`,
  worth: (name, before, after, change, off) =>
    `${name} frente a la media de la mesa: ${change} (±${off}); al final, ${before} → ${after}`,
  levels,
  judged: (level, work) =>
    `Es solo la opinión de un bot: ${level}, ${plural(work, { one: 'una posición valorada', other: `${work} posiciones valoradas` })}`,
  played: (level, work) =>
    `Es solo la opinión de un bot: ${level}, ${plural(work, { one: 'una partida jugada hasta el final', other: `${work} partidas jugadas hasta el final` })}`,
}
