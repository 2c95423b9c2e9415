import type { DeepReadonly, Title } from '@roundhouse/kernel'
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

/** Above any money of any game, so that too much is refused by its rule and not as malformed. */
const MOST = 1_000_000
/** More than any company runs, and longer than any route on these maps. */
const MOST_ROUTES = 12
const MOST_HEXES = 120

const company = z.enum(COMPANY_IDS)
const mountain = z.enum(MOUNTAIN_IDS)
const train = z.enum(TRAIN_IDS)
const hex = z.string().check(z.refine((id) => HEX_IDS.includes(id)))
const tile = z.string().check(z.refine((id) => TILE_SET.tiles.some((each) => each.id === id)))
const amount = z.int().check(z.minimum(0), z.maximum(MOST))
const city = z.int().check(z.minimum(0), z.maximum(7))
const seat = z.int().check(z.minimum(0), z.maximum(5))

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
    rotation: z.int().check(z.minimum(0), z.maximum(5)),
  }),
  z.strictObject({ type: z.literal('placeToken'), hex, city }),
  z.strictObject({ type: z.literal('removeToken'), hex, city }),
  z.strictObject({
    type: z.literal('run'),
    routes: z
      .array(z.strictObject({ train, hexes: z.array(hex).check(z.maxLength(MOST_HEXES)) }))
      .check(z.maxLength(MOST_ROUTES)),
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

type Same<A, B> = [A] extends [B] ? ([B] extends [A] ? true : never) : never
/** Does not compile when schema and rules disagree about what an action is. */
true satisfies Same<DeepReadonly<z.infer<typeof ahAction>>, AhAction>

export const ahReader = readerOf(eighteen24 as unknown as Title, ahAction)
