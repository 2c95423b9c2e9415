import type { GameState } from '@roundhouse/kernel'
import type { RouteStop } from '@roundhouse/view/railway'
import { Icon } from '../../shell/icons.tsx'
import { words } from '../../shell/words.ts'
import { styleOf } from '../map/run-lines.ts'
import type { CrowFlight, RouteDraft, RunFound } from '../railway-game.ts'
import type { RailwayTable } from '../railway-table.ts'
import { moneyOf, railwayWords } from '../words.ts'

/** Every route of a run: its train in the colour of its line on the map, its stops, what it earns. */
export function RunLines({
  railway,
  state,
  run,
}: {
  readonly railway: RailwayTable
  /** The board on which it runs. */
  readonly state: GameState
  readonly run: RunFound
}) {
  const { number } = words.value.formats
  const { routes, byRoute } = run
  if (routes.length === 0) return null
  const trains = routes.map(({ train }) => train)
  const flights = railway.game.crowFlights?.(state, routes) ?? []
  const joined = joinedIn(flights)
  const rows = routes.flatMap((_, at) => {
    const together = joined.find((each) => each.includes(at)) ?? [at]
    return together[0] === at ? [together] : []
  })
  return (
    <ul class="run-lines">
      {rows.map((together) => (
        <li key={together[0]}>
          <RunChip railway={railway} trains={trains} at={together[0] ?? 0} together={together} />
          <span>
            <Stops railway={railway} stops={stopsOf(railway, state, routes, together)} />
            <Distance railway={railway} flights={flights} at={together[0] ?? 0} />
          </span>
          <b>{number(together.reduce((sum, at) => sum + (byRoute[at] ?? 0), 0))}</b>
        </li>
      ))}
      <MineRow stops={routes.flatMap((route) => railway.game.routeStops(state, route, routes))} />
    </ul>
  )
}

/** The run whose revenue is decided on. */
export function RunMade({ railway }: { readonly railway: RailwayTable }) {
  const run = railway.game.runIn(railway.eventsAt(railway.table.shown.value), railway.state.value)
  if (run === null || run.routes.length === 0 || run.company !== railway.view.value.operating) return null
  return (
    <div class="best">
      <RunLines railway={railway} state={railway.state.value} run={run} />
    </div>
  )
}

/** Trains that run as one, by their places among the routes. */
export function joinedIn(flights: readonly CrowFlight[]): readonly (readonly number[])[] {
  return flights.map((flight) => flight.routes).filter((each) => each.length > 1)
}

/** The distance that a train is paid for, or the first of those that run as one. */
export function Distance({
  railway,
  flights,
  at,
}: {
  readonly railway: RailwayTable
  readonly flights: readonly CrowFlight[]
  readonly at: number
}) {
  const flight = flights.find(({ routes }) => routes[0] === at)
  if (flight === undefined || flight.hexes === 0) return null
  const { distance } = railwayWords.value.panel.run
  return <small class="muted">{distance(flight.hexes, moneyOf(railway)(flight.perHex))}</small>
}

/** The stops of a route; of several that run as one those that pay, or another train is paid for: their outer ends. */
export function stopsOf(
  { game }: RailwayTable,
  state: GameState,
  routes: readonly RouteDraft[],
  together: readonly number[],
): readonly RouteStop[] {
  const stops = together.flatMap((at) => {
    const route = routes[at]
    return route === undefined ? [] : game.routeStops(state, route, routes)
  })
  if (together.length < 2) return stops
  return stops.filter(({ counted, paidBy }) => counted || paidBy !== undefined)
}

/** The train on the colour of its line; the pattern below it is the dash of the line. */
export function RunChip({
  railway,
  trains,
  at,
  first = at,
  together = [at],
}: {
  readonly railway: RailwayTable
  /** All that run, of which this is one. */
  readonly trains: readonly string[]
  readonly at: number
  /** The first of those that run as one: their lines have its colour. */
  readonly first?: number
  /** Several that run as one. */
  readonly together?: readonly number[]
}) {
  const train = trains[at] ?? ''
  return (
    <span
      class="run-chip"
      data-run={styleOf(railway.game, trains, first)}
      data-look={railway.game.runLook?.(train)}
    >
      {together.map((each) => railway.game.trainKind(trains[each] ?? '')).join('+')}
    </span>
  )
}

/** What mines bring the treasury besides, each for every train that begins there. */
export function MineRow({ stops }: { readonly stops: readonly RouteStop[] }) {
  const t = railwayWords.value.panel.run
  const mines = stops.filter(({ mine }) => mine)
  if (mines.length === 0) return null
  const places = [...new Set(mines.map(({ name }) => name))]
  return (
    <li class="mine-row">
      <Icon name="pick" size={15} />
      <span>{t.mines(places)}</span>
      <b>{words.value.formats.signed(mines.reduce((sum, { value }) => sum + value, 0))}</b>
    </li>
  )
}

/** `onPress`: a train that may pass more than it is paid for leaves out what is pressed. */
export function Stops({
  railway,
  stops,
  onPress,
}: {
  readonly railway: RailwayTable
  readonly stops: readonly RouteStop[]
  readonly onPress?: ((stop: RouteStop) => void) | undefined
}) {
  return (
    <span class="stops">
      {stops.map((stop, at) => (
        <StopOf key={`${stop.hex} ${at}`} railway={railway} stop={stop} onPress={onPress} />
      ))}
    </span>
  )
}

function StopOf({
  railway,
  stop,
  onPress,
}: {
  readonly railway: RailwayTable
  readonly stop: RouteStop
  readonly onPress: ((stop: RouteStop) => void) | undefined
}) {
  const t = railwayWords.value.panel.run
  const { name, value, counted, mine, paidBy } = stop
  if (mine) {
    return (
      <span class="mine" title={t.mines([name])}>
        <Icon name="pick" size={12} /> {name}{' '}
      </span>
    )
  }
  if (paidBy !== undefined) {
    return (
      <span class="paid-before">
        {name} <small>{t.paidWith(railway.game.trainKind(paidBy))}</small>{' '}
      </span>
    )
  }
  const told = (
    <>
      {name} <i>{value}</i>
    </>
  )
  if (onPress === undefined || stop.minor === true) {
    return (
      <span data-counted={counted} title={counted ? undefined : t.notCounted}>
        {told}{' '}
      </span>
    )
  }
  return (
    <>
      <button
        type="button"
        class="stop-button"
        data-counted={counted}
        aria-pressed={!counted}
        title={t.leaveOut(name)}
        onClick={() => onPress(stop)}
      >
        {told}
      </button>{' '}
    </>
  )
}
