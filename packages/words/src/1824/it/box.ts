import type { BoxWords } from '../../shapes.ts'

export const box: BoxWords = {
  line: 'Ferrovie carbonifere, di montagna e statali della monarchia danubiana; da piccole linee nascono grandi Compagnie.',
  length: '4–6 h',
  variants: {
    whole: { name: 'Mappa intera', line: 'Il gioco come sta nella scatola.' },
    'goods-time': { name: 'Goods Time', line: 'La mappa intera con più cittadine e più tessere (XII).' },
    cisleithania: {
      name: 'Cisleithania',
      line: 'La mappa minore in due, con pile e una ferrovia obbligazionaria (X), o in tre (XI).',
    },
  },
  options: {
    trainPrice: {
      label: 'Treni fra Compagnie',
      hint: 'Quanto si pagano Compagnie di Direttori diversi: il prezzo più basso della carta o quello normale (VII.11).',
      value: (value) => (value === 'card' ? 'Il prezzo più basso della carta' : 'Il prezzo normale'),
      seldom: true,
    },
    startingCash: {
      label: 'Denaro iniziale',
      hint: 'In tre giocatori su Cisleithania il regolamento dà 680 G; altri giocano con 700 G (XI.2).',
      value: (value) => `${value} G`,
      seldom: true,
    },
    towns: {
      label: 'Segnalini-cittadina',
      hint: 'Per Goods Time: lo scenario suggerito, o un numero di segnalini, piazzati a turno; se ne consigliano da 7 a 10 (XII.2).',
      value: (value) =>
        value === 'scenario' ? 'Lo scenario suggerito' : value === '1' ? '1 segnalino' : `${value} segnalini`,
    },
    compatibility: {
      label: 'Regole',
      hint: '18xx.games si scosta dal regolamento in alcuni punti; sceglilo per continuare una partita di lì (III.2).',
      value: (value) => (value === 'rulebook' ? 'Il regolamento' : 'Come si gioca su 18xx.games'),
      seldom: true,
    },
    preStateBuilds: {
      label: 'Ferrovia pre-statale che costruisce soltanto',
      hint: 'In due giocatori si sorteggia (X.3).',
      value: drawn,
      seldom: true,
    },
    coalBuilds: {
      label: 'Ferrovia carbonifera che costruisce soltanto',
      hint: 'In due giocatori si sorteggia (X.3).',
      value: drawn,
      seldom: true,
    },
  },
}

function drawn(value: string): string {
  return value === 'lot' ? 'A sorte' : value
}
