import type { BoxWords } from '../../shapes.ts'

export const box: BoxWords = {
  line: 'Construye hacia el oeste, reparte dividendos, llega a Chicago.',
  length: 'cerca de 1 h',
  variants: {},
  options: {
    opener: {
      label: '¿Quién abre la primera subasta?',
      hint: 'Según el reglamento, el jugador de más edad (pág. 35, Preparación del juego).',
      value: (value, names) => (value === 'lot' ? 'Por sorteo' : (names[Number(value) - 1] ?? value)),
    },
  },
}
