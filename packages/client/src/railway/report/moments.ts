import type { Seat } from '@roundhouse/kernel'
import type { Chronicle } from '@roundhouse/view/railway'

/** A turning point of the game, and the version that shows it. */
export type Moment = { readonly version: number } & (
  | { readonly kind: 'bestRun'; readonly company: string; readonly revenue: number }
  | { readonly kind: 'dividend'; readonly seat: Seat; readonly company: string; readonly amount: number }
  | { readonly kind: 'obsolete'; readonly kinds: readonly string[] }
  | { readonly kind: 'loan'; readonly seat: Seat; readonly amount: number }
  | { readonly kind: 'acquired'; readonly company: string; readonly target: string; readonly price: number }
  | { readonly kind: 'lead'; readonly seat: Seat; readonly ahead: number }
  | { readonly kind: 'fall'; readonly seat: Seat; readonly amount: number }
)

/** What decided the game, in order of time. */
export function momentsOf(chronicle: Chronicle): Moment[] {
  return [
    ...bestRun(chronicle),
    ...largestDividend(chronicle),
    ...obsolete(chronicle),
    ...largestLoan(chronicle),
    ...dearestAcquisition(chronicle),
    ...lead(chronicle),
    ...fall(chronicle),
  ].toSorted((a, b) => a.version - b.version)
}

function bestRun({ runs }: Chronicle): Moment[] {
  const best = most(runs, ({ revenue }) => revenue)
  if (best === undefined || best.revenue === 0) return []
  const { version, company, revenue } = best
  return [{ kind: 'bestRun', version, company, revenue }]
}

function largestDividend({ runs }: Chronicle): Moment[] {
  const paid = runs.flatMap(({ version, company, bySeat }) =>
    bySeat.map((amount, seat) => ({ kind: 'dividend' as const, version, company, seat, amount })),
  )
  const best = most(paid, ({ amount }) => amount)
  return best === undefined || best.amount === 0 ? [] : [best]
}

/** Kinds that left together are one moment. */
function obsolete(chronicle: Chronicle): Moment[] {
  const byVersion = new Map<number, string[]>()
  for (const { version, kind } of chronicle.obsolete)
    byVersion.set(version, [...(byVersion.get(version) ?? []), kind])
  return [...byVersion].map(([version, kinds]) => ({ kind: 'obsolete', version, kinds }))
}

function largestLoan({ loans }: Chronicle): Moment[] {
  const best = most(loans, ({ amount }) => amount)
  if (best === undefined || best.amount <= 0) return []
  const { version, seat, amount } = best
  return [{ kind: 'loan', version, seat, amount }]
}

function dearestAcquisition({ acquisitions }: Chronicle): Moment[] {
  const best = most(acquisitions, ({ cost, treasury }) => Math.max(cost, treasury))
  if (best === undefined) return []
  const { version, company, target, price } = best
  return [{ kind: 'acquired', version, company, target, price }]
}

/** The end of the round from which the winner was alone ahead until the end. */
function lead({ points, result }: Chronicle): Moment[] {
  const winner = result?.winners.length === 1 ? result.winners[0] : undefined
  if (winner === undefined) return []
  const margins = points.map(({ version, figures }) => {
    const own = figures.players.find(({ seat }) => seat === winner)?.worth ?? 0
    const others = figures.players.filter(({ seat }) => seat !== winner).map(({ worth }) => worth)
    return { version, ahead: own - Math.max(...others) }
  })
  const behind = margins.findLastIndex(({ ahead }) => ahead <= 0)
  const first = margins[behind + 1]
  return first === undefined ? [] : [{ kind: 'lead', seat: winner, ...first }]
}

/** The most that anybody lost from the end of one round to the end of the next. */
function fall({ points }: Chronicle): Moment[] {
  const losses = points.slice(1).flatMap(({ version, figures }, at) =>
    figures.players.map(({ seat, worth }) => {
      const before = points[at]?.figures.players.find((player) => player.seat === seat)?.worth ?? worth
      return { kind: 'fall' as const, version, seat, amount: before - worth }
    }),
  )
  const worst = most(losses, ({ amount }) => amount)
  return worst === undefined || worst.amount <= 0 ? [] : [worst]
}

/** The first of those with the most. */
function most<T>(list: readonly T[], of: (each: T) => number): T | undefined {
  let best: T | undefined
  for (const each of list) if (best === undefined || of(each) > of(best)) best = each
  return best
}
