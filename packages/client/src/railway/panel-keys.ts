import type { Decision } from '@roundhouse/view/railway'
import type { TitleTable } from '../table/title-ui.ts'
import { turnTrial } from './map/lay-options.ts'
import { proposalOf, sendAll } from './panel/proposal.ts'
import type { RailwayTable } from './railway-table.ts'

/** Confirm, leave, step back, turn, best run: what the keys do for the panel. */
export function panelKeys(
  railway: RailwayTable,
): Pick<TitleTable, 'confirm' | 'decline' | 'back' | 'unplace'> & { key(event: KeyboardEvent): boolean } {
  return {
    confirm: () => confirm(railway),
    decline() {
      const leave = railway.table.acting.value === null ? null : leaving(railway)
      if (leave === null) return
      const why = railway.refuse(leave.action)
      if (why === null) railway.send(leave.action)
      else tell(railway, '#action .leave', why)
    },
    back: () => stepBack(railway),
    unplace: () => canStepBack(railway) && stepBack(railway),
    key(event) {
      if (event.ctrlKey || event.metaKey || event.altKey) return false
      if (event.key === 'Escape' && railway.inspected.value !== null) {
        railway.inspected.value = null
        return true
      }
      if (event.key === '3') return showBest(railway)
      return event.key === 'R' && turnTrial(railway)
    },
  }
}

export function confirm(railway: RailwayTable): void {
  if (railway.table.acting.value === null) return
  const { actions, why } = proposalOf(railway)
  if (why === null) void sendAll(railway, actions)
  else tell(railway, '#action .confirm', why)
}

function tell(
  railway: RailwayTable,
  at: string,
  reason: NonNullable<ReturnType<typeof proposalOf>['why']>,
): void {
  const anchor = document.querySelector(at)?.getBoundingClientRect()
  if (anchor !== undefined) railway.table.whyNot.value = { reason, anchor, pinned: true }
}

/** In the run step the best run takes the place of what was drawn; elsewhere it is shown or hidden. */
function showBest(railway: RailwayTable): boolean {
  if (railway.decision.value === 'run') railway.change({ routes: null, drawing: null })
  else railway.showsBest.value = !railway.showsBest.value
  return true
}

/** Takes the last thing back that was put together; false when there is nothing. */
export function stepBack(railway: RailwayTable): boolean {
  if (railway.table.acting.value === null) return false
  const { action, queue, hex, city, power, routes, drawing } = railway.draft.value
  const drawn = drawing === null ? undefined : routes?.[drawing]
  if (action !== null) railway.change({ action: null })
  else if (queue.length > 0) railway.change({ queue: queue.slice(0, -1) })
  else if (routes !== null && drawn !== undefined && drawn.hexes.length > 0) {
    const shorter = { ...drawn, hexes: drawn.hexes.slice(0, -1) }
    railway.change({ routes: routes.map((route, at) => (at === drawing ? shorter : route)) })
  } else if (routes !== null) railway.change({ routes: null, drawing: null })
  else if (hex !== null) railway.change({ hex: null, tile: null, rotation: 0 })
  else if (city !== null) railway.change({ city: null })
  else if (power !== null) railway.change({ power: null })
  else return false
  return true
}

export function canStepBack(railway: RailwayTable): boolean {
  const { action, queue, hex, city, power, routes } = railway.draft.value
  const drafted = [action, hex, city, power, routes].some((part) => part !== null)
  return drafted || queue.length > 0
}

/** What leaving means now. While a power is used in another step, undo leads back to that step. */
export function leaving(railway: RailwayTable): Decision['leave'] {
  const inPower =
    railway.draft.value.power !== null && railway.game.mapDecision(railway.state.value) !== 'lay'
  return inPower ? null : (railway.question.value?.leave ?? null)
}
