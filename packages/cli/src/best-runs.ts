import { type GameState, asReadonly } from '@roundhouse/kernel'
import {
  COMPANIES,
  COMPANY_IDS,
  type CzState,
  HEXES,
  type Route,
  bestRun,
  companyIndex,
} from '@roundhouse/titles/18cz'
import { Failure } from './faults.ts'

/** The best run of a company as the command line tells it, whatever the title. */
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

/** How each title with trains looks for the best run; `company` null is the one whose turn it is. */
export const FINDERS: Readonly<Record<string, (state: GameState, company: string | null) => FoundRun>> = {
  '18cz': (state, company) => bestOf18cz(state as CzState, company),
}

function bestOf18cz(state: CzState, asked: string | null): FoundRun {
  const index = asked === null ? (state.turn?.company ?? -1) : knownCompany(asked)
  const company = COMPANIES[index]?.id
  if (company === undefined) throw new Failure('no company operates here; name one with --company')
  const best = bestRun(asReadonly(state), index)
  return {
    company,
    routes: best.routes.map((route, at) => ({
      train: route.train,
      way: wayOf(route),
      value: best.byRoute[at] as number,
    })),
    total: best.revenue,
    bound: best.bound,
    work: best.work,
  }
}

function knownCompany(id: string): number {
  if (COMPANY_IDS.some((each) => each === id)) return companyIndex(id)
  throw new Failure(`there is no company '${id}'; known: ${COMPANY_IDS.join(', ')}`)
}

/** Coordinates, with the name where the map prints one. */
function wayOf({ hexes }: Route): string[] {
  return hexes.map((id) => {
    const names = HEXES.find((hex) => hex.id === id)?.names ?? []
    return names.length === 0 ? id : `${id} ${names.join('/')}`
  })
}
