import type { Rules, Train } from '../../src/index.ts'
import type { Company, Title, Trace } from './shared-files.ts'

/** A train by the name the recorded games give it, such as 3+3e, 4Ef, 2g, 2/3L*, 6F. */
export function trainOf(title: Title, id: string, name: string): Train {
  if (title === '1862') {
    const [, pay, visit, type] = /^(\d+)(?:\/(\d+))?([FLE])\**$/.exec(name) ?? []
    const n = Number(pay)
    if (type === 'F') return { id, kind: 'freight', hexes: n, permanent: n >= 6 }
    return { id, kind: type === 'L' ? 'local' : 'intercity', pay: n, visit: Number(visit ?? n) }
  }
  const [, first, plus, express] = /^(\d+)(?:\+(\d+))?(E)?[a-j]?$/.exec(name) ?? []
  const n = Number(first)
  if (plus !== undefined) return { id, kind: 'plus', cities: n, stops: n + Number(plus) }
  if (express !== undefined) return { id, kind: 'express', stops: n }
  if (title !== '18CZ' && name.endsWith('g')) return { id, kind: 'goods', cities: n }
  return { id, kind: 'normal', stops: n }
}

/** The rules by which the recorded games were valued. */
export function rulesOf(trace: Trace, stops: readonly { readonly id: string }[], total: boolean): Rules {
  const objective = total ? 'total' : 'revenue-then-extras'
  if (trace.folder === '18CZ') return { track: 'separate', objective, eTrainTopStops: true }
  if (trace.folder === '1862') {
    const shared = {
      meetAnywhere: true,
      runOptional: true,
      freightsAlwaysJoin: true,
      chainTwoEdges: true,
      outerEndExactlyOne: true,
      subsidyPerHex: 10,
      freightPerHex: 20,
      freightPerHexToPort: 30,
    }
    return { track: 'shared', objective: total ? 'total' : 'revenue', shared }
  }
  if (trace.folder === '1824') return { track: 'separate', objective }
  const on = (...hexes: string[]) =>
    stops.flatMap(({ id }) => (hexes.some((hex) => id.startsWith(`${hex}-`)) ? [id] : []))
  const bukowina = { amount: 50, needs: [on('E12', 'B9'), on('D25', 'E24', 'E26')] }
  return { track: 'separate', objective, bonuses: [bukowina] }
}

/** The trains a company may run in a state: of its own colour in 18CZ, of a type it has a permit for in 1862. */
export function runnableTrains(title: Title, company: Company): Train[] {
  const trains = (company.tr ?? []).map((name, index) => trainOf(title, `${name} ${index}`, name))
  if (title === '1862') {
    const permits = new Set(company.pm)
    const permit = { freight: 'freight', local: 'local', intercity: 'express' } as const
    return trains.filter(({ kind }) => permits.has(permit[kind as keyof typeof permit]))
  }
  if (title !== '18CZ') return trains
  const own = { small: 'normal', medium: 'plus', large: 'express' }[company.ty ?? 'small']
  return trains.filter(({ kind }) => kind === own)
}
