import type { RunLine } from '../board/board-props.ts'
import type { RunFound } from '../railway-game.ts'
import type { RailwayTable } from '../railway-table.ts'
import { foundIn } from '../searching.ts'
import { routesInHand, valuesOfRoutes } from './routes.ts'

const NOTHING: readonly RunLine[] = []

/** The routes that the map shows now: those being drawn, the best ones, or those of the moment shown. */
export function runsShown(railway: RailwayTable): readonly RunLine[] {
  const { decision, draft, best, bestAfter, showsBest } = railway
  if (decision.value === 'run') return linesInHand(railway)
  const after = foundIn(bestAfter.value)
  if (after !== null) return linesOf(railway, after)
  const onTrial = draft.value.hex !== null || draft.value.city !== null
  const now = foundIn(best.value)
  if (now !== null && (showsBest.value || onTrial)) return linesOf(railway, now)
  if (decision.value !== null) return NOTHING
  const run = railway.game.runIn(railway.eventsAt(railway.table.shown.value))
  return run === null ? NOTHING : linesOf(railway, run)
}

function linesOf({ game }: RailwayTable, { routes, byRoute }: RunFound): readonly RunLine[] {
  const trains = routes.map(({ train }) => train)
  return routes.map(({ train, hexes }, at) => ({
    style: styleOf(game, trains, at),
    pill: `${game.trainKind(train)} · ${byRoute[at] ?? 0}`,
    hexes,
    ...lookOf(game, train),
    open: false,
  }))
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
  const values = valuesOfRoutes(railway)
  const routes = routesInHand(railway)
  const trains = routes.map(({ train }) => train)
  return routes.map((route, at) => {
    const value = values[at]
    const kind = railway.game.trainKind(route.train)
    return {
      style: styleOf(railway.game, trains, at),
      pill: typeof value === 'number' ? `${kind} · ${value}` : kind,
      hexes: route.hexes,
      ...lookOf(railway.game, route.train),
      open: drawing === at,
    }
  })
}
