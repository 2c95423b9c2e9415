import type { Refusal } from '@roundhouse/kernel'
import type { ComponentChildren } from 'preact'
import type { Table } from './table.ts'

/**
 * A button that never goes dead: when it cannot be pressed it stays focusable and tells why on hover,
 * focus and press.
 */
export function GuardedButton({
  table,
  why,
  onPress,
  class: className,
  pressed,
  label,
  hint,
  children,
}: {
  readonly table: Table
  /** Null: it can be pressed. */
  readonly why: Refusal | string | null
  readonly onPress: () => void
  readonly class?: string
  readonly pressed?: boolean
  readonly label?: string
  /** The number of the hint that is about it. */
  readonly hint?: number | undefined
  readonly children: ComponentChildren
}) {
  const tell = (pinned: boolean) => (event: Event) => {
    if (why === null) return
    const anchor = (event.currentTarget as HTMLElement).getBoundingClientRect()
    table.whyNot.value = { reason: why, anchor, pinned }
  }
  /**
   * A pointer that only rests where the button has come to stand asks nothing, and a finger never hovers:
   * the answer would lie over the next decision.
   */
  const hover = (event: PointerEvent): void => {
    const moved = event.movementX !== 0 || event.movementY !== 0
    const told = table.whyNot.value?.reason === why || table.whyNot.value?.pinned === true
    if (event.pointerType !== 'touch' && moved && !told) tell(false)(event)
  }
  const hush = (): void => {
    if (table.whyNot.value?.pinned === false) table.whyNot.value = null
  }
  return (
    <button
      type="button"
      class={className}
      aria-disabled={why === null ? undefined : 'true'}
      aria-pressed={pressed}
      aria-label={label}
      data-hint={hint}
      onClick={why === null ? onPress : tell(true)}
      onPointerMove={hover}
      onPointerLeave={hush}
      onFocus={(event) => {
        if ((event.currentTarget as HTMLElement).matches(':focus-visible')) tell(false)(event)
      }}
      onBlur={hush}
    >
      {children}
    </button>
  )
}
