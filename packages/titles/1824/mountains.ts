export interface MountainData {
  readonly id: string
  readonly name: string
}

/** Paper only: no station, no train, no track. — IV.1 */
export const MOUNTAINS = [
  { id: 'B1', name: 'Semmeringbahn' },
  { id: 'B2', name: 'Karstbahn' },
  { id: 'B3', name: 'Brennerbahn' },
  { id: 'B4', name: 'Arlbergbahn' },
  { id: 'B5', name: 'Karawankenbahn' },
  { id: 'B6', name: 'Wocheinerbahn' },
] as const satisfies readonly MountainData[]

export type MountainId = (typeof MOUNTAINS)[number]['id']

export const MOUNTAIN_PRICE = 120
/** What each pays its owner before every operating round. — IV.1 */
export const MOUNTAIN_PAY = 25

/** -1 for an id that is no mountain railway. */
export function mountainIndex(id: string): number {
  return MOUNTAINS.findIndex((each) => each.id === id)
}

export function mountainId(mountain: number): MountainId {
  return (MOUNTAINS[mountain] as (typeof MOUNTAINS)[number]).id
}
