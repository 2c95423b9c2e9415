import { useEffect } from 'preact/hooks'
import { memo } from '../../board/memo.ts'
import { useGroups } from './hex-groups.ts'
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
  /** The group that they stand in. */
  readonly within: { readonly current: Element | null }
}

/** One for each hex. A step through the history that changes nothing on the map draws none of them. */
export const HexButtons = memo(({ layout, spoken, targets, chosen, stop, within }: HexButtonsProps) => {
  const groups = useGroups(layout.places)
  const among = chosen.split(' ')
  // Once the frame is drawn: for a hex that has the focus a browser works out all new styles at once.
  useEffect(() => {
    const button = within.current?.querySelector(`[data-hex="${stop}"]`)
    button?.setAttribute('tabindex', '0')
    return () => button?.setAttribute('tabindex', '-1')
  }, [layout, stop])
  return (
    <>
      {groups.map((group, at) => (
        <Group
          key={at}
          layout={layout}
          group={group}
          labels={group.map(({ id }) => spoken.get(id) ?? id).join('\n')}
          targets={targets}
          chosen={among.filter((hex) => group.some(({ id }) => id === hex)).join(' ')}
        />
      ))}
    </>
  )
})

interface GroupProps extends Pick<HexButtonsProps, 'layout' | 'targets' | 'chosen'> {
  readonly group: Layout['places']
  /** What is said of each of them, a line for each. */
  readonly labels: string
}

/** Some of them at a time: one that is chosen leaves the other groups alone. */
const Group = memo(({ layout, group, labels, targets, chosen }: GroupProps) => {
  const said = labels.split('\n')
  const isChosen = new Set(chosen.split(' '))
  return (
    <>
      {group.map(({ id }, at) => (
        <HexButton
          key={id}
          layout={layout}
          id={id}
          label={said[at] ?? id}
          closed={targets !== null && !targets.has(id) && !isChosen.has(id)}
          chosen={isChosen.has(id)}
          lit={targets?.has(id) === true}
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
}

/**
 * What a hex is to a finger, a key and a screen reader. The group around listens for all of them. Tab stops at one hex
 * only; arrows lead to the others.
 */
const HexButton = memo(({ layout, id, label, closed, chosen, lit }: HexButtonProps) => (
  <path
    class={lit || chosen ? 'hex-button open' : 'hex-button'}
    data-hex={id}
    d={layout.pathOf([id])}
    role="button"
    tabindex={-1}
    aria-label={label}
    aria-disabled={closed ? 'true' : undefined}
    aria-pressed={chosen ? 'true' : undefined}
  />
))
