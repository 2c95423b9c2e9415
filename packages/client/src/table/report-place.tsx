import type { ComponentChildren } from 'preact'
import { useLayoutEffect, useRef } from 'preact/hooks'
import { focusSoonOn } from '../shell/focus-soon.ts'

/** Where somebody was in the report of a game when he left it: how far down, and on which link or button. */
interface Left {
  readonly top: number
  readonly on: string | null
}

/** By game, and for as long as the page lives: a page that is opened anew begins at the top. */
const LEFT = new Map<string, Left>()

/** The report scrolls by itself. Whoever follows it to a moment of the game and comes back goes on where he was. */
export function ReportPlace(props: { readonly game: string; readonly children: ComponentChildren }) {
  const { game, children } = props
  const place = useRef<HTMLElement>(null)
  useLayoutEffect(() => {
    const box = place.current
    if (box === null) return undefined
    const left = LEFT.get(game) ?? { top: 0, on: null }
    let { top } = left
    // Once it goes, the bar above it may have gone already, and all of it stand further down.
    const scrolled = (): void => {
      top = box.scrollTop
    }
    box.addEventListener('scroll', scrolled, { passive: true })
    const stop = goBackTo(box, left)
    return () => {
      stop()
      const focused = document.activeElement
      const on = focused !== null && focused !== box && box.contains(focused) ? signOf(focused) : null
      LEFT.set(game, { top, on })
      // What had the focus goes with the report.
      if (on !== null) focusSoonOn(() => (isLost() ? document.getElementById('action') : null))
    }
  }, [game])
  return (
    <main class="report-place" id="report" tabIndex={-1} ref={place}>
      {children}
    </main>
  )
}

/** Charts take their width and height once they are drawn: so many frames the way down may still grow. */
const MOST_FRAMES = 120
/** And so many it must have been as long as it was. */
const STILL_FRAMES = 3

/** Until the returned function is called, or whoever reads goes on by himself. */
function goBackTo(box: HTMLElement, { top, on }: Left): () => void {
  if (top === 0 && on === null) return () => {}
  let frame = 0
  let frames = 0
  let still = 0
  const stop = (): void => {
    cancelAnimationFrame(frame)
    for (const sign of SIGNS_OF_LIFE) removeEventListener(sign, stop, true)
  }
  const step = (): void => {
    const stands = Math.abs(box.scrollTop - top) < 1
    if (!stands) box.scrollTop = top
    still = stands ? still + 1 : 0
    if (on !== null && isLost()) focusOn(box, on)
    if (still > STILL_FRAMES || ++frames > MOST_FRAMES) stop()
    else frame = requestAnimationFrame(step)
  }
  for (const sign of SIGNS_OF_LIFE) addEventListener(sign, stop, true)
  step()
  return stop
}

const SIGNS_OF_LIFE = ['wheel', 'pointerdown', 'keydown'] as const

/** Nothing has the focus; where somebody has put it meanwhile, it stays. */
function isLost(): boolean {
  return document.activeElement === null || document.activeElement === document.body
}

function focusOn(box: HTMLElement, sign: string): void {
  const found = [...box.querySelectorAll<HTMLElement>('a, button, [tabindex]')]
  found.find((each) => signOf(each) === sign)?.focus({ preventScroll: true })
}

/** By what it is known again when everything has been drawn anew. */
function signOf(element: Element): string {
  return `${element.tagName} ${element.getAttribute('href') ?? ''} ${element.textContent}`
}
