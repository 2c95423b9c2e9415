import type { Stop } from './graph.ts'
import { type Rules, type SeparateTrain, bonusesFor } from './trains.ts'

/** An express that chooses its best stops is paid for no more towns than this [18CZ table C7]. */
export const TOP_STOPS_TOWNS = 3

/** Which stops of a legal route pay, in the order of the route; among equals the earlier ones. */
export function paidStops(stops: readonly Stop[], train: SeparateTrain, rules: Rules): readonly Stop[] {
  if (train.kind === 'goods') return stops.filter((stop) => stop.kind !== 'mine')
  if (train.kind !== 'express') return stops
  const towns = best(stops.filter((stop) => stop.kind === 'town'))
  const cities = stops.filter((stop) => stop.kind !== 'town')
  const chosen = new Set(
    rules.eTrainTopStops === true
      ? best([...cities, ...towns.slice(0, TOP_STOPS_TOWNS)]).slice(0, train.stops)
      : [...cities, ...towns.slice(0, Math.max(0, train.stops - cities.length))],
  )
  return stops.filter((stop) => chosen.has(stop))
}

export function bonusOf(stops: readonly Stop[], train: SeparateTrain, rules: Rules): number {
  let sum = 0
  for (const { amount, needs } of bonusesFor(train, rules)) {
    if (needs.every((need) => stops.some((stop) => need.includes(stop.id)))) sum += amount
  }
  return sum
}

function best(stops: readonly Stop[]): readonly Stop[] {
  return stops.toSorted((a, b) => b.value - a.value)
}
