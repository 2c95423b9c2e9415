import { type LocalId, localData, localIndex, localSize } from '@roundhouse/titles/18cz'
import { type Told, joined, money } from '../../railway/said.ts'
import { say } from './sayings.ts'

/** What a local brings and may do once: "5 K a round · river free · purple green". — IV.1 */
export function powerSaid(id: LocalId): Told {
  const { income, terrain, colours } = localSize(localIndex(id))
  return joined(' · ', [
    say('locals.income', money(income)),
    say('locals.waives', { list: terrain.map((each) => say(`terrain.${each}`)) }),
    say('locals.lays', { list: colours.map((each) => say(`colours.${each}`)) }),
  ])
}

/** The name of a local by itself, without its size; what is none is called as it is. */
export function localName(id: string): string {
  const local = localIndex(id)
  return local < 0 ? id : localData(local).name
}
