import type { Title } from '@roundhouse/kernel'
import * as z from 'zod/mini'
import { readerOf } from '../../packages/protocol/src/reader.ts'
import { COMPANY_IDS, GROUND, TILE_SET, TRAINS } from './data.ts'
import { seven } from './title.ts'

const hex = z.enum(GROUND.map.hexes.map(({ id }) => id))
const tile = z.enum(TILE_SET.tiles.map(({ id }) => id))
const train = z.enum(TRAINS.map(({ id }) => id))
const side = z.int().check(z.minimum(0), z.maximum(5))
const route = z.strictObject({ train, hexes: z.array(hex).check(z.maxLength(20)) })

/** What an action of Seven Hexes looks like from outside. */
export const readerSeven = readerOf(
  seven as unknown as Title,
  z.discriminatedUnion('type', [
    z.strictObject({ type: z.enum(['pass', 'payOut', 'withhold']) }),
    z.strictObject({ type: z.literal('buyShare'), company: z.enum(COMPANY_IDS) }),
    z.strictObject({ type: z.literal('layTile'), hex, tile, rotation: side }),
    z.strictObject({ type: z.literal('placeToken'), hex, city: side }),
    z.strictObject({ type: z.literal('run'), routes: z.array(route).check(z.maxLength(4)) }),
    z.strictObject({ type: z.literal('buyTrain'), train }),
  ]),
)
