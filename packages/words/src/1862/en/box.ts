import type { BoxWords } from '../../shapes.ts'

const YES_NO = (value: string): string => (value === 'yes' ? 'Yes' : 'No')

export const box: BoxWords = {
  line: 'Railway mania in East Anglia: charters from Parliament, twenty companies, mergers, and three types of train.',
  length: '3–6 h',
  variant: 'Types of train',
  variants: {
    whole: {
      name: 'All trains',
      line: 'Express, freight and local trains, by permits: the game as it lies in the box.',
    },
    'express-simple': {
      name: 'Simple express',
      line: 'Express trains only, without permits; to begin with 18xx games (11.1).',
    },
    'freight-simple': {
      name: 'Simple freight',
      line: 'Freight trains only, without permits; to begin with 1862 (11.1).',
    },
    'freight-advanced': { name: 'Advanced freight', line: 'Freight and local trains, by permits (11.1).' },
    'express-advanced': { name: 'Advanced express', line: 'Express and local trains, by permits (11.1).' },
  },
  options: {
    trainList: {
      label: 'List of trains',
      hint: 'How many trains there are: fewer make a shorter game (2.4.3).',
      value: (value) => (value === 'short' ? 'Short' : value === 'long' ? 'Long' : 'Standard'),
    },
    extraCompanies: {
      label: 'More companies',
      hint: 'With seven players one company more from the start, with eight players two (2.4.2).',
      value: YES_NO,
      seldom: true,
    },
    shorter: {
      label: 'Shorter game',
      hint: 'The LNER forms after the first E train, D trains stay; the list of trains is set (11.2).',
      value: YES_NO,
    },
    newcomers: {
      label: 'For new players',
      hint: 'With one type of train: companies start in Parliament only; no redemption, no bought warranties, no Hudson (11.3).',
      value: YES_NO,
    },
    eightTokens: {
      label: 'Eight stations',
      hint: 'A company may have eight stations instead of seven (11.4).',
      value: YES_NO,
      seldom: true,
    },
    forcedHome: {
      label: 'Build at home',
      hint: 'A company whose home station stands outside a circle must build there; without this it may wait (7.2, 13).',
      value: YES_NO,
      seldom: true,
    },
    compatibility: {
      label: 'Rules',
      hint: '18xx.games departs from the rulebook in some points; choose it to go on with a game from there (2.4).',
      value: (value) => (value === 'rulebook' ? 'The rulebook' : 'As 18xx.games plays it'),
      seldom: true,
    },
  },
}
