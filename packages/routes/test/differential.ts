import { type Rules, type StopKind, type Train, checkRun, solveRoutes } from '../src/index.ts'
import { bruteSeparate, bruteShared } from './brute-force.ts'
import { type BoardStyle, randomBoard } from './random-board.ts'

export const DIFFERENTIALS = [
  '18CZ',
  '18CZ as recorded',
  '18CZ in Moravia',
  '1824',
  '1824 for the total',
  'bonus',
  '1862',
  '1862 as recorded',
  '1862 for the total',
  '1862 with most trains',
  '1862, many trains',
  '1862 as recorded, many trains',
] as const
export type Differential = (typeof DIFFERENTIALS)[number]

const CZ: readonly (StopKind | null)[] = ['city', 'city', 'town', 'town', 'offboard', null, null]
const AH: readonly (StopKind | null)[] = ['city', 'city', 'town', 'mine', 'offboard', null, null]
const EC: readonly (StopKind | null)[] = ['city', 'city', 'city', 'town', 'offboard', null]
const MOST = 30_000

/** Solves one random board both ways; null if it is too large for brute force, else what differs ('' for nothing). */
export function compare(which: Differential, seed: number): string | null {
  const shared = which.startsWith('1862')
  const kinds = which.startsWith('18CZ') ? CZ : shared ? EC : AH
  const radius = seed % 3 === 0 && !which.endsWith('many trains') ? 2 : 1
  const style: BoardStyle = { kinds, areas: shared, radius }
  const graph = randomBoard(seed, style)
  const trains = trainsFor(which, seed)
  const rules = rulesFor(
    which,
    graph.stops.map((stop) => stop.id),
  )
  const brute = shared
    ? bruteShared(graph, trains, rules, MOST / 6)
    : bruteSeparate(graph, trains, rules, MOST)
  if (brute === null) return null
  const best = solveRoutes(graph, trains, rules)
  if (!best.ok) return `refused: ${best.error.code}`
  const check = checkRun(graph, trains, rules, best.routes)
  if (!check.ok)
    return `checker: ${check.fault} ${JSON.stringify(check.params)} ${JSON.stringify(best.routes)}`
  const told = `${best.revenue} + ${best.extras}`
  if (told !== `${check.revenue} + ${check.extras}`)
    return `checker: ${check.revenue} + ${check.extras}, solver: ${told}`
  const worth = rules.objective === 'total' ? brute.revenue + brute.extras : brute.revenue
  if (!best.optimal || best.bound !== worth) return `bound ${best.bound} for ${worth}`
  if (rules.objective === 'total')
    return best.revenue + best.extras === worth ? '' : `total ${told}, brute force ${worth}`
  const extras = rules.objective === 'revenue' ? best.extras : brute.extras
  return told === `${brute.revenue} + ${extras}`
    ? ''
    : `solver ${told}, brute force ${brute.revenue} + ${brute.extras}`
}

function trainsFor(which: Differential, seed: number): Train[] {
  if (which.endsWith('many trains')) return manyTrains(seed)
  const n = 2 + (seed % 4)
  const m = 1 + (seed % 3)
  const id = (index: number) => `t${index}`
  const menu: ((index: number) => Train)[] = which.startsWith('18CZ')
    ? [
        (index) => ({ id: id(index), kind: 'normal', stops: n }),
        (index) => ({ id: id(index), kind: 'plus', cities: m + 1, stops: n + m }),
        (index) => ({ id: id(index), kind: 'express', stops: n }),
      ]
    : which.startsWith('1862')
      ? [
          (index) => ({ id: id(index), kind: 'local', pay: n, visit: n + (seed % 2) }),
          (index) => ({ id: id(index), kind: 'intercity', pay: n, visit: n + ((seed >> 1) % 2) }),
          (index) => ({ id: id(index), kind: 'freight', hexes: m + 1, permanent: index % 2 === 0 }),
        ]
      : [
          (index) => ({ id: id(index), kind: 'normal', stops: n + 1 }),
          (index) => ({ id: id(index), kind: 'goods', cities: m }),
        ]
  const count = 1 + ((seed >> 3) % 3)
  return Array.from({ length: count }, (_, index) =>
    (menu[((seed >> 5) + index * ((seed >> 7) % 3)) % menu.length] as (typeof menu)[number])(index),
  )
}

/** Large fleets of small trains, for which brute force still has time. */
function manyTrains(seed: number): Train[] {
  return Array.from({ length: 4 + (seed % 2) }, (_, index): Train => {
    const id = `t${index}`
    const turn = (seed >> (2 * index)) % 4
    const visit = 2 + ((seed >> (index + 8)) % 2)
    if (turn === 0) return { id, kind: 'local', pay: 2, visit }
    if (turn === 1) return { id, kind: 'intercity', pay: 2, visit }
    return { id, kind: 'freight', hexes: turn - 1, permanent: ((seed >> (index + 12)) & 1) === 1 }
  })
}

function rulesFor(which: Differential, stops: readonly string[]): Rules {
  switch (which) {
    case '18CZ':
    case '1824':
      return { track: 'separate' }
    case '18CZ as recorded':
      return { track: 'separate', eTrainTopStops: true }
    case '18CZ in Moravia': {
      const kinds = ['plus', 'express'] as const
      const reds = [stops.slice(0, 1), stops.slice(-1)]
      return { track: 'separate', bonuses: reds.map((red) => ({ amount: 50, needs: [red], kinds })) }
    }
    case '1824 for the total':
      return { track: 'separate', objective: 'total' }
    case 'bonus':
      return { track: 'separate', bonuses: [{ amount: 50, needs: [stops.slice(0, 2), stops.slice(-3)] }] }
    case '1862':
    case '1862, many trains':
      return { track: 'shared', shared: { subsidyPerHex: 10 } }
    case '1862 for the total':
      return { track: 'shared', objective: 'total', shared: { subsidyPerHex: 10 } }
    case '1862 with most trains':
      return { track: 'shared', shared: { subsidyPerHex: 10, mostTrainsRun: true } }
    case '1862 as recorded':
    case '1862 as recorded, many trains':
      return {
        track: 'shared',
        objective: 'revenue',
        shared: {
          subsidyPerHex: 10,
          runOptional: true,
          meetAnywhere: true,
          freightsAlwaysJoin: true,
          chainTwoEdges: true,
          outerEndExactlyOne: true,
        },
      }
  }
}
