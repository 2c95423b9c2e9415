import type { BoxWords } from '../../shapes.ts'

const YES_NO = (value: string): string => (value === 'yes' ? 'Sì' : 'No')

export const box: BoxWords = {
  line: 'La febbre delle ferrovie nell’East Anglia: concessioni del Parlamento, venti Compagnie, fusioni e tre tipi di treno.',
  length: '3–6 h',
  variant: 'Tipi di treno',
  variants: {
    whole: {
      name: 'Tutti i treni',
      line: 'Espressi, merci e locali, con permessi: il gioco come sta nella scatola.',
    },
    'express-simple': {
      name: 'Espresso semplice',
      line: 'Solo treni espressi, senza permessi; per cominciare con gli 18xx (11.1).',
    },
    'freight-simple': {
      name: 'Merci semplice',
      line: 'Solo treni merci, senza permessi; per cominciare con 1862 (11.1).',
    },
    'freight-advanced': { name: 'Merci avanzato', line: 'Treni merci e locali, con permessi (11.1).' },
    'express-advanced': {
      name: 'Espresso avanzato',
      line: 'Treni espressi e locali, con permessi (11.1).',
    },
  },
  options: {
    trainList: {
      label: 'Lista dei treni',
      hint: 'Quanti treni ci sono: con meno treni la partita è più corta (2.4.3).',
      value: (value) => (value === 'short' ? 'Corta' : value === 'long' ? 'Lunga' : 'Standard'),
    },
    extraCompanies: {
      label: 'Più Compagnie',
      hint: 'In sette giocatori una Compagnia in più dall’inizio, in otto due (2.4.2).',
      value: YES_NO,
      seldom: true,
    },
    shorter: {
      label: 'Partita più corta',
      hint: 'La LNER si forma dopo il primo treno E e i treni D restano; la lista dei treni è fissata (11.2).',
      value: YES_NO,
    },
    newcomers: {
      label: 'Per nuovi giocatori',
      hint: 'Con un solo tipo di treno: Compagnie solo dal Parlamento; niente riscatti, garanzie acquistate o Hudson (11.3).',
      value: YES_NO,
    },
    eightTokens: {
      label: 'Otto stazioni',
      hint: 'Una Compagnia può avere otto stazioni invece di sette (11.4).',
      value: YES_NO,
      seldom: true,
    },
    forcedHome: {
      label: 'Costruire alla base',
      hint: 'Una Compagnia la cui stazione-base non ha uno spazio deve costruire lì; senza questa regola può aspettare (7.2, 13).',
      value: YES_NO,
      seldom: true,
    },
    compatibility: {
      label: 'Regole',
      hint: '18xx.games si scosta dal regolamento in alcuni punti; sceglilo per continuare una partita di lì (2.4).',
      value: (value) => (value === 'rulebook' ? 'Il regolamento' : 'Come si gioca su 18xx.games'),
      seldom: true,
    },
  },
}
