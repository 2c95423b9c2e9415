import type { Asking } from '@roundhouse/kernel'
import type { ChicagoState } from '@roundhouse/titles/chicago-express'
import { wordArea } from '../shell/word-areas.ts'
import { goesOn } from './goes-on.ts'

const area = wordArea({
  en: () => import('@roundhouse/words/chicago-express/turns/en'),
  es: () => import('@roundhouse/words/chicago-express/turns/es'),
  it: () => import('@roundhouse/words/chicago-express/turns/it'),
})

/** What a game asks for, once the words are there: "Round 3, Ana builds". */
export async function readySaying(): Promise<(asking: Asking, name: string) => string> {
  await area.ready()
  return ({ round: at, step }, name) => {
    const { round, turn } = area.value.value
    return `${round(at?.set ?? 1)}, ${goesOn(turn[step as ChicagoState['step']].other(name), name)}`
  }
}
