import { memo } from '../../board/memo.ts'
import type { Layout } from './layout.ts'

export interface HexButtonProps {
  readonly layout: Layout
  readonly id: string
  readonly label: string
  /** Something is to be chosen, but not this. */
  readonly closed: boolean
  /** Part of the choice made so far. */
  readonly chosen: boolean
  readonly lit: boolean
  /** Tab stops at one hex only; arrows lead to the others. */
  readonly stop: boolean
}

/** What a hex is to a finger, a key and a screen reader. The group around listens for all of them. */
export const HexButton = memo(({ layout, id, label, closed, chosen, lit, stop }: HexButtonProps) => (
  <path
    class={lit || chosen ? 'hex-button open' : 'hex-button'}
    data-hex={id}
    d={layout.pathOf([id])}
    role="button"
    tabindex={stop ? 0 : -1}
    aria-label={label}
    aria-disabled={closed ? 'true' : undefined}
    aria-pressed={chosen ? 'true' : undefined}
  />
))
