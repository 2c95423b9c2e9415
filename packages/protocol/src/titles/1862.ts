import type { Title } from '@roundhouse/kernel'
import {
  COMPANY_IDS,
  PLACE_IDS,
  type RmAction,
  TILE_SET,
  TRAIN_IDS,
  railwayMania,
} from '@roundhouse/titles/1862'
import * as z from 'zod/mini'
import { readerOf } from '../reader.ts'
import { type Agreed, amount, hexesOf, oneOf, rotation, runOf, seatOf } from './railway.ts'

const company = z.enum(COMPANY_IDS)
const train = oneOf(TRAIN_IDS)
const hex = oneOf(PLACE_IDS)
const tile = oneOf(TILE_SET.tiles.map(({ id }) => id))
/** A small station lies between two sides. */
const side = rotation

const routes = runOf(
  z.strictObject({
    train,
    hexes: hexesOf(hex),
    unpaid: z.exactOptional(hexesOf(hex)),
    chain: z.exactOptional(amount),
  }),
)

const rmAction = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('pass') }),
  z.strictObject({ type: z.literal('openAuction'), company, bid: amount }),
  z.strictObject({ type: z.literal('bid'), bid: amount }),
  z.strictObject({ type: z.literal('takeCharter'), par: amount }),
  z.strictObject({
    type: z.literal('buyShare'),
    company,
    from: z.exactOptional(z.union([z.enum(['offer', 'pool', 'treasury']), seatOf(railwayMania.players.max)])),
  }),
  z.strictObject({ type: z.literal('sell'), company, shares: amount }),
  z.strictObject({ type: z.literal('start'), company, price: amount }),
  z.strictObject({ type: z.literal('buyTokens'), tokens: amount }),
  z.strictObject({ type: z.enum(['merge', 'acquire']), company, survivor: company }),
  z.strictObject({ type: z.literal('answer'), accept: z.boolean() }),
  z.strictObject({ type: z.literal('settleOption'), redeem: z.boolean() }),
  z.strictObject({ type: z.literal('removeToken'), hex }),
  z.strictObject({ type: z.literal('layTile'), hex, tile, rotation }),
  z.strictObject({ type: z.literal('placeSmall'), hex, from: side, to: side }),
  z.strictObject({ type: z.literal('linkLondon') }),
  z.strictObject({ type: z.literal('placeToken'), hex }),
  z.strictObject({
    type: z.literal('run'),
    routes,
    believed: z.exactOptional(amount),
    subsidy: z.exactOptional(amount),
  }),
  z.strictObject({ type: z.literal('payOut') }),
  z.strictObject({ type: z.literal('withhold') }),
  z.strictObject({ type: z.literal('hudson') }),
  z.strictObject({ type: z.literal('buyTrain'), train, warranties: z.exactOptional(amount) }),
  z.strictObject({
    type: z.literal('tradeTrain'),
    train,
    from: company,
    warranties: z.exactOptional(amount),
  }),
  z.strictObject({ type: z.literal('sellTreasury'), shares: amount }),
  z.strictObject({ type: z.literal('refinance') }),
  z.strictObject({ type: z.literal('redeem') }),
])

/** Does not compile when schema and rules disagree about what an action is. */
true satisfies Agreed<typeof rmAction, RmAction>

export const rmReader = readerOf(railwayMania as unknown as Title, rmAction)
