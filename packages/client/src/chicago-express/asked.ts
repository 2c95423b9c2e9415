import type { Asking } from '@roundhouse/kernel'
import type { ChicagoState } from '@roundhouse/titles/chicago-express'
import { chicagoArea } from './words.ts'

/** What a game asks for, once the words are there: "Round 3, Ana builds". */
export async function readySaying(): Promise<(asking: Asking, name: string) => string> {
  await chicagoArea.ready()
  return ({ round, step }, name) => {
    const { chicago, table } = chicagoArea.value.value
    return `${chicago.round(round?.set ?? 1)}, ${table.turn[step as ChicagoState['step']].other(name)}`
  }
}
