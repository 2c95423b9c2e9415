import type { DeepReadonly, Title } from '@roundhouse/kernel'
import {
  type ChicagoAction,
  COMPANY_IDS,
  DIAL_IDS,
  HEX_IDS,
  chicagoExpress,
} from '@roundhouse/titles/chicago-express'
import * as z from 'zod/mini'
import { readerOf } from '../reader.ts'

/** Above any cash of any game, so that a bid too high is refused by its rule and not as malformed. */
const MOST = 1_000_000
/** More than may be built, so that building too much is refused by its rule. */
const MOST_HEXES = 8

const company = z.enum(COMPANY_IDS)
const hex = z.enum(HEX_IDS)

const chicagoAction = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('choose'), dial: z.enum(DIAL_IDS) }),
  z.strictObject({ type: z.literal('decline') }),
  z.strictObject({ type: z.literal('offer'), company }),
  z.strictObject({ type: z.literal('bid'), amount: z.int().check(z.minimum(0), z.maximum(MOST)) }),
  z.strictObject({ type: z.literal('pass') }),
  z.strictObject({ type: z.literal('build'), company, hexes: z.array(hex).check(z.maxLength(MOST_HEXES)) }),
  z.strictObject({ type: z.literal('develop'), hex }),
])

type Same<A, B> = [A] extends [B] ? ([B] extends [A] ? true : never) : never
/** Does not compile when schema and rules disagree about what an action is. */
true satisfies Same<DeepReadonly<z.infer<typeof chicagoAction>>, ChicagoAction>

export const chicagoReader = readerOf(chicagoExpress as unknown as Title, chicagoAction)
