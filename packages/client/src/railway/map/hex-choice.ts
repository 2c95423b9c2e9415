import { walk } from '@roundhouse/kernel'
import type { RailwayTable } from '../railway-table.ts'

/** Hexes that the choices offer by themselves, without tile or city. */
export function hexesToChoose({ game, choices }: RailwayTable): ReadonlySet<string> {
  const { hexChoice } = game
  if (hexChoice === undefined) return new Set()
  const open = choices.value.filter(({ action }) => hexChoice.hexOf(action) !== null)
  return new Set([...walk(open)].flatMap((action) => hexChoice.hexOf(action) ?? []))
}

/** The one that is put together, on the map or in the panel. */
export function hexChosen({ game, draft }: RailwayTable): string | null {
  const { action } = draft.value
  return action === null ? null : (game.hexChoice?.hexOf(action) ?? null)
}

export function chooseHex(railway: RailwayTable, hex: string): void {
  const action = railway.game.hexChoice?.action(hex)
  if (action !== undefined && hexesToChoose(railway).has(hex)) railway.change({ action })
}
