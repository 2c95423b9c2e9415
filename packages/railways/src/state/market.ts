import type { CompanyIndex, MarketCell } from './ids.ts'

/** Where the markers stand. A company that has none is at OFF_MARKET. */
export interface MarketState {
  /** The cell of each company. */
  at: MarketCell[]
  /** Companies on the market, dearest first, in one cell the upper marker first: the order of operation. */
  order: CompanyIndex[]
}

export type Market = { readonly at: readonly MarketCell[]; readonly order: readonly CompanyIndex[] }

export const OFF_MARKET = -1

/** A chart of prices; cells are numbers, however they are printed. */
export interface Chart {
  readonly prices: readonly number[]
  /** Whether a marker on one cell acts before one on another, by place alone. */
  before(cell: MarketCell, other: MarketCell): boolean
}

/** No company has a marker yet. */
export function newMarket(companies: number): MarketState {
  return { at: Array.from({ length: companies }, () => OFF_MARKET), order: [] }
}

export function cloneMarket({ at, order }: Market): MarketState {
  return { at: at.slice(), order: order.slice() }
}

/** The markers of each cell that has any, the upper one first; cells in the order of operation. */
export function stacks({
  at,
  order,
}: Market): { readonly cell: MarketCell; readonly companies: readonly CompanyIndex[] }[] {
  const found = new Map<MarketCell, CompanyIndex[]>()
  for (const company of order) {
    const cell = at[company] as MarketCell
    const there = found.get(cell)
    if (there === undefined) found.set(cell, [company])
    else there.push(company)
  }
  return [...found].map(([cell, companies]) => ({ cell, companies }))
}

/** The order is a permutation of the companies that have a marker, and follows the chart. */
export function marketViolations(
  { at, order }: Market,
  chart: Chart,
  hasMarker: (company: CompanyIndex) => boolean,
  nameOf: (company: CompanyIndex) => string,
): string[] {
  const found: string[] = []
  if (new Set(order).size !== order.length) found.push('a marker stands twice')
  at.forEach((cell, company) => {
    const on = cell !== OFF_MARKET
    if (on !== hasMarker(company)) found.push(`marker of ${nameOf(company)}`)
    if (on !== order.includes(company)) found.push(`${nameOf(company)} is not in the order`)
    if (on && chart.prices[cell] === undefined) found.push(`${nameOf(company)} is off the chart`)
  })
  for (let place = 1; place < order.length; place++) {
    const [before, here] = [at[order[place - 1] as number], at[order[place] as number]]
    if (chart.before(here as number, before as number)) found.push('the order is not by price')
  }
  return found
}
