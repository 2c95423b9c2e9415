import type { Stop } from './graph.ts'
import { figures, integers, marks } from './memory.ts'
import type { Network } from './network.ts'
import {
  type Objective,
  type RouteBonus,
  type Rules,
  type SeparateTrain,
  type Train,
  bonusesFor,
} from './trains.ts'

/** How stops that need not be paid are treated: all pay, towns may be skipped, or the best stops are chosen. */
export type Choosing = 'all' | 'towns' | 'top'

/**
 * How one kind of train counts on one network. Two budgets run down along a route: `cities` and `stops`; what a
 * stop takes from each depends on whether it is a town. Scores are values in the units of the objective.
 */
export interface Counting {
  readonly train: SeparateTrain
  /** How many trains of the company count like this. */
  readonly ids: readonly string[]
  readonly choosing: Choosing
  readonly cities: number
  readonly stops: number
  readonly cityTakesCity: number
  readonly cityTakesStop: number
  readonly townTakesStop: number
  readonly score: Float64Array
  readonly town: Uint8Array
  /** Which stops a train may arrive at and start from. A goods train starts at a mine and reaches no other. */
  readonly reachable: Uint8Array
  readonly starts: Uint8Array
  /** For each stop the bits of the bonus conditions it meets; for each set of bits what it earns. */
  readonly bonusBits: Int32Array
  readonly bonusScore: Float64Array
}

/** Weights of revenue and money apart that make one score of both, exact for the objective. */
export interface Weights {
  readonly revenue: number
  readonly extra: number
}

export function weightsFor(network: Network, trains: readonly Train[], objective: Objective): Weights {
  if (objective === 'revenue') return { revenue: 1, extra: 0 }
  if (objective === 'total') return { revenue: 1, extra: 1 }
  const mines = trains.filter((train) => train.kind === 'goods').length
  let most = 0
  for (const stop of network.stops) {
    const extra = stop.extra ?? 0
    most += stop.kind === 'mine' ? Math.min(1, mines) * extra : extra
  }
  return { revenue: 1 + trains.length * most, extra: 1 }
}

export function countingFor(
  network: Network,
  train: SeparateTrain,
  ids: readonly string[],
  rules: Rules,
  weights: Weights,
): Counting {
  const { stops } = network
  const isGoods = train.kind === 'goods'
  const score = figures(stops.length)
  const town = marks(stops.length)
  const reachable = marks(stops.length)
  const starts = marks(stops.length)
  for (let index = 0; index < stops.length; index++) {
    const { kind, value, extra = 0 } = stops[index] as Stop
    const isMine = kind === 'mine'
    score[index] = (isMine ? 0 : value * weights.revenue) + extra * weights.extra
    if (kind === 'town') town[index] = 1
    if (!isMine) reachable[index] = 1
    if (isMine === isGoods) starts[index] = 1
  }
  const budgets = budgetsOf(train, rules)
  return {
    train,
    ids,
    ...budgets,
    // More than there are stops are never used up.
    cities: Math.min(budgets.cities, stops.length),
    stops: Math.min(budgets.stops, stops.length),
    score,
    town,
    reachable,
    starts,
    ...bonusTables(network, bonusesFor(train, rules), weights.revenue),
  }
}

type Budgets = Pick<
  Counting,
  'choosing' | 'cities' | 'stops' | 'cityTakesCity' | 'cityTakesStop' | 'townTakesStop'
>

function budgetsOf(train: SeparateTrain, rules: Rules): Budgets {
  const plain = { choosing: 'all', cities: 0, cityTakesCity: 0, cityTakesStop: 1, townTakesStop: 1 } as const
  switch (train.kind) {
    case 'normal':
      return { ...plain, stops: train.stops }
    case 'plus':
      return { ...plain, cities: train.cities, cityTakesCity: 1, stops: train.stops }
    case 'express':
      if (rules.eTrainTopStops !== true) return { ...plain, choosing: 'towns', stops: train.stops }
      return { ...plain, choosing: 'top', cities: train.stops, cityTakesCity: 1, stops: train.stops }
    case 'goods':
      return {
        ...plain,
        cities: train.cities,
        stops: 0,
        cityTakesCity: 1,
        cityTakesStop: 0,
        townTakesStop: 0,
      }
  }
}

function bonusTables(
  network: Network,
  bonuses: readonly RouteBonus[],
  weight: number,
): Pick<Counting, 'bonusBits' | 'bonusScore'> {
  const needs = bonuses.flatMap((bonus) => bonus.needs)
  const bonusBits = integers(network.stops.length)
  for (const [bit, need] of needs.entries()) {
    for (const [index, { id }] of network.stops.entries())
      if (need.includes(id)) bonusBits[index] = (bonusBits[index] as number) | (1 << bit)
  }
  const bonusScore = figures(1 << needs.length)
  let first = 0
  for (const bonus of bonuses) {
    const full = ((1 << bonus.needs.length) - 1) << first
    first += bonus.needs.length
    bonusScore.forEach((score, bits) => {
      if ((bits & full) === full) bonusScore[bits] = score + bonus.amount * weight
    })
  }
  return { bonusBits, bonusScore }
}
