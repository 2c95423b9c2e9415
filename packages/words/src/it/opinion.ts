import type { OpinionWords } from '../en/opinion.ts'
import { formatsFor } from '../formats.ts'
import { levels } from './levels.ts'

const { plural } = formatsFor('it')

export const opinion: OpinionWords = {
  heading: 'Come un bot vede la partita',
  about: 'I momenti in cui è cambiato di più ciò che si aspetta per qualcuno.',
  ask: 'Chiedi a un bot',
  takes: 'Pensa per un po’ accanto alla pagina; puoi fermarlo.',
  thinking: (percent) => `Un bot guarda la partita, ${percent} % …`,
  stop: 'Ferma',
  failed: 'Il bot non ha potuto giudicare questa partita.',
  none: 'Secondo lui nulla è cambiato molto.',
  move: (number) => `Mossa ${number}`,
  moves: (from, to) => `Mosse da ${from} a ${to}`,
  chance: (name, before, after) => `Possibilità di vittoria di ${name}: ${before} % → ${after} %`,
  worth: (name, before, after, change, off) =>
    `${name} rispetto alla media del tavolo: ${change} (±${off}); alla fine ${before} → ${after}`,
  levels,
  judged: (level, work) =>
    `È solo il parere di un bot: ${level}, ${plural(work, { one: 'una posizione giudicata', other: `${work} posizioni giudicate` })}`,
  played: (level, work) =>
    `È solo il parere di un bot: ${level}, ${plural(work, { one: 'una partita giocata fino in fondo', other: `${work} partite giocate fino in fondo` })}`,
}
