import type { ComponentChildren } from 'preact'
import { go } from './router.ts'

interface LinkProps {
  readonly to: string
  readonly class?: string
  readonly label?: string
  /** Heard before the page changes. */
  readonly onFollow?: (() => void) | undefined
  readonly children: ComponentChildren
}

/** A link inside the program: a plain click changes the page at once, all else is the browser's matter. */
export function Link({ to, class: className, label, onFollow, children }: LinkProps) {
  const follow = (event: MouseEvent): void => {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    onFollow?.()
    go(to)
  }
  return (
    <a href={to} class={className} aria-label={label} onClick={follow}>
      {children}
    </a>
  )
}
