import type { Asking } from '@roundhouse/kernel'
import type { ChicagoState } from '@roundhouse/titles/chicago-express'
import { chicagoArea } from './words.ts'

export { chicagoArea } from './words.ts'

/** "Round 3, Ana builds". */
export function askedIn({ round, step }: Asking, name: string): string {
  const { chicago, table } = chicagoArea.value.value
  return `${chicago.round(round?.set ?? 1)}, ${table.turn[step as ChicagoState['step']].other(name)}`
}
