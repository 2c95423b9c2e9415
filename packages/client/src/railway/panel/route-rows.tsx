import type { Refusal } from '@roundhouse/kernel'
import { say as saying } from '@roundhouse/view/railway'
import type { ComponentChildren } from 'preact'
import { useEffect } from 'preact/hooks'
import { Icon } from '../../shell/icons.tsx'
import { words } from '../../shell/words.ts'
import { lentTrain, routesInHand, valuesOfRoutes } from '../map/routes.ts'
import { alone } from '../map/run-lines.ts'
import type { CrowFlight, RouteDraft } from '../railway-game.ts'
import type { RailwayTable } from '../railway-table.ts'
import { railwayWords } from '../words.ts'
import { Distance, MineRow, RunChip, Stops, joinedIn, stopsOf } from './run-lines.tsx'
import { JoinUp, flightsOf, leavingOut } from './run-together.tsx'
import { sayer } from './say.ts'

/** A row for each train; those that run as one are one row, and rows of their own only while one of them is drawn. */
export function RouteRows({ railway }: { readonly railway: RailwayTable }) {
  const t = railwayWords.value.panel.run
  const routes = routesInHand(railway)
  const values = valuesOfRoutes(railway)
  // The next run begins with all of them.
  useEffect(() => showAll, [])
  if (routes.length === 0)
    return railway.best.value.kind === 'searching' ? null : <p class="prompt">{t.noTrain}</p>
  const { drawing } = railway.draft.value
  const flights = flightsOf(railway)
  const joined = joinedIn(flights)
  return (
    <ul class="run-lines by-hand">
      {routes.map((route, at) => {
        const together = joined.find((each) => each.includes(at))
        const isOpen = together?.includes(drawing ?? -1) === true
        const row = (
          <RouteRow
            key={at}
            railway={railway}
            route={route}
            at={at}
            first={together?.[0] ?? at}
            routes={routes}
            value={values[at] ?? null}
            flights={flights}
            within={together !== undefined}
          />
        )
        if (together === undefined) return row
        return (
          <>
            {together[0] === at && (
              <JoinedRow
                key={`joined ${at}`}
                railway={railway}
                together={together}
                routes={routes}
                flights={flights}
                values={values}
              />
            )}
            {isOpen && row}
          </>
        )
      })}
      <MineRow
        stops={routes.flatMap((route) => railway.game.routeStops(railway.state.value, route, routes))}
      />
    </ul>
  )
}

/** Trains that run as one: their outer ends, the distance between them, and one sum. */
function JoinedRow({
  railway,
  together,
  routes,
  flights,
  values,
}: {
  readonly railway: RailwayTable
  readonly together: readonly number[]
  readonly routes: readonly RouteDraft[]
  readonly flights: readonly CrowFlight[]
  readonly values: readonly (number | Refusal | null)[]
}) {
  const [first = 0] = together
  const stops = stopsOf(railway, railway.state.value, routes, together)
  const earned = together.map((at) => values[at]).filter((value) => typeof value === 'number')
  return (
    <li
      class="joined"
      data-broken={earned.length < together.length}
      onClick={(event) => showAlone(event, first)}
    >
      <AloneButton at={first} train={routes[first]?.train ?? ''} railway={railway}>
        <RunChip railway={railway} trains={routes.map(({ train }) => train)} at={first} together={together} />
      </AloneButton>
      <span>
        <Stops railway={railway} stops={stops} />
        <Distance railway={railway} flights={flights} at={first} />
      </span>
      <Sum value={earned.length < together.length ? null : earned.reduce((sum, each) => sum + each, 0)} />
      <Draw
        railway={railway}
        routes={routes}
        at={first}
        drawn={together.includes(railway.draft.value.drawing ?? -1)}
      />
    </li>
  )
}

function RouteRow({
  railway,
  route,
  at,
  first,
  routes,
  value,
  flights,
  within,
}: {
  readonly railway: RailwayTable
  readonly route: RouteDraft
  readonly at: number
  /** The first of those that run as one: their lines have its colour. */
  readonly first: number
  readonly routes: readonly RouteDraft[]
  readonly value: number | Refusal | null
  readonly flights: readonly CrowFlight[]
  /** One of several that run as one, and are summed up above. */
  readonly within: boolean
}) {
  const t = railwayWords.value.panel.run
  const stops = railway.game.routeStops(railway.state.value, route, routes)
  const lent = lentTrain(railway)
  const drawn = railway.draft.value.drawing === at
  return (
    <li
      data-drawing={drawn}
      data-within={within}
      data-broken={value !== null && typeof value !== 'number'}
      onClick={(event) => showAlone(event, at)}
    >
      <AloneButton at={at} train={route.train} railway={railway}>
        <RunChip railway={railway} trains={routes.map(({ train }) => train)} at={at} first={first} />
      </AloneButton>
      <span>
        {stops.length === 0 ? (
          <span class="stops muted">{route.hexes.length === 0 ? t.noRoute : route.hexes.join(' ')}</span>
        ) : (
          <Stops railway={railway} stops={stops} onPress={leavingOut(railway, at)} />
        )}
        {!within && <Distance railway={railway} flights={flights} at={at} />}
        {lent?.train === route.train && <small class="muted">{sayer(railway)(lent.lent)}</small>}
      </span>
      {within ? <span /> : <Sum value={typeof value === 'number' ? value : null} />}
      <Draw railway={railway} routes={routes} at={at} drawn={drawn} />
      {drawn && (
        <span class="tools">
          <JoinUp railway={railway} at={at} />
          <button
            type="button"
            class="button small clear"
            onClick={() =>
              railway.change({
                routes: routes.map((each, index) => (index === at ? { ...each, hexes: [] } : each)),
              })
            }
          >
            {t.clear}
          </button>
        </span>
      )}
    </li>
  )
}

/** The chip of a train; a press on its row shows it alone on the map, a second one all again. */
function AloneButton({
  railway,
  at,
  train,
  children,
}: {
  readonly railway: RailwayTable
  readonly at: number
  readonly train: string
  readonly children: ComponentChildren
}) {
  const name = sayer(railway)(saying('names.train', train))
  return (
    <button
      type="button"
      class="alone"
      aria-pressed={alone.value === at}
      title={railwayWords.value.panel.run.alone(name)}
    >
      {children}
    </button>
  )
}

function showAlone({ target }: Event, at: number): void {
  if (target instanceof Element && target.closest('button:not(.alone)') !== null) return
  alone.value = alone.value === at ? null : at
}

function showAll(): void {
  alone.value = null
}

function Sum({ value }: { readonly value: number | null }) {
  return <b>{value === null ? '–' : words.value.formats.number(value)}</b>
}

/** Takes a route in hand, or puts it down. */
function Draw({
  railway,
  routes,
  at,
  drawn,
}: {
  readonly railway: RailwayTable
  readonly routes: readonly RouteDraft[]
  readonly at: number
  readonly drawn: boolean
}) {
  const train = sayer(railway)(saying('names.train', routes[at]?.train ?? ''))
  const label = railwayWords.value.panel.run.draw(train)
  return (
    <button
      type="button"
      class="tool"
      role="switch"
      aria-checked={drawn}
      aria-label={label}
      title={label}
      onClick={() => {
        showAll()
        railway.change({ routes, drawing: drawn ? null : at })
      }}
    >
      <Icon name="pen" size={14} />
    </button>
  )
}
