import type { Title } from '@roundhouse/kernel'
import {
  COMPANY_IDS,
  type CzAction,
  HEXES,
  LOCAL_IDS,
  PRIVATES,
  TILE_SET,
  TRAINS,
  type TrainId,
  eighteenCz,
} from '@roundhouse/titles/18cz'
import * as z from 'zod/mini'
import { readerOf } from '../reader.ts'
import { type Agreed, amount, city, oneOf, rotation, routesOf, seat } from './railway.ts'

const company = z.enum(COMPANY_IDS)
const local = z.enum(LOCAL_IDS)
const train = z.enum(TRAINS.flatMap((face): TrainId[] => (face === null ? [] : [face.id])))
const hex = oneOf(HEXES.map(({ id }) => id))
const tile = oneOf(TILE_SET.tiles.map(({ id }) => id))

const czAction = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('buyLocal'), local }),
  z.strictObject({ type: z.literal('pass') }),
  z.strictObject({ type: z.literal('start'), company, price: amount }),
  z.strictObject({
    type: z.literal('buyShare'),
    company,
    from: z.exactOptional(z.union([z.enum(['bank', 'pool']), seat])),
  }),
  z.strictObject({ type: z.literal('sell'), company, shares: amount }),
  z.strictObject({ type: z.literal('repay'), amount }),
  z.strictObject({
    type: z.literal('layTile'),
    hex,
    tile,
    rotation,
    local: z.exactOptional(local),
  }),
  z.strictObject({ type: z.literal('chooseCity'), city }),
  z.strictObject({ type: z.literal('placeToken'), hex, city }),
  z.strictObject({
    type: z.literal('run'),
    routes: routesOf(train, hex),
    believed: z.exactOptional(amount),
  }),
  z.strictObject({ type: z.literal('payOut') }),
  z.strictObject({ type: z.literal('withhold') }),
  z.strictObject({ type: z.literal('acquire'), company, price: amount }),
  z.strictObject({ type: z.literal('removeToken'), hex, city }),
  z.strictObject({ type: z.literal('turnTrain'), train, to: train }),
  z.strictObject({ type: z.literal('scrapTrain'), train }),
  z.strictObject({
    type: z.literal('buyTrain'),
    train,
    from: z.enum(['bank', 'pool']),
    loan: z.exactOptional(amount),
    card: z.exactOptional(train),
  }),
  z.strictObject({ type: z.literal('tradeTrain'), train, from: company, price: amount }),
  z.strictObject({ type: z.literal('tradeLocal'), local, price: amount }),
  z.strictObject({ type: z.literal('sellLocal'), local }),
  z.strictObject({ type: z.literal('discard'), train }),
  z.strictObject({ type: z.literal('answer'), accept: z.boolean() }),
  z.strictObject({ type: z.literal('putUp'), item: z.enum(PRIVATES.map(({ id }) => id)) }),
  z.strictObject({ type: z.literal('bid'), item: z.enum(PRIVATES.map(({ id }) => id)), amount }),
  z.strictObject({ type: z.literal('tradeMw'), price: amount }),
])

/** Does not compile when schema and rules disagree about what an action is. */
true satisfies Agreed<typeof czAction, CzAction>

export const czReader = readerOf(eighteenCz as unknown as Title, czAction)
