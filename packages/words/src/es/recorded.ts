import { formatsFor } from '../formats.ts'
import type { RecordedWords } from '../recorded/shapes.ts'
import { shown } from '../recorded/shown.ts'

const { number, plural } = formatsFor('es')

export const recorded: RecordedWords = {
  faults: {
    'no-json': () => 'Esto no es JSON, o es solo el principio de un archivo.',
    foreign: ({ field }) => `Esto no es una partida grabada en 18xx.games: «${field}» falta o está mal.`,
    'unknown-title': ({ title, known }) =>
      `No se puede importar el juego «${title}». Juegos conocidos: ${known}.`,
    'unknown-rule': ({ rule }) => `No se conoce la regla opcional «${rule}».`,
    'no-seed': () =>
      'El archivo no tiene ni semilla ni número de partida. Indican lo que decidió el sorteo antes de la primera jugada: descarga la partida otra vez.',
  },
  notes: {
    renamed: ({ from, to }) => `El jugador «${shown(from)}» se llama aquí «${to}».`,
    'idle-undo': ({ action }) =>
      `La entrada ${action} de la lista no tiene nada que deshacer ni rehacer, y no cambia nada.`,
  },
  cuts: {
    'ends-early': ({ action }) =>
      `la lista de acciones termina antes que la partida, tras la acción ${action}`,
    'after-end': () => 'según las reglas la partida termina antes',
    untranslatable: ({ what }) => `esto no significa nada aquí (${shown(what)})`,
    failed: ({ what }) => `fallan nuestras propias reglas (${shown(what)})`,
  },
  cut: (why) => `cortada a la mitad, importada hasta ahí: ${why}`,
  action: ({ action, by, type }) => `acción ${action} (${shown(by)}: ${shown(type)})`,
  players: (count) => plural(count, { one: '1 jugador', other: `${number(count)} jugadores` }),
  taken: (actions, of) => `${number(actions)} de ${number(of)} acciones`,
  audit: (breaches) =>
    breaches === 0 ? 'todas según el reglamento' : `${number(breaches)} contra el reglamento`,
  unsound: (why) => `La partida que resulta no se puede volver a leer: ${why}`,
  heading: 'Una partida de 18xx.games',
  lead: 'Sigue como se juega en 18xx.games. Esto dice el reglamento de lo que se jugó allí.',
  close: 'A la mesa',
}
