import type { TargetedKeyboardEvent } from 'preact'

/** Arrows walk from tile to tile; Tab does too. */
export function walkTiles(event: TargetedKeyboardEvent<HTMLElement>): void {
  const back = event.key === 'ArrowLeft' || event.key === 'ArrowUp'
  if (!back && event.key !== 'ArrowRight' && event.key !== 'ArrowDown') return
  const buttons = [...event.currentTarget.querySelectorAll<HTMLButtonElement>('.tile-button')]
  const now = buttons.indexOf(document.activeElement as HTMLButtonElement)
  if (now < 0) return
  event.preventDefault()
  event.stopPropagation()
  buttons[(now + (back ? -1 : 1) + buttons.length) % buttons.length]?.focus()
}
