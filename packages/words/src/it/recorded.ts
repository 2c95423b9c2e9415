import { formatsFor } from '../formats.ts'
import type { RecordedWords } from '../recorded/shapes.ts'
import { shown } from '../recorded/shown.ts'

const { number, plural } = formatsFor('it')

export const recorded: RecordedWords = {
  faults: {
    'no-json': () => 'Questo non è JSON, o è solo l’inizio di un file.',
    foreign: ({ field }) =>
      `Questa non è una partita registrata su 18xx.games: «${field}» manca o è sbagliato.`,
    'unknown-title': ({ title, known }) =>
      `Non si può importare il gioco «${title}». Giochi conosciuti: ${known}.`,
    'unknown-rule': ({ rule }) => `La regola opzionale «${rule}» non è conosciuta.`,
    'no-seed': () =>
      'Il file non ha né un seme né il numero della partita. Indicano che cosa ha deciso la sorte prima della prima mossa: scarica di nuovo la partita.',
  },
  notes: {
    renamed: ({ from, to }) => `Il giocatore «${shown(from)}» qui si chiama «${to}».`,
    'idle-undo': ({ action }) =>
      `La voce ${action} dell’elenco non ha nulla da annullare o ripetere, e non cambia nulla.`,
  },
  cuts: {
    'ends-early': ({ action }) =>
      `l’elenco delle azioni finisce prima della partita, dopo l’azione ${action}`,
    'after-end': () => 'secondo le regole la partita finisce prima',
    untranslatable: ({ what }) => `qui non significa nulla (${shown(what)})`,
    failed: ({ what }) => `le nostre stesse regole falliscono (${shown(what)})`,
  },
  cut: (why) => `interrotta a metà, importata fino a lì: ${why}`,
  action: ({ action, by, type }) => `azione ${action} (${shown(by)}: ${shown(type)})`,
  players: (count) => plural(count, { one: '1 giocatore', other: `${number(count)} giocatori` }),
  taken: (actions, of) => `${number(actions)} su ${number(of)} azioni`,
  audit: (breaches) =>
    breaches === 0 ? 'tutte secondo il regolamento' : `${number(breaches)} contro il regolamento`,
  unsound: (why) => `La partita che ne risulta non si può rileggere: ${why}`,
  heading: 'Una partita di 18xx.games',
  lead: 'Prosegue come si gioca su 18xx.games. Ecco che cosa dice il regolamento di ciò che si è giocato lì.',
  close: 'Al tavolo',
}
