/**
 * Writes the golden games anew, after a deliberate change of the rules:
 * `node packages/titles/1862/test/golden/make.ts`
 */
import { type GoldenTable, writeGoldenGames } from '../../../../../test/golden-games.ts'
import { railwayMania } from '../../title.ts'
import { actionByLot, luckOf } from '../random-play.ts'

/** So many entries lie between two versions that are looked at. */
export const STEP = 100

const GAMES: Readonly<Record<string, GoldenTable>> = {
  'freight-2': { origin: 'two players by lot 7', players: 2, variant: 'freight-simple', options: {} },
  'standard-3': { origin: 'three players by lot 2', players: 3, variant: null, options: {} },
  'newcomers-4': {
    origin: 'four new players by lot',
    players: 4,
    variant: 'express-simple',
    options: { newcomers: 'yes', shorter: 'yes' },
  },
  'freight-5': {
    origin: 'five players by lot with freights and locals 6',
    players: 5,
    variant: 'freight-advanced',
    options: { eightTokens: 'yes', forcedHome: 'no', trainList: 'short' },
  },
  'eight-8': { origin: 'eight players by lot 6', players: 8, variant: null, options: { trainList: 'long' } },
}

if (import.meta.main) {
  writeGoldenGames(import.meta.url, railwayMania, STEP, GAMES, ({ origin, players, variant, options }) => {
    const luck = luckOf({ players, seed: origin, variant, options })
    return (state) => actionByLot(luck, state)
  })
}
