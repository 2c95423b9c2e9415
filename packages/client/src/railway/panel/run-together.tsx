import type { RouteStop } from '@roundhouse/view/railway'
import { routesInHand } from '../map/routes.ts'
import type { CrowFlight } from '../railway-game.ts'
import type { RailwayTable } from '../railway-table.ts'
import { railwayWords } from '../words.ts'

/** Distances of the routes in hand that are paid as the crow flies. */
export function flightsOf(railway: RailwayTable): readonly CrowFlight[] {
  return railway.game.crowFlights?.(railway.state.value, routesInHand(railway)) ?? []
}

/** Runs a train as one with others of its kind, or by itself; where that is not lawful the panel says so. */
export function JoinUp({ railway, at }: { readonly railway: RailwayTable; readonly at: number }) {
  const t = railwayWords.value.panel.run
  const { mayJoin } = railway.game
  const routes = routesInHand(railway)
  const joins = ({ train, hexes }: (typeof routes)[number]): boolean =>
    mayJoin?.(train) === true && hexes.length > 1
  const route = routes[at]
  if (route === undefined || !joins(route) || routes.filter(joins).length < 2) return null
  const flights = flightsOf(railway)
  const together = flights.find((flight) => flight.routes.includes(at))?.routes ?? [at]
  const isAlone = together.length < 2
  const change = (): void =>
    railway.change({
      routes: routes.map((each, index) => {
        if (!joins(each)) return each
        const own = flights.findIndex((flight) => flight.routes.includes(index))
        if (index === at) return { ...each, chain: isAlone ? 0 : routes.length }
        return { ...each, chain: isAlone && index < at ? 0 : Math.max(0, own) }
      }),
    })
  const label = isAlone ? t.joinUp : t.runAlone
  return (
    <button type="button" class="button small" onClick={change}>
      {label}
    </button>
  )
}

/** What a press on a stop does: it is left out, as many as the train must leave; a second press gives the choice back. */
export function leavingOut(railway: RailwayTable, at: number): ((stop: RouteStop) => void) | undefined {
  const routes = routesInHand(railway)
  const route = routes[at]
  const paid = route === undefined ? null : (railway.game.paidStops?.(route.train) ?? null)
  if (route === undefined || paid === null) return undefined
  const stops = railway.game
    .routeStops(railway.state.value, route, routes)
    .filter(({ minor }) => minor !== true)
  const over = stops.length - paid
  if (over <= 0) return undefined
  return ({ hex, counted, minor }) => {
    if (minor === true) return
    const { unpaid, ...rest } = route
    const left = counted ? [...(unpaid ?? []), hex].slice(-over) : []
    // Fewer than it must leave: the rest by what pays least.
    const full = left.length < over ? [...left, ...restOf(stops, left, over - left.length)] : left
    const changed = counted ? { ...rest, unpaid: full } : rest
    railway.change({ routes: routes.map((each, index) => (index === at ? changed : each)) })
  }
}

function restOf(stops: readonly RouteStop[], left: readonly string[], count: number): readonly string[] {
  return stops
    .filter(({ hex }) => !left.includes(hex))
    .toSorted((one, other) => one.value - other.value)
    .slice(0, count)
    .map(({ hex }) => hex)
}
