import { LOCAL_SIZES, cashOf, localData, localIndex } from '@roundhouse/titles/18cz'
import { type Asked, type Considered, ofType } from './considered.ts'

/** Locals pay from the first round on, and own companies buy them later. — VI */
export function considerDraft({ state, seat, actions, figures }: Asked): Considered[] {
  const cash = cashOf(state, seat)
  return ofType(actions, 'buyLocal').flatMap((action) => {
    const { price, size } = localData(localIndex(action.local))
    if (cash - price < figures.draftCash) return []
    const income = LOCAL_SIZES[size]?.income ?? 0
    return [{ action, worth: figures.draftRounds * income + figures.draftBonus - price }]
  })
}
