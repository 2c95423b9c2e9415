import type { SignLook } from './company-sign.tsx'
import type { ShownTable } from './shown-table.ts'

const KNOWN = new WeakMap<ShownTable['game'], Map<string, SignLook>>()

/**
 * The look of a company's sign. Colours are printed and never change, so that a part which asks only for them is not
 * drawn again with every step.
 */
export function lookOf({ game, view }: ShownTable, id: string): SignLook {
  const known = KNOWN.get(game) ?? new Map<string, SignLook>()
  KNOWN.set(game, known)
  const kept = known.get(id)
  if (kept !== undefined) return kept
  const company = view.peek().companies.find((each) => each.id === id)
  // One that has left the game is known by its stations.
  if (company === undefined) {
    const { colour = 'var(--sunken)', text = 'var(--ink)', sign = 'plain' } = game.looks.get(id) ?? {}
    return { id, colour, text, sign }
  }
  const { colour, text, sign } = company
  const look = { id, colour, text, sign }
  known.set(id, look)
  return look
}
