import type { ChainChoice, Choice } from '@roundhouse/kernel'
import {
  type ChicagoAction,
  COMPANY_IDS,
  type ChicagoState,
  HEXES,
  type HexId,
  hexIncome,
} from '@roundhouse/titles/chicago-express'
import type { Figures } from './figures.ts'
import { COST_TO_CHICAGO, leastOf } from './to-chicago.ts'

/** How many ways on are followed from each hex: thousands of builds are legal, few are worth a look. */
const FOLLOWED = [10, 6, 5] as const

/** Builds of each length that are followed further. */
const KEPT = 40

interface Build {
  readonly chain: readonly number[]
  readonly spent: number
  readonly score: number
  readonly toChicago: number
}

/** The builds of each company that promise most, of every length, as many of each company as asked for. */
export function likelyBuilds(
  choices: readonly Choice<ChicagoAction>[],
  state: ChicagoState,
  payouts: number,
  most: number,
  figures: Figures,
): ChicagoAction[] {
  return choices.flatMap((choice) =>
    choice.kind === 'chain' ? buildsOf(choice, state, payouts, most, figures) : [],
  )
}

function buildsOf(
  choice: ChainChoice<ChicagoAction>,
  state: ChicagoState,
  payouts: number,
  most: number,
  figures: Figures,
): ChicagoAction[] {
  if (choice.action.type !== 'build') return []
  const { action } = choice
  const company = state.companies.find((_, index) => COMPANY_IDS[index] === action.company)
  const nothing: Build = {
    chain: [],
    spent: 0,
    score: 0,
    toChicago: leastOf(COST_TO_CHICAGO, company?.network ?? []),
  }
  const gain = (hex: number): number =>
    figures.buildIncome * Math.max(0.5, payouts - 0.5) * hexIncome(state, hex) -
    figures.buildCost * (choice.cost[hex] as number)
  const chosen: Build[] = []
  let level: readonly Build[] = [nothing]
  for (const followed of FOLLOWED.slice(0, choice.most)) {
    const seen = new Set<number>()
    const longer: Build[] = []
    for (const build of level) {
      for (const each of best(extensions(choice, build, gain, figures.buildNearer), followed)) {
        const key = keyOf(each.chain)
        if (!seen.has(key)) longer.push(each)
        seen.add(key)
      }
    }
    level = best(longer, KEPT)
    // A short build may be the wise one, so each length is represented.
    chosen.push(...level.slice(0, Math.ceil(most / FOLLOWED.length)))
  }
  return chosen.map((build) => ({
    type: 'build',
    company: action.company,
    hexes: build.chain.map((hex) => choice.ids[hex] as HexId),
  }))
}

/** Which hexes are noted already, by the number of the look at them. */
const NOTED = new Int32Array(HEXES.length)
let looks = 0

/** Each way to go on from a build by one hex. */
function extensions(
  { open, links, cost, budget }: ChainChoice<ChicagoAction>,
  build: Build,
  gain: (hex: number) => number,
  perNearer: number,
): Build[] {
  const found: Build[] = []
  const look = ++looks
  for (const hex of build.chain) NOTED[hex] = look
  const left = budget - build.spent
  const add = (hex: number): void => {
    const price = cost[hex] as number
    if (NOTED[hex] === look || price < 0 || price > left) return
    NOTED[hex] = look
    const toChicago = Math.min(build.toChicago, COST_TO_CHICAGO[hex] as number)
    found.push({
      chain: [...build.chain, hex],
      spent: build.spent + price,
      toChicago,
      score: build.score + gain(hex) + perNearer * (build.toChicago - toChicago),
    })
  }
  for (const hex of open) add(hex)
  for (const placed of build.chain) for (const hex of links[placed] as readonly number[]) add(hex)
  return found
}

/** The same for the same hexes, in whatever order they are built. */
function keyOf(chain: readonly number[]): number {
  const [a, b = 0, c = 0] = chain.toSorted((x, y) => x - y)
  return ((a as number) * HEXES.length + b) * HEXES.length + c
}

function best(builds: readonly Build[], most: number): Build[] {
  return builds.toSorted((a, b) => b.score - a.score).slice(0, most)
}
