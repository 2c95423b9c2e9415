import type { RunLine } from '../board/board-props.ts'
import type { RunFound } from '../railway-game.ts'
import type { RailwayTable } from '../railway-table.ts'
import { foundIn } from '../searching.ts'
import { routesInHand, valueAlone } from './routes.ts'

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
  return routes.map(({ train, hexes }, at) => ({
    style: at % 4,
    pill: `${game.trainKind(train)} · ${byRoute[at] ?? 0}`,
    hexes,
    ...lookOf(game, train),
    open: false,
  }))
}

function lookOf({ runLook }: RailwayTable['game'], train: string): Pick<RunLine, 'look'> {
  return runLook === undefined ? {} : { look: runLook(train) }
}

function linesInHand(railway: RailwayTable): readonly RunLine[] {
  const { drawing } = railway.draft.value
  return routesInHand(railway).map((route, at) => {
    const value = valueAlone(railway, route)
    const kind = railway.game.trainKind(route.train)
    return {
      style: at % 4,
      pill: typeof value === 'number' ? `${kind} · ${value}` : kind,
      hexes: route.hexes,
      ...lookOf(railway.game, route.train),
      open: drawing === at,
    }
  })
}
