/** One stock round and the set of operating rounds after it. — V, VIII.13 */
export interface SetData {
  /** The value of every local in each operating round of the set. */
  readonly values: readonly number[]
  /** A train leaves the bank after the set. */
  readonly export: boolean
}

export const PROGRESS: readonly SetData[] = [
  { values: [40], export: true },
  { values: [45], export: true },
  { values: [50], export: true },
  { values: [55], export: true },
  { values: [60, 65], export: true },
  { values: [70, 75], export: true },
  { values: [80, 90], export: true },
  { values: [100, 110, 120], export: false },
]

/** What a local is worth at the end. — X.2 */
export const LOCAL_END_VALUE = 120

/** Starting cash and certificate limit by number of players. — III.2, VII.4 */
export const STARTING_CASH: Readonly<Record<number, number>> = { 2: 280, 3: 380, 4: 300, 5: 250, 6: 210 }
export const CERTIFICATE_LIMIT: Readonly<Record<number, number>> = { 2: 14, 3: 14, 4: 12, 5: 10, 6: 9 }
