import type { BoxWords } from '../../shapes.ts'

export const box: BoxWords = {
  line: 'Costruisci verso ovest, spartisci i dividendi, raggiungi Chicago.',
  length: 'circa 1 h',
  variants: {},
  options: {
    opener: {
      label: 'Chi apre la prima asta?',
      hint: 'Secondo il regolamento, il giocatore più anziano (p. 35, Preparazione).',
      value: (value, names) => (value === 'lot' ? 'A sorte' : (names[Number(value) - 1] ?? value)),
    },
  },
}
