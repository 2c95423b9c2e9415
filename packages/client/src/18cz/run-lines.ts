import type { RunLine } from '../railway/board/board-props.ts'
import type { RunFound } from '../railway/railway-game.ts'
import { foundIn } from '../railway/searching.ts'
import type { CzTable } from './cz-table.ts'
import { kindOf } from './panel/text.ts'
import { routesInHand, valueAlone } from './routes.ts'

const NOTHING: readonly RunLine[] = []

/** The routes that the map shows now: those being drawn, the best ones, or those of the moment shown. */
export function runsShown(cz: CzTable): readonly RunLine[] {
  const { decision, draft, best, bestAfter, showsBest } = cz
  if (decision.value === 'run') return linesInHand(cz)
  const after = foundIn(bestAfter.value)
  if (after !== null) return linesOf(after)
  const onTrial = draft.value.hex !== null || draft.value.city !== null
  const now = foundIn(best.value)
  if (now !== null && (showsBest.value || onTrial)) return linesOf(now)
  if (decision.value !== null) return NOTHING
  const run = cz.game.runIn(cz.eventsAt(cz.table.shown.value))
  return run === null ? NOTHING : linesOf(run)
}

function linesOf({ routes, byRoute }: RunFound): readonly RunLine[] {
  return routes.map(({ train, hexes }, at) => ({
    style: at % 4,
    pill: `${kindOf(train)} · ${byRoute[at] ?? 0}`,
    hexes,
    open: false,
  }))
}

function linesInHand(cz: CzTable): readonly RunLine[] {
  const { drawing } = cz.draft.value
  return routesInHand(cz).map((route, at) => {
    const value = valueAlone(cz, route)
    return {
      style: at % 4,
      pill: typeof value === 'number' ? `${kindOf(route.train)} · ${value}` : kindOf(route.train),
      hexes: route.hexes,
      open: drawing === at,
    }
  })
}
