import type { DeepReadonly } from '@roundhouse/kernel'
import * as z from 'zod/mini'

/** Above any money of any game, so that too much is refused by its rule and not as malformed. */
const MOST = 1_000_000
/** More than any company runs, and longer than any route on any map. */
const MOST_ROUTES = 12
const MOST_HEXES = 120

export const amount = z.int().check(z.minimum(0), z.maximum(MOST))
export const city = z.int().check(z.minimum(0), z.maximum(7))
export const seat = seatOf(6)
export const rotation = z.int().check(z.minimum(0), z.maximum(5))

/** An id out of a list that is known when the program starts. */
export function oneOf(ids: readonly string[]) {
  const known = new Set(ids)
  return z.string().check(z.refine((id) => known.has(id)))
}

/** One of so many players. */
export function seatOf(players: number) {
  return z.int().check(z.minimum(0), z.maximum(players - 1))
}

/** The routes of a run: hexes in the order of travel. */
export function routesOf<Train extends z.ZodMiniType, Hex extends z.ZodMiniType>(train: Train, hex: Hex) {
  return runOf(z.strictObject({ train, hexes: hexesOf(hex) }))
}

/** The routes of a run, where a title says more about them. */
export function runOf<Route extends z.ZodMiniType>(route: Route) {
  return z.array(route).check(z.maxLength(MOST_ROUTES))
}

export function hexesOf<Hex extends z.ZodMiniType>(hex: Hex) {
  return z.array(hex).check(z.maxLength(MOST_HEXES))
}

/** True where a schema and the rules agree about what an action is; else nothing that compiles. */
export type Agreed<Schema extends z.ZodMiniType, Action> = Same<DeepReadonly<z.infer<Schema>>, Action> &
  Same<FieldsOf<z.infer<Schema>>, FieldsOf<Action>>
type Same<A, B> = [A] extends [B] ? ([B] extends [A] ? true : never) : never
/** Each kind of action with each of its fields: one that may be left out would pass for the same without it. */
type FieldsOf<A> = A extends { readonly type: string } ? `${A['type']} ${keyof A & string}` : never
