/**
 * Writes the golden games anew, after a deliberate change of the rules:
 * `node packages/titles/18cz/test/golden/make.ts`
 */
import { type GoldenTable, writeGoldenGames } from '../../../../../test/golden-games.ts'
import { eighteenCz } from '../../index.ts'
import { luckOf, luckyAction } from '../random-play.ts'

/** So many entries lie between two versions that are looked at. */
export const STEP = 50

/** Any legal run counts in these games, so that they stay as they are whatever finds the best one. */
const options = { runMaximum: 'no' }

const GAMES: Readonly<Record<string, GoldenTable>> = {
  'base-3': { origin: 'three players by lot', players: 3, variant: null, options },
  'base-5': { origin: 'five players by lot', players: 5, variant: null, options },
  'older-4': {
    origin: 'four players by lot, older edition',
    players: 4,
    variant: null,
    options: { ...options, olderEdition: 'yes' },
  },
  bohemia: { origin: 'two players by lot with Václav', players: 2, variant: 'bohemia', options },
  'moravia-3': { origin: 'three players by lot in Moravia', players: 3, variant: 'moravia-silesia', options },
}

if (import.meta.main) {
  writeGoldenGames(import.meta.url, eighteenCz, STEP, GAMES, ({ origin, players, variant }) => {
    const luck = luckOf({ players, seed: origin, variant, compatibility: 'rulebook' })
    return (state) => luckyAction(luck, state)
  })
}
