import type { BoxWords } from '../../shapes.ts'

export const box: BoxWords = {
  line: 'Compagnie di tre dimensioni crescono tra Boemia e Moravia; Locali, prestiti e treni che incalzano.',
  length: '3–5 h',
  variants: {
    whole: { name: 'Mappa intera', line: 'Il gioco com’è nella scatola.' },
    bohemia: {
      name: 'Boemia',
      line: 'Due giocatori; Václav, che nessuno guida, riceve tre Compagnie (XI.1).',
    },
    'moravia-silesia': {
      name: 'Moravia e Slesia',
      line: 'Cinque Compagnie Maggiori; il Round Pre-Azionario è un’asta di Private (XI.2).',
    },
  },
  options: {
    runMaximum: {
      label: 'Corsa massima obbligatoria',
      hint: 'Il regolamento nuovo obbliga la Compagnia alla corsa che rende di più (VIII.8).',
      value: (value) => (value === 'yes' ? 'Sì, come dice il regolamento' : 'No, qualsiasi corsa legale'),
    },
    olderEdition: {
      label: 'Edizione delle regole',
      hint: 'L’edizione vecchia dà un altro esagono-base alla BCB e ha due regole proprie (III.3).',
      value: (value) => (value === 'no' ? 'L’edizione nuova' : 'L’edizione vecchia'),
      seldom: true,
    },
    compatibility: {
      label: 'Regole',
      hint: '18xx.games si discosta dal regolamento in alcuni punti; sceglilo per continuare una partita di là (III.1).',
      value: (value) => (value === 'rulebook' ? 'Il regolamento' : 'Come si gioca su 18xx.games'),
      seldom: true,
    },
    vaclavSmall: {
      label: 'Compagnia Minore di Václav',
      hint: 'Secondo il regolamento si estrae a sorte (XI.1).',
      value: drawn,
      seldom: true,
    },
    vaclavMedium: {
      label: 'Compagnia Media di Václav',
      hint: 'Secondo il regolamento si estrae a sorte (XI.1).',
      value: drawn,
      seldom: true,
    },
    vaclavLarge: {
      label: 'Compagnia Maggiore di Václav',
      hint: 'Secondo il regolamento si estrae a sorte (XI.1).',
      value: drawn,
      seldom: true,
    },
  },
}

function drawn(value: string): string {
  return value === 'lot' ? 'A sorte' : value
}
