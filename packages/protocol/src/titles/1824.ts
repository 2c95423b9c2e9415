import type { Title } from '@roundhouse/kernel'
import {
  type AhAction,
  COMPANY_IDS,
  HEX_IDS,
  MOUNTAIN_IDS,
  TILE_SET,
  TRAIN_IDS,
  eighteen24,
} from '@roundhouse/titles/1824'
import * as z from 'zod/mini'
import { readerOf } from '../reader.ts'
import { type Agreed, amount, city, oneOf, rotation, routesOf, seat } from './railway.ts'

const company = z.enum(COMPANY_IDS)
const mountain = z.enum(MOUNTAIN_IDS)
const train = z.enum(TRAIN_IDS)
const hex = oneOf(HEX_IDS)
const tile = oneOf(TILE_SET.tiles.map(({ id }) => id))

const ahAction = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('placeTown'), hex }),
  z.strictObject({ type: z.literal('draft'), company, price: z.exactOptional(amount) }),
  z.strictObject({ type: z.literal('namePrice'), price: amount }),
  z.strictObject({ type: z.literal('pass') }),
  z.strictObject({ type: z.literal('buyRailway'), company, price: z.exactOptional(amount) }),
  z.strictObject({ type: z.literal('buyMountain'), mountain }),
  z.strictObject({ type: z.literal('start'), company, price: amount }),
  z.strictObject({
    type: z.literal('buyShare'),
    company,
    from: z.exactOptional(z.union([z.enum(['bank', 'pool']), seat])),
    percent: z.exactOptional(z.union([z.literal(10), z.literal(20)])),
  }),
  z.strictObject({
    type: z.literal('sell'),
    company: z.enum([...COMPANY_IDS, ...MOUNTAIN_IDS]),
    shares: amount,
    double: z.exactOptional(z.boolean()),
  }),
  z.strictObject({ type: z.literal('exchangeMountain'), mountain, company }),
  z.strictObject({ type: z.literal('exchangeCoal'), company }),
  z.strictObject({
    type: z.literal('layTile'),
    hex,
    tile,
    rotation,
  }),
  z.strictObject({ type: z.literal('placeToken'), hex, city }),
  z.strictObject({ type: z.literal('removeToken'), hex, city }),
  z.strictObject({
    type: z.literal('run'),
    routes: routesOf(train, hex),
    believed: z.exactOptional(amount),
    mines: z.exactOptional(amount),
  }),
  z.strictObject({ type: z.literal('payOut'), amount: z.exactOptional(amount) }),
  z.strictObject({ type: z.literal('withhold') }),
  z.strictObject({
    type: z.literal('buyTrain'),
    train,
    from: z.literal('bank'),
    tradeIn: z.exactOptional(train),
    help: z.exactOptional(amount),
  }),
  z.strictObject({
    type: z.literal('tradeTrain'),
    train,
    from: company,
    price: amount,
    tradeIn: z.exactOptional(train),
    help: z.exactOptional(amount),
  }),
  z.strictObject({ type: z.literal('answer'), accept: z.boolean() }),
  z.strictObject({ type: z.literal('discard'), train }),
  z.strictObject({ type: z.literal('repay'), amount }),
])

/** Does not compile when schema and rules disagree about what an action is. */
true satisfies Agreed<typeof ahAction, AhAction>

export const ahReader = readerOf(eighteen24 as unknown as Title, ahAction)
