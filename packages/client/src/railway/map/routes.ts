import type { Refusal } from '@roundhouse/kernel'
import { nextOnRoute } from '@roundhouse/railways'
import type { LentTrain } from '@roundhouse/view/railway'
import type { RouteDraft, RunFound } from '../railway-game.ts'
import type { RailwayTable } from '../railway-table.ts'
import { foundIn } from '../searching.ts'

/** Every train of the company with its route: what is drawn by hand, else the best run. */
export function routesInHand(railway: RailwayTable): readonly RouteDraft[] {
  const { routes } = railway.draft.value
  return routes ?? byTrain(railway, foundIn(railway.best.value)?.routes ?? [])
}

/** One route for each train, empty where it does not run. */
export function byTrain(railway: RailwayTable, routes: readonly RouteDraft[]): readonly RouteDraft[] {
  const company = railway.view.value.operating
  if (company === null) return []
  const left = [...routes]
  const own = railway.game.trainsToRun(railway.state.value, company).map((train): RouteDraft => {
    const at = left.findIndex((route) => route.train === train)
    return at < 0 ? { train, hexes: [] } : (left.splice(at, 1)[0] as RouteDraft)
  })
  return [...own, ...left]
}

/** A train that is not the company's and may run for it now. */
export function lentTrain({ game, state, view, choices }: RailwayTable): LentTrain | null {
  const company = view.value.operating
  return company === null ? null : game.lentTrain(state.value, company, () => choices.value)
}

/** What the routes in hand earn together, or the rule they break; without any, nothing. */
export function valueInHand(railway: RailwayTable): RunFound | Refusal {
  const running = routesInHand(railway).filter(({ hexes }) => hexes.length > 1)
  return railway.game.valueOf(railway.state.value, railway.view.value.operating ?? '', running)
}

/** What each route in hand earns: what it adds to those before it, or by itself while they break a rule together. */
export function valuesOfRoutes(railway: RailwayTable): readonly (number | Refusal | null)[] {
  const routes = routesInHand(railway)
  const together = valueInHand(railway)
  if ('code' in together) {
    const flights = railway.game.crowFlights?.(railway.state.value, routes) ?? []
    return routes.map((_, at) => {
      const asOne = flights.find((flight) => flight.routes.includes(at))?.routes ?? [at]
      return valueAlone(railway, routes, asOne, at)
    })
  }
  const running = routes.filter(({ hexes }) => hexes.length > 1)
  return routes.map((route) =>
    route.hexes.length > 1 ? (together.byRoute[running.indexOf(route)] ?? 0) : null,
  )
}

/** What those that run as one earn by themselves, told with the first of them, or the rule they break; null: too short. */
function valueAlone(
  railway: RailwayTable,
  routes: readonly RouteDraft[],
  asOne: readonly number[],
  at: number,
): number | Refusal | null {
  const own = routes.filter((_, each) => asOne.includes(each))
  if (own.some(({ hexes }) => hexes.length < 2)) return null
  const value = railway.game.valueOf(railway.state.value, railway.view.value.operating ?? '', own)
  if ('code' in value) return value
  return asOne[0] === at ? value.revenue : 0
}

/** The hexes to which the route that is being drawn may go on; its last one takes itself back. */
export function drawTargets(railway: RailwayTable): ReadonlySet<string> {
  const { drawing } = railway.draft.value
  const route = drawing === null ? undefined : routesInHand(railway)[drawing]
  if (route === undefined) return new Set()
  const last = route.hexes.at(-1)
  const { game, state } = railway
  const next =
    game.nextOnRoute?.(state.value, route.hexes) ?? nextOnRoute(game.boardOf(state.value), route.hexes)
  return new Set(last === undefined ? next : [...next, last])
}

/** A hex for the route that is being drawn: added at its end, or taken back. */
export function drawHex(railway: RailwayTable, hex: string): void {
  const { drawing } = railway.draft.value
  const routes = routesInHand(railway)
  const route = drawing === null ? undefined : routes[drawing]
  if (route === undefined || !drawTargets(railway).has(hex)) return
  const hexes = route.hexes.at(-1) === hex ? route.hexes.slice(0, -1) : [...route.hexes, hex]
  railway.change({ routes: routes.map((each, at) => (at === drawing ? { ...route, hexes } : each)) })
}

/** Adds a lent train with a route that the rules have found, to be drawn further by hand. */
export function lendTrain(railway: RailwayTable, { train, hexes }: LentTrain): void {
  const routes = routesInHand(railway)
  railway.change({ routes: [...routes, { train, hexes }], drawing: routes.length })
}
