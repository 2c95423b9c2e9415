import type { BoxWords } from '../../shapes.ts'

export const box: BoxWords = {
  line: 'Build west, share the dividends, reach Chicago.',
  length: 'about 1 h',
  variants: {},
  options: {
    opener: {
      label: 'Who opens the first auction?',
      hint: 'By the rulebook the oldest player (p. 35, Preparation).',
      value: (value, names) => (value === 'lot' ? 'Draw lots' : (names[Number(value) - 1] ?? value)),
    },
  },
}
