import type { TitleAbout } from '@roundhouse/kernel'
import { MARKERS, RECOMMENDED_MARKERS } from './goods-time.ts'

export const about1824: TitleAbout = {
  id: '1824',
  name: '1824',
  rules: 1,
  since: 1,
  amendments: [],
  players: { min: 3, max: 6 },
  variants: [
    { id: 'goods-time', players: { min: 3, max: 6 }, notice: null },
    { id: 'cisleithania', players: { min: 2, max: 3 }, notice: null },
  ],
  options: [
    // The price of a train between companies of different directors: the card's lower one, or the standard one.
    { id: 'trainPrice', values: () => ['card', 'standard'], fallback: 'card', section: 'VII.11' },
    // With three players on Cisleithania.
    { id: 'startingCash', values: forPlayers(3, ['680', '700']), fallback: '680', section: 'XI.2' },
    // Goods Time: the suggested scenario, or so many markers placed by the players, the recommended numbers first.
    { id: 'towns', values: () => ['scenario', ...markerNumbers()], fallback: 'scenario', section: 'XII.2' },
    {
      id: 'compatibility',
      values: () => ['rulebook', '18xx.games'],
      fallback: 'rulebook',
      section: 'III.2',
    },
    // Two players: which railways build, if the table does not want the lot to decide.
    {
      id: 'preStateBuilds',
      values: forPlayers(2, ['lot', 'SD2', 'SD3', 'KK2']),
      fallback: 'lot',
      section: 'X.3',
    },
    {
      id: 'coalBuilds',
      values: forPlayers(2, ['lot', 'EPP', 'EOD', 'MLB']),
      fallback: 'lot',
      section: 'X.3',
    },
  ],
}

/** Only the fallback, which is the first, at tables of other sizes. */
function forPlayers(number: number, values: readonly string[]): (players: number) => readonly string[] {
  return (players) => (players === number ? values : values.slice(0, 1))
}

function markerNumbers(): readonly string[] {
  const all = Array.from({ length: MARKERS }, (_, at) => at + 1)
  return [...RECOMMENDED_MARKERS, ...all.filter((each) => !RECOMMENDED_MARKERS.includes(each))].map(String)
}
