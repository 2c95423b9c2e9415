import type { TitleTable } from '../table/title-ui.ts'
import type { CzTable } from './cz-table.ts'
import { turnTrial } from './lay-options.ts'
import { leaving, proposalOf, sendAll } from './panel/proposal.ts'
import { changeSales, salesOf } from './panel/sales.ts'

/** Confirm, leave, step back, turn, best run: what the keys do for the panel. */
export function panelKeys(
  cz: CzTable,
): Pick<TitleTable, 'confirm' | 'decline' | 'back' | 'unplace'> & { key(event: KeyboardEvent): boolean } {
  return {
    confirm: () => confirm(cz),
    decline() {
      const action = cz.table.acting.value === null ? null : leaving(cz.state.value.step)
      if (action === null) return
      const why = cz.refuse(action)
      if (why === null) cz.send(action)
      else tell(cz, '#action .leave', why)
    },
    back: () => stepBack(cz),
    unplace: () => canStepBack(cz) && stepBack(cz),
    key(event) {
      if (event.ctrlKey || event.metaKey || event.altKey) return false
      if (event.key === '3') return showBest(cz)
      return event.key === 'R' && turnTrial(cz)
    },
  }
}

export function confirm(cz: CzTable): void {
  if (cz.table.acting.value === null) return
  const { actions, why } = proposalOf(cz)
  if (why === null) void sendAll(cz, actions)
  else tell(cz, '#action .confirm', why)
}

function tell(cz: CzTable, at: string, reason: NonNullable<ReturnType<typeof proposalOf>['why']>): void {
  const anchor = document.querySelector(at)?.getBoundingClientRect()
  if (anchor !== undefined) cz.table.whyNot.value = { reason, anchor, pinned: true }
}

/** In the run step the best run takes the place of what was drawn; elsewhere it is shown or hidden. */
function showBest(cz: CzTable): boolean {
  if (cz.decision.value === 'run') cz.change({ routes: null, drawing: null })
  else cz.showsBest.value = !cz.showsBest.value
  return true
}

/** Takes the last thing back that was put together; false when there is nothing. */
export function stepBack(cz: CzTable): boolean {
  if (cz.table.acting.value === null) return false
  const { action, hex, city, power, routes, drawing } = cz.draft.value
  const sales = salesOf(cz)
  const drawn = drawing === null ? undefined : routes?.[drawing]
  if (action !== null) cz.change({ action: null })
  else if (sales.length > 0) changeSales(cz, sales.slice(0, -1))
  else if (routes !== null && drawn !== undefined && drawn.hexes.length > 0) {
    const shorter = { ...drawn, hexes: drawn.hexes.slice(0, -1) }
    cz.change({ routes: routes.map((route, at) => (at === drawing ? shorter : route)) })
  } else if (routes !== null) cz.change({ routes: null, drawing: null })
  else if (hex !== null) cz.change({ hex: null, tile: null, rotation: 0 })
  else if (city !== null) cz.change({ city: null })
  else if (power !== null) cz.change({ power: null })
  else return false
  return true
}

export function canStepBack(cz: CzTable): boolean {
  const { action, hex, city, power, routes } = cz.draft.value
  const drafted = [action, hex, city, power, routes].some((part) => part !== null)
  return drafted || salesOf(cz).length > 0
}
