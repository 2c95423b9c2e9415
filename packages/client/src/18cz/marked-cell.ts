import { asReadonly } from '@roundhouse/kernel'
import { PRICES } from '@roundhouse/titles/18cz'
import { revenuePreview } from '@roundhouse/view/18cz'
import type { CzTable } from './cz-table.ts'

/** The cell of the market to which what the panel has put together would lead: a start price, a dividend. */
export function markedCell(cz: CzTable): number | null {
  if (cz.table.acting.value === null) return null
  const { action } = cz.draft.value
  if (action?.type === 'start') return PRICES.indexOf(action.price)
  const state = asReadonly(cz.state.value)
  if (state.step !== 'revenue') return null
  const preview = revenuePreview(state)
  return (action?.type === 'withhold' ? preview?.withhold : preview?.pay)?.cell.after ?? null
}
