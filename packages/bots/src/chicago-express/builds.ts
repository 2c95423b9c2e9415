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

/** Builds of each length that are followed further; where only a few are asked for, fewer. */
const KEPT = 40
const KEPT_OF_FEW = 10
const FEW = 3

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
  const perIncome = figures.buildIncome * Math.max(0.5, payouts - 0.5)
  const gains: number[] = []
  const gain = (hex: number): number =>
    (gains[hex] ??= perIncome * hexIncome(state, hex) - figures.buildCost * (choice.cost[hex] as number))
  const chosen: Build[] = []
  let level: readonly Build[] = [nothing]
  // A short build may be the wise one, so each length is represented.
  const ofEachLength = Math.ceil(most / FOLLOWED.length)
  const kept = most <= FEW ? KEPT_OF_FEW : KEPT
  for (let length = 1; length <= choice.most; length++) {
    const seen = new Set<number>()
    const longer = new Best(length === choice.most ? ofEachLength : kept)
    for (const build of level) {
      const ways = new Best(Math.min(kept, FOLLOWED[length - 1] as number))
      extend(choice, build, gain, figures.buildNearer, ways)
      for (const each of ways.builds) {
        const key = keyOf(each.chain)
        if (!seen.has(key)) longer.add(each)
        seen.add(key)
      }
    }
    level = longer.builds
    chosen.push(...level.slice(0, ofEachLength))
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

/** Adds each way to go on from a build by one hex. */
function extend(
  { open, links, cost, budget }: ChainChoice<ChicagoAction>,
  build: Build,
  gain: (hex: number) => number,
  perNearer: number,
  ways: Best,
): void {
  const look = ++looks
  for (const hex of build.chain) NOTED[hex] = look
  const left = budget - build.spent
  const add = (hex: number): void => {
    const price = cost[hex] as number
    if (NOTED[hex] === look || price < 0 || price > left) return
    NOTED[hex] = look
    const toChicago = Math.min(build.toChicago, COST_TO_CHICAGO[hex] as number)
    const score = build.score + gain(hex) + perNearer * (build.toChicago - toChicago)
    if (!ways.takes(score)) return
    ways.add({ chain: [...build.chain, hex], spent: build.spent + price, toChicago, score })
  }
  for (const hex of open) add(hex)
  for (const placed of build.chain) for (const hex of links[placed] as readonly number[]) add(hex)
}

/** The same for the same hexes, in whatever order they are built. */
function keyOf(chain: readonly number[]): number {
  const [a = 0, b = 0, c = 0] = chain
  const least = Math.min(a, b, c)
  const most = Math.max(a, b, c)
  return (least * HEXES.length + (a + b + c - least - most)) * HEXES.length + most
}

/** So many of the best builds, best first; of equals, whichever came first. */
class Best {
  readonly builds: Build[] = []
  readonly #most: number

  constructor(most: number) {
    this.#most = most
  }

  takes(score: number): boolean {
    return this.builds.length < this.#most || score > (this.builds.at(-1) as Build).score
  }

  add(build: Build): void {
    if (!this.takes(build.score)) return
    const { builds } = this
    if (builds.length === this.#most) builds.pop()
    let at = builds.length
    while (at > 0 && (builds[at - 1] as Build).score < build.score) at -= 1
    builds.splice(at, 0, build)
  }
}
