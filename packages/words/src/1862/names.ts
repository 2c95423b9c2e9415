import {
  HEXES,
  REGIONS,
  type TrainData,
  type TrainType,
  coordinateBeyond,
  hexIndex,
  trainCode,
  trainData,
} from '@roundhouse/titles/1862'
import type { Nouns, OwnNouns, TitleNouns } from '../railway/nouns.ts'

const HEX_NAMES: ReadonlyMap<string, readonly string[]> = new Map(HEXES.map(({ id, names }) => [id, names]))

/** Red areas and ports by the coordinates behind their entries; a sea hex may serve two. */
const REGIONS_AT: ReadonlyMap<string, readonly string[]> = regionsByCoordinate()

/** How a language speaks of trains, and of what lies around the map. */
export interface RmGrammar {
  /** Red areas and ports by their ids. */
  readonly regions: Readonly<Record<string, string>>
  /** On chips and in the log: the F of "3F". */
  readonly letters: Readonly<Record<TrainType, string>>
  /** "freight 3", "a freight 3". */
  train(type: TrainType, length: string): string
  aTrain(type: TrainType, length: string): string
}

/** What shared sentences ask for, in one language. */
export function rmNouns(
  make: (title: TitleNouns, own: OwnNouns) => Nouns,
  { regions, letters, train, aTrain }: RmGrammar,
  own: OwnNouns,
): Nouns {
  const regionNames = (hex: string): string[] => regionsOf(hex).flatMap((id) => regions[id] ?? [])
  const nouns = make(
    {
      currency: '£',
      directorShares: 3,
      hexNames: (hex) => HEX_NAMES.get(hex) ?? regionNames(hex),
      kindOf(id) {
        const known = trainOf(id)
        return known === null ? id : `${lengthOf(known)}${letters[known.type]}`
      },
    },
    own,
  )
  return {
    ...nouns,
    // Nobody knows red areas and ports by a coordinate.
    place: (hex) => regionNames(hex).join(' / ') || nouns.place(hex),
    train(id) {
      const known = trainOf(id)
      return known === null ? nouns.train(id) : train(known.type, lengthOf(known))
    },
    aTrain(id) {
      const known = trainOf(id)
      return known === null ? nouns.aTrain(id) : aTrain(known.type, lengthOf(known))
    },
  }
}

/** What stands on a chip: the letter of a permit, or a train with it. */
export function chipsOf(
  letters: Readonly<Record<string, string>>,
  { kindOf }: Nouns,
): (kind: string) => string {
  return (kind) => letters[kind] ?? kindOf(kind)
}

/** Null for what a player types that is no train. */
function trainOf(id: string): TrainData | null {
  const code = trainCode(id)
  return code < 0 ? null : trainData(code)
}

/** "3", or "2/3" of a train that is paid for fewer than it visits. */
function lengthOf({ length: { pay, visit } }: TrainData): string {
  return pay === visit ? String(pay) : `${pay}/${visit}`
}

/** A coordinate beyond the map, or the id of the place itself. */
function regionsOf(hex: string): readonly string[] {
  return REGIONS_AT.get(hex) ?? []
}

function regionsByCoordinate(): Map<string, string[]> {
  const all = new Map<string, string[]>()
  for (const { id, entries } of REGIONS) {
    const coordinates = entries.map(({ from, side }) => coordinateBeyond(hexIndex(from), side))
    for (const coordinate of new Set([id, ...coordinates])) {
      all.set(coordinate, [...(all.get(coordinate) ?? []), id])
    }
  }
  return all
}
