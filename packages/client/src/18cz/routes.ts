import { type Refusal, asReadonly } from '@roundhouse/kernel'
import { companyAt, companyIndex } from '@roundhouse/titles/18cz'
import type { RouteDraft, RunFound } from '../railway/railway-game.ts'
import { foundIn } from '../railway/searching.ts'
import type { CzTable } from './cz-table.ts'

/** The private 3E train of Moravia–Silesia, as a route names it. — XI.2 */
export const LENT_TRAIN = '3Ed'

/** Every train of the company with its route: what is drawn by hand, else the best run. */
export function routesInHand(cz: CzTable): readonly RouteDraft[] {
  const { routes } = cz.draft.value
  return routes ?? byTrain(cz, foundIn(cz.best.value)?.routes ?? [])
}

/** One route for each train, empty where it does not run. */
export function byTrain(cz: CzTable, routes: readonly RouteDraft[]): readonly RouteDraft[] {
  const company = cz.view.value.operating
  if (company === null) return []
  const left = [...routes]
  const own = cz.game.trainsToRun(cz.state.value, company).map((train): RouteDraft => {
    const at = left.findIndex((route) => route.train === train)
    return at < 0 ? { train, hexes: [] } : (left.splice(at, 1)[0] as RouteDraft)
  })
  return [...own, ...left]
}

/** Whether the director of the operating company owns the 3E train that can be lent. — XI.2 */
export function canLend(cz: CzTable): boolean {
  const { moravia } = cz.state.value
  const company = cz.view.value.operating
  if (moravia === null || company === null) return false
  return moravia.lender === companyAt(asReadonly(cz.state.value), companyIndex(company)).director
}

/** What the routes in hand earn together, or the rule they break; without any, nothing. */
export function valueInHand(cz: CzTable): RunFound | Refusal {
  const running = routesInHand(cz).filter(({ hexes }) => hexes.length > 1)
  return cz.game.valueOf(cz.state.value, cz.view.value.operating ?? '', running)
}

/** What one route earns by itself, or the rule it breaks; null while it is too short to say. */
export function valueAlone(cz: CzTable, route: RouteDraft): number | Refusal | null {
  if (route.hexes.length < 2) return null
  const value = cz.game.valueOf(cz.state.value, cz.view.value.operating ?? '', [route])
  return 'code' in value ? value : value.revenue
}

/** The hexes to which the route that is being drawn may go on; its last one takes itself back. */
export function drawTargets(cz: CzTable): ReadonlySet<string> {
  const { drawing } = cz.draft.value
  const company = cz.view.value.operating
  const route = drawing === null ? undefined : routesInHand(cz)[drawing]
  if (route === undefined || company === null) return new Set()
  const last = route.hexes.at(-1)
  const next = cz.game.nextHexes(cz.state.value, company, route.hexes)
  return new Set(last === undefined ? next : [...next, last])
}

/** A hex for the route that is being drawn: added at its end, or taken back. */
export function drawHex(cz: CzTable, hex: string): void {
  const { drawing } = cz.draft.value
  const routes = routesInHand(cz)
  const route = drawing === null ? undefined : routes[drawing]
  if (route === undefined || !drawTargets(cz).has(hex)) return
  const hexes = route.hexes.at(-1) === hex ? route.hexes.slice(0, -1) : [...route.hexes, hex]
  cz.change({ routes: routes.map((each, at) => (at === drawing ? { ...route, hexes } : each)) })
}

/** Adds the lent train with a route that the rules have found, to be drawn further by hand. */
export function lendTrain(cz: CzTable): void {
  const routes = routesInHand(cz)
  const found = cz.choices.value.flatMap(({ action }) =>
    action.type === 'run' ? action.routes.filter(({ train }) => train === LENT_TRAIN) : [],
  )
  const lent = found[0] ?? { train: LENT_TRAIN, hexes: [] }
  cz.change({ routes: [...routes, lent], drawing: routes.length })
}
