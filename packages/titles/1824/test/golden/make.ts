/**
 * Writes the golden games anew, after a deliberate change of the rules:
 * `node packages/titles/1824/test/golden/make.ts`
 */
import { type GoldenTable, writeGoldenGames } from '../../../../../test/golden-games.ts'
import { eighteen24 } from '../../title.ts'
import { luckOf, luckyAction } from '../random-play.ts'

/** So many entries lie between two versions that are looked at. */
export const STEP = 100

const GAMES: Readonly<Record<string, GoldenTable>> = {
  'base-4': { origin: 'four players by lot', players: 4, variant: null, options: {} },
  'towns-3': {
    origin: 'three players by lot who place their towns',
    players: 3,
    variant: 'goods-time',
    options: { towns: '7' },
  },
  'cisleithania-2': {
    origin: 'two players by lot on Cisleithania',
    players: 2,
    variant: 'cisleithania',
    options: {},
  },
  'cisleithania-3': {
    origin: 'three players by lot on Cisleithania',
    players: 3,
    variant: 'cisleithania',
    options: {},
  },
}

if (import.meta.main) {
  writeGoldenGames(import.meta.url, eighteen24, STEP, GAMES, ({ origin, players, variant, options }) => {
    const luck = luckOf({ players, seed: origin, variant, options })
    return (state) => luckyAction(luck, state)
  })
}
