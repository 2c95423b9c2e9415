import type { Choices } from './choices.ts'
import { type Exchanging, exchanged } from './exchange.ts'

/** Choices of two slots that are looked at one by one; beyond them a linear program is sooner done. */
const FEW = 20_000

/**
 * Chooses for one slot or two without a linear program: most companies run no more. With one the first choice adds most;
 * of two all that collects more than it is looked at. Returns whether nothing better is left, which is not known where
 * the first choice itself cannot run.
 */
export function filledDirectly(
  choices: Choices,
  first: readonly number[] | null,
  asked: Exchanging,
): boolean {
  if (first === null || !asked.take(first)) return false
  if (choices.slots.length === 1) return true
  exchanged(choices, first, asked)
  return !asked.work.spent
}

export function areFew({ slots, counts, kind }: Choices): boolean {
  if (slots.length <= 1) return true
  const options = counts.map((_, own) => kind.reduce((sum, each) => sum + (each === own ? 1 : 0), 0))
  return slots.length === 2 && (options[0] as number) * (options.at(-1) as number) <= FEW
}
