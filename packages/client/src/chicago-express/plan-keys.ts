import type { TitleTable } from '../table/title-ui.ts'
import type { ChicagoTable } from './chicago-table.ts'
import { leaving, whyNotConfirm } from './why-not.ts'

/** Confirm, leave, step back: what the keys of the panel do. */
export function planKeys(
  chicago: ChicagoTable,
): Pick<TitleTable, 'confirm' | 'decline' | 'back' | 'unplace' | 'key'> {
  const { table } = chicago
  return {
    confirm() {
      if (table.acting.value === null) return
      const why = whyNotConfirm(chicago)
      const { action } = chicago.pending.value
      if (why === null && action !== null) return chicago.send(action)
      const anchor = document.querySelector('#action .confirm')?.getBoundingClientRect()
      if (why !== null && anchor !== undefined) table.whyNot.value = { reason: why, anchor, pinned: true }
    },
    decline() {
      const action = table.acting.value === null ? null : leaving(chicago)
      if (action !== null) chicago.send(action)
    },
    back: () => stepBack(chicago),
    unplace: () => canStepBack(chicago) && stepBack(chicago),
    key(event) {
      // Esc closes what was asked about a hex first, wherever the focus is.
      if (event.key !== 'Escape' || chicago.inspected.value === null) return false
      chicago.inspected.value = null
      return true
    },
  }
}

/** Takes the last thing back that was put together; false when there is nothing. */
export function stepBack(chicago: ChicagoTable): boolean {
  const { hexes, hex, dial, company, amount } = chicago.draft.value
  if (chicago.table.acting.value === null) return false
  if (hexes.length > 0) chicago.change({ hexes: hexes.slice(0, -1), preview: null })
  else if (hex !== null) chicago.change({ hex: null })
  else if (amount !== null || dial !== null || company !== null) chicago.clear()
  else return false
  return true
}

export function canStepBack(chicago: ChicagoTable): boolean {
  const { hexes, hex } = chicago.draft.value
  return hexes.length > 0 || hex !== null
}
