import type { DeepReadonly, Title } from '@roundhouse/kernel'
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

/** Above any money of any game, so that too much is refused by its rule and not as malformed. */
const MOST = 1_000_000
/** More than any company runs, and longer than any route on this map. */
const MOST_ROUTES = 12
const MOST_HEXES = 120

const company = z.enum(COMPANY_IDS)
const local = z.enum(LOCAL_IDS)
const train = z.enum(TRAINS.flatMap((face): TrainId[] => (face === null ? [] : [face.id])))
const hex = z.string().check(z.refine((id) => HEXES.some((each) => each.id === id)))
const tile = z.string().check(z.refine((id) => TILE_SET.tiles.some((each) => each.id === id)))
const amount = z.int().check(z.minimum(0), z.maximum(MOST))
const city = z.int().check(z.minimum(0), z.maximum(7))

const czAction = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('buyLocal'), local }),
  z.strictObject({ type: z.literal('pass') }),
  z.strictObject({ type: z.literal('start'), company, price: amount }),
  z.strictObject({
    type: z.literal('buyShare'),
    company,
    from: z.exactOptional(z.union([z.enum(['bank', 'pool']), z.int().check(z.minimum(0), z.maximum(5))])),
  }),
  z.strictObject({ type: z.literal('sell'), company, shares: amount }),
  z.strictObject({ type: z.literal('repay'), amount }),
  z.strictObject({
    type: z.literal('layTile'),
    hex,
    tile,
    rotation: z.int().check(z.minimum(0), z.maximum(5)),
    local: z.exactOptional(local),
  }),
  z.strictObject({ type: z.literal('chooseCity'), city }),
  z.strictObject({ type: z.literal('placeToken'), hex, city }),
  z.strictObject({
    type: z.literal('run'),
    routes: z
      .array(z.strictObject({ train, hexes: z.array(hex).check(z.maxLength(MOST_HEXES)) }))
      .check(z.maxLength(MOST_ROUTES)),
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

type Same<A, B> = [A] extends [B] ? ([B] extends [A] ? true : never) : never
/** Does not compile when schema and rules disagree about what an action is. */
true satisfies Same<DeepReadonly<z.infer<typeof czAction>>, CzAction>

export const czReader = readerOf(eighteenCz as unknown as Title, czAction)
