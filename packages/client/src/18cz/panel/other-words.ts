import { asReadonly } from '@roundhouse/kernel'
import { localValue } from '@roundhouse/titles/18cz'
import { localDeals } from '@roundhouse/view/18cz'
import type { CzTable } from '../cz-table.ts'
import { localShort, money, panelWords } from './text.ts'

/** What the confirm button says while something besides the step is put together; null when nothing is. */
export function otherWords(cz: CzTable): string | null {
  const { action } = cz.draft.value
  const t = panelWords.value.other
  switch (action?.type) {
    case 'sellLocal':
      return t.sell(localShort(action.local), money(localValue(asReadonly(cz.state.value))))
    case 'tradeLocal':
    case 'tradeMw': {
      const name = action.type === 'tradeMw' ? t.mw : localShort(action.local)
      const amount = Number.isFinite(action.price) ? money(action.price) : ''
      return ownsIt(cz) ? t.take(name, amount) : t.offer(name, amount)
    }
    default:
      return null
  }
}

/** Whether the one who decides for the company owns the thing himself: then nobody has to agree. — VIII.3 */
function ownsIt(cz: CzTable): boolean {
  const { action } = cz.draft.value
  const seat = cz.table.acting.value
  const deals = localDeals(asReadonly(cz.state.value))
  if (action?.type === 'tradeMw') return deals?.mw?.seat === seat
  return action?.type === 'tradeLocal' && deals?.others.find(({ id }) => id === action.local)?.owner === seat
}
