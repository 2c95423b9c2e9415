import type { BoxWords } from '../../shapes.ts'

export const box: BoxWords = {
  line: 'Three sizes of company grow between Bohemia and Moravia; locals, loans and a hurried train.',
  length: '3–5 h',
  variants: {
    whole: { name: 'Whole map', line: 'The game as it lies in the box.' },
    bohemia: {
      name: 'Bohemia',
      line: 'Two players; Václav, whom nobody plays, gets three companies (XI.1).',
    },
    'moravia-silesia': {
      name: 'Moravia–Silesia',
      line: 'Five large companies; the pre-stock round is an auction of privates (XI.2).',
    },
  },
  options: {
    runMaximum: {
      label: 'Best run obligatory',
      hint: 'The newer rulebook obliges a company to run for the most it can (VIII.8).',
      value: (value) => (value === 'yes' ? 'Yes, as the rulebook says' : 'No, any legal run'),
    },
    olderEdition: {
      label: 'Edition of the rules',
      hint: 'The older edition has another home for BCB and two rules of its own (III.3).',
      value: (value) => (value === 'no' ? 'The newer edition' : 'The older edition'),
      seldom: true,
    },
    compatibility: {
      label: 'Rules',
      hint: '18xx.games departs from the rulebook in some points; choose it to go on with a game from there (III.1).',
      value: (value) => (value === 'rulebook' ? 'The rulebook' : 'As 18xx.games plays it'),
      seldom: true,
    },
    vaclavSmall: {
      label: 'Václav’s small company',
      hint: 'By the rulebook it is drawn by lot (XI.1).',
      value: drawn,
      seldom: true,
    },
    vaclavMedium: {
      label: 'Václav’s medium company',
      hint: 'By the rulebook it is drawn by lot (XI.1).',
      value: drawn,
      seldom: true,
    },
    vaclavLarge: {
      label: 'Václav’s large company',
      hint: 'By the rulebook it is drawn by lot (XI.1).',
      value: drawn,
      seldom: true,
    },
  },
}

function drawn(value: string): string {
  return value === 'lot' ? 'Draw lots' : value
}
