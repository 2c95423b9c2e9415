import type { TitleAbout } from '@roundhouse/kernel'
import { AMENDMENTS } from './amendments.ts'
import { MARKERS, RECOMMENDED_MARKERS } from './town-markers.ts'

export const about1824: TitleAbout = {
  id: '1824',
  name: '1824',
  rules: 3,
  since: 1,
  amendments: AMENDMENTS,
  players: { min: 3, max: 6 },
  variants: [
    { id: 'goods-time', players: { min: 3, max: 6 }, notice: null },
    { id: 'cisleithania', players: { min: 2, max: 3 }, notice: null },
  ],
  options: [
    // The price of a train between companies of different directors: the card's lower one, or the standard one.
    { id: 'trainPrice', values: () => ['card', 'standard'], fallback: 'card', section: 'VII.11' },
    { id: 'startingCash', values: onCisleithania(3, ['680', '700']), fallback: '680', section: 'XI.2' },
    // Goods Time: the suggested scenario, or so many markers placed by the players, the recommended numbers first.
    { id: 'towns', values: townValues, fallback: 'scenario', section: 'XII.2' },
    {
      id: 'compatibility',
      values: () => ['rulebook', '18xx.games'],
      fallback: 'rulebook',
      section: 'III.2',
    },
    // Which railways build, if the table does not want the lot to decide.
    {
      id: 'preStateBuilds',
      values: onCisleithania(2, ['lot', 'SD2', 'SD3', 'KK2']),
      fallback: 'lot',
      section: 'X.3',
    },
    {
      id: 'coalBuilds',
      values: onCisleithania(2, ['lot', 'EPP', 'EOD', 'MLB']),
      fallback: 'lot',
      section: 'X.3',
    },
  ],
}

type Values = (players: number, variant: string | null) => readonly string[]

/** Only the fallback, which is the first, at tables of another size and on the other map. */
function onCisleithania(number: number, values: readonly string[]): Values {
  return (players, variant) =>
    players === number && variant === 'cisleithania' ? values : values.slice(0, 1)
}

function townValues(_players: number, variant: string | null): readonly string[] {
  return variant === 'goods-time' ? ['scenario', ...markerNumbers()] : ['scenario']
}

function markerNumbers(): readonly string[] {
  const all = Array.from({ length: MARKERS }, (_, at) => at + 1)
  return [...RECOMMENDED_MARKERS, ...all.filter((each) => !RECOMMENDED_MARKERS.includes(each))].map(String)
}
