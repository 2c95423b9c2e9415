import { type ChainChoice, type Choice, nextItems } from '@roundhouse/kernel'
import { type ChicagoAction, type CompanyId, type HexId, hexIndex } from '@roundhouse/titles/chicago-express'

/** The hexes that may follow the plan so far. */
export function buildTargets(
  open: readonly Choice<ChicagoAction>[],
  company: CompanyId,
  plan: readonly HexId[],
): ReadonlySet<HexId> {
  const chain = chainOf(open, company)
  if (chain === null) return new Set()
  const placed = plan.map(hexIndex)
  const spent = placed.reduce((sum, hex) => sum + (chain.cost[hex] as number), 0)
  return new Set(nextItems(chain, placed, spent).map((item) => chain.ids[item] as HexId))
}

export function developTargets(open: readonly Choice<ChicagoAction>[]): ReadonlySet<HexId> {
  return new Set(
    open.flatMap((choice) =>
      choice.kind === 'one' && choice.action.type === 'develop' ? [choice.action.hex] : [],
    ),
  )
}

/** All the ways this company can be built, or null. */
export function chainOf(
  open: readonly Choice<ChicagoAction>[],
  company: CompanyId,
): ChainChoice<ChicagoAction> | null {
  for (const choice of open) {
    if (choice.kind === 'chain' && choice.action.type === 'build' && choice.action.company === company) {
      return choice
    }
  }
  return null
}

/** The plan without one of its hexes; what hung on it goes too. */
export function planWithout(
  open: readonly Choice<ChicagoAction>[],
  company: CompanyId,
  plan: readonly HexId[],
  removed: HexId,
): readonly HexId[] {
  const kept: HexId[] = []
  for (const hex of plan) {
    if (hex !== removed && buildTargets(open, company, kept).has(hex)) kept.push(hex)
  }
  return kept
}
