import type { Action } from '@roundhouse/kernel'
import type { CityPlace, RouteDraft } from './railway-game.ts'

/** What a player has put together and not sent yet. It belongs to one version of the game and goes with it. */
export interface Draft<A> {
  /** A tile on trial. */
  readonly hex: string | null
  readonly tile: string | null
  readonly rotation: number
  /** The private or local whose power is used for it. */
  readonly power: string | null
  readonly city: CityPlace | null
  /** Routes drawn by hand; null: the best run. */
  readonly routes: readonly RouteDraft[] | null
  /** The route (by its place in the list) that takes the next hex. */
  readonly drawing: number | null
  /** What the panel has put together: a purchase, a sale, an answer. */
  readonly action: A | null
  /** What is sent before it, one after the other. */
  readonly queue: readonly A[]
}

export const NO_DRAFT: Draft<never> = {
  hex: null,
  tile: null,
  rotation: 0,
  power: null,
  city: null,
  routes: null,
  drawing: null,
  action: null,
  queue: [],
}

/** A draft that an earlier page has kept; what is on trial is looked up among the choices, so its form is enough. */
export function readDraft<A extends Action>(kept: object): Draft<A> | null {
  const { hex, tile, rotation, power, city, routes, drawing, action, queue } = kept as Partial<Draft<A>>
  const sound =
    [hex, tile, power].every((each) => each === null || typeof each === 'string') &&
    Number.isInteger(rotation) &&
    (drawing === null || Number.isInteger(drawing)) &&
    (city === null || (typeof city?.hex === 'string' && Number.isInteger(city.city))) &&
    (routes === null || (Array.isArray(routes) && routes.every(isRoute))) &&
    (action === null || isAction(action)) &&
    Array.isArray(queue) &&
    queue.every(isAction)
  return sound ? ({ hex, tile, rotation, power, city, routes, drawing, action, queue } as Draft<A>) : null
}

function isAction(action: Partial<Action> | null | undefined): boolean {
  return typeof action?.type === 'string'
}

function isRoute(route: Partial<RouteDraft> | null): boolean {
  return (
    typeof route?.train === 'string' &&
    Array.isArray(route.hexes) &&
    route.hexes.every((hex) => typeof hex === 'string')
  )
}
