import type { TrainCode } from './ids.ts'

/**
 * Trains that are not all alike although they are called the same: each has its own warranties. The lists go side by side,
 * so that trains stay what every other part takes them for. — 1862 7.10
 */
export interface WarrantedTrains {
  trains: TrainCode[]
  /** For each of `trains` how many it has left. */
  warranties: number[]
}

export function addTrain({ trains, warranties }: WarrantedTrains, train: TrainCode, count: number): void {
  trains.push(train)
  warranties.push(count)
}

/** Gives the warranties that go with it. */
export function takeTrainAt({ trains, warranties }: WarrantedTrains, place: number): number {
  const [count] = warranties.splice(place, 1)
  if (trains.splice(place, 1).length === 0 || count === undefined) throw new Error(`no train at ${place}`)
  return count
}

/** One warranty of every train runs out; gives the trains that were kept by it alone and go now. — 1862 7.10 */
export function useWarranties(
  owned: WarrantedTrains,
  isObsolete: (train: TrainCode) => boolean,
): TrainCode[] {
  owned.warranties = owned.warranties.map((count) => Math.max(0, count - 1))
  const goes = (train: TrainCode, place: number): boolean =>
    isObsolete(train) && owned.warranties[place] === 0
  const gone = owned.trains.filter(goes)
  const stays = owned.trains.map((train, place) => !goes(train, place))
  owned.trains = owned.trains.filter((_, place) => stays[place])
  owned.warranties = owned.warranties.filter((_, place) => stays[place])
  return gone
}
