/** Mountain railways: papers that pay, and become shares of regional railways. — IV.1 */
export const MOUNTAINS = [
  { id: 'B1', name: 'Semmeringbahn' },
  { id: 'B2', name: 'Karstbahn' },
  { id: 'B3', name: 'Brennerbahn' },
  { id: 'B4', name: 'Arlbergbahn' },
  { id: 'B5', name: 'Karawankenbahn' },
  { id: 'B6', name: 'Wocheinerbahn' },
] as const

export type MountainId = (typeof MOUNTAINS)[number]['id']
export const MOUNTAIN_IDS: readonly MountainId[] = MOUNTAINS.map(({ id }) => id)

export const MOUNTAIN_PRICE = 120
export const MOUNTAIN_INCOME = 25

const INDEX = new Map<string, number>(MOUNTAIN_IDS.map((id, index) => [id, index]))

/** -1 for an id that is no mountain railway. */
export function mountainIndex(id: string): number {
  return INDEX.get(id) ?? -1
}

export function mountainId(mountain: number): MountainId {
  return MOUNTAIN_IDS[mountain] as MountainId
}
