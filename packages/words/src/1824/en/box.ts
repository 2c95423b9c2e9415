import type { BoxWords } from '../../shapes.ts'

export const box: BoxWords = {
  line: 'Coal, mountain and state railways of the Danube monarchy; small lines grow into great companies.',
  length: '4–6 h',
  variants: {
    whole: { name: 'Whole map', line: 'The game as it lies in the box.' },
    'goods-time': { name: 'Goods Time', line: 'The whole map with more towns and more tiles (XII).' },
    cisleithania: {
      name: 'Cisleithania',
      line: 'The smaller map for two, with stacks and a bond railway (X), or for three (XI).',
    },
  },
  options: {
    trainPrice: {
      label: 'Trains between companies',
      hint: 'What companies of different directors pay each other: the lower price on the card, or the standard one (VII.11).',
      value: (value) => (value === 'card' ? 'The lower price on the card' : 'The standard price'),
      seldom: true,
    },
    startingCash: {
      label: 'Starting cash',
      hint: 'With three players on Cisleithania the rulebook gives 680 G; others play with 700 G (XI.2).',
      value: (value) => `${value} G`,
      seldom: true,
    },
    towns: {
      label: 'Town markers',
      hint: 'For Goods Time: the suggested scenario, or a number of markers, placed in turn; 7 to 10 are recommended (XII.2).',
      value: (value) =>
        value === 'scenario' ? 'The suggested scenario' : value === '1' ? '1 marker' : `${value} markers`,
    },
    compatibility: {
      label: 'Rules',
      hint: '18xx.games departs from the rulebook in some points; choose it to go on with a game from there (III.2).',
      value: (value) => (value === 'rulebook' ? 'The rulebook' : 'As 18xx.games plays it'),
      seldom: true,
    },
    preStateBuilds: {
      label: 'Pre-state railway that only builds',
      hint: 'With two players it is drawn by lot (X.3).',
      value: drawn,
      seldom: true,
    },
    coalBuilds: {
      label: 'Coal railway that only builds',
      hint: 'With two players it is drawn by lot (X.3).',
      value: drawn,
      seldom: true,
    },
  },
}

function drawn(value: string): string {
  return value === 'lot' ? 'Draw lots' : value
}
