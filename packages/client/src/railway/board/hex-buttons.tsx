import { memo } from '../../board/memo.ts'
import type { Layout } from './layout.ts'

export interface HexButtonsProps {
  readonly layout: Layout
  /** What is said of each hex. */
  readonly spoken: ReadonlyMap<string, string>
  /** Hexes that can be chosen, and those that are part of the choice made so far; no targets: nothing is asked. */
  readonly targets: ReadonlySet<string> | null
  readonly chosen: string
  /** The one hex at which Tab stops. */
  readonly stop: string
}

/** One for each hex. A step through the history that changes nothing on the map draws none of them. */
export const HexButtons = memo(({ layout, spoken, targets, chosen, stop }: HexButtonsProps) => {
  const isChosen = new Set(chosen.split(' '))
  return (
    <>
      {layout.places.map(({ id }) => (
        <HexButton
          key={id}
          layout={layout}
          id={id}
          label={spoken.get(id) ?? id}
          closed={targets !== null && !targets.has(id) && !isChosen.has(id)}
          chosen={isChosen.has(id)}
          lit={targets?.has(id) === true}
          stop={id === stop}
        />
      ))}
    </>
  )
})

interface HexButtonProps {
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
const HexButton = memo(({ layout, id, label, closed, chosen, lit, stop }: HexButtonProps) => (
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
