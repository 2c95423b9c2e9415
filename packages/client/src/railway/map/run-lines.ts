import { signal } from '@preact/signals'
import type { Refusal } from '@roundhouse/kernel'
import type { RunLine } from '../board/board-props.ts'
import type { RouteDraft, RunFound } from '../railway-game.ts'
import type { RailwayTable } from '../railway-table.ts'
import { foundIn } from '../searching.ts'
import { moneyOf } from '../words.ts'
import { routesInHand, valuesOfRoutes } from './routes.ts'

const NOTHING: readonly RunLine[] = []

/** The train that the map shows alone, by its place among the routes in hand; null: all of them. */
export const alone = signal<number | null>(null)

/** The routes that the map shows now: those being drawn, the best ones, or those of the moment shown. */
export function runsShown(railway: RailwayTable): readonly RunLine[] {
  const { decision, draft, best, bestAfter, showsBest } = railway
  if (decision.value === 'run') return linesInHand(railway)
  const after = foundIn(bestAfter.value)
  if (after !== null) return linesOf(railway, after)
  const onTrial = draft.value.hex !== null || draft.value.city !== null
  const now = foundIn(best.value)
  if (now !== null && (showsBest.value || onTrial)) return linesOf(railway, now)
  if (now !== null && (decision.value === 'lay' || decision.value === 'station'))
    return faint(linesOf(railway, now))
  if (decision.value !== null) return NOTHING
  const run = railway.game.runIn(railway.eventsAt(railway.table.shown.value), railway.state.value)
  return run === null ? NOTHING : linesOf(railway, run)
}

/** What the company earns as things are, while it decides what to build. */
function faint(lines: readonly RunLine[]): readonly RunLine[] {
  return lines.map((line) => ({ ...line, pill: '', faint: true }))
}

function linesOf(railway: RailwayTable, { routes, byRoute }: RunFound): readonly RunLine[] {
  return joinedLines(railway, routes, byRoute, null)
}

/** Trains that run as one have one colour, one pill with their sum, and what their distance comes to. */
function joinedLines(
  railway: RailwayTable,
  routes: readonly RouteDraft[],
  values: readonly (number | Refusal | null)[],
  drawing: number | null,
): readonly RunLine[] {
  const { game, state } = railway
  const trains = routes.map(({ train }) => train)
  const flights = game.crowFlights?.(state.value, routes) ?? []
  return routes.map(({ train, hexes }, at) => {
    const flight = flights.find((each) => each.routes.includes(at))
    const [first = at] = flight?.routes ?? []
    const together = flight?.routes ?? [at]
    const worth = together.reduce((sum, each) => sum + amountOf(values[each]), 0)
    const kinds = together.map((each) => game.trainKind(trains[each] ?? '')).join('+')
    const known = together.every((each) => typeof values[each] === 'number')
    return {
      style: styleOf(game, trains, first),
      pill: first !== at ? '' : known ? `${kinds} · ${worth}` : kinds,
      hexes,
      ...lookOf(game, train),
      open: drawing === at,
      ...(flight === undefined || first !== at || flight.hexes === 0
        ? {}
        : {
            crow: {
              from: flight.from,
              to: flight.to,
              beads: flight.hexes,
              told: `${flight.hexes} × ${moneyOf(railway)(flight.perHex)}`,
            },
          }),
    }
  })
}

function amountOf(value: number | Refusal | null | undefined): number {
  return typeof value === 'number' ? value : 0
}

/** The colour of a line, by the kind of its train or by its place. */
export function styleOf(
  { runStyle }: Pick<RailwayTable['game'], 'runStyle'>,
  trains: readonly string[],
  at: number,
): number {
  return runStyle?.(trains, at) ?? at % 4
}

function lookOf({ runLook }: RailwayTable['game'], train: string): Pick<RunLine, 'look'> {
  return runLook === undefined ? {} : { look: runLook(train) }
}

function linesInHand(railway: RailwayTable): readonly RunLine[] {
  const { drawing } = railway.draft.value
  const routes = routesInHand(railway)
  const lines = joinedLines(railway, routes, valuesOfRoutes(railway), drawing)
  const shown = alone.value
  if (shown === null) return lines
  const flights = railway.game.crowFlights?.(railway.state.value, routes) ?? []
  const together = flights.find((flight) => flight.routes.includes(shown))?.routes ?? [shown]
  return lines.filter((_, at) => together.includes(at))
}
