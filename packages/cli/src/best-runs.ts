import { type GameState, asReadonly } from '@roundhouse/kernel'
import type { TitleRuns } from '@roundhouse/titles/runs'
import { Failure } from './faults.ts'

/** The best run of a company as the command line tells it. */
export interface FoundRun {
  readonly company: string
  readonly routes: readonly {
    readonly train: string
    readonly way: readonly string[]
    readonly value: number
  }[]
  readonly total: number
  /** What no run can exceed. */
  readonly bound: number
  readonly work: number
}

/** Of the company whose turn it is, unless another is asked about. */
export function foundRun(runs: TitleRuns, state: GameState, asked: string | null): FoundRun {
  const company = asked ?? runs.operating(asReadonly(state))
  if (company === null) throw new Failure('no company operates here; name one with --company')
  if (!runs.companies.includes(company)) {
    throw new Failure(`there is no company '${company}'; known: ${runs.companies.join(', ')}`)
  }
  const { routes, byRoute, revenue, bound, work } = runs.best(asReadonly(state), company)
  return {
    company,
    routes: routes.map(({ train, hexes }, at) => ({
      train,
      way: hexes.map((hex) => namedHex(runs, hex)),
      value: byRoute[at] as number,
    })),
    total: revenue,
    bound,
    work,
  }
}

/** Coordinates, with the name where the map prints one. */
function namedHex(runs: TitleRuns, hex: string): string {
  return [hex, runs.namesOn(hex).join('/')].filter((each) => each !== '').join(' ')
}
