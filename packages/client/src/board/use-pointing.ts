import { effect, untracked } from '@preact/signals'
import type { TargetedKeyboardEvent } from 'preact'
import { useEffect, useMemo, useRef, useState } from 'preact/hooks'
import type { Tap } from './gestures.ts'
import type { Point } from './hex-geometry.ts'
import { directionOf, placeTowards } from './neighbour.ts'
import type { Viewport } from './viewport.ts'

/** What a board asks of its hexes; nothing here knows a rule. */
export interface PointingOptions<Id extends string = string> {
  readonly places: readonly { readonly id: Id; readonly at: Point }[]
  readonly centreOf: (hex: Id) => Point
  /** Side of a hex in board units. */
  readonly side: number
  /** The scale at which a finger can choose, for the first tap on a board that is too small. */
  readonly nearScale: number
  /** The hex that Tab reaches before any other was reached. */
  readonly first: Id
  /** Hexes that can be chosen now; null: nothing is to be chosen. */
  readonly targets: ReadonlySet<Id> | null
  /** Part of the choice made so far. */
  readonly isChosen: (hex: Id) => boolean
  /** A choice has begun: the board stays where the reader is. */
  readonly begun: boolean
  /** A lit or chosen hex was clicked, tapped, or Space or Enter pressed on it; `at` is the board point, if any. */
  readonly onPick: (hex: Id, at: Point | null) => void
  readonly onPreview?: (hex: Id | null) => void
  readonly onWhyNot: (hex: Id | null, anchor: DOMRect | null, how: How) => void
  /** A hex is asked about: by a press where nothing is to be chosen, else by the second button, a long press or the h key. */
  readonly onInspect?: (hex: Id, anchor: DOMRect, byKey: boolean) => void
}

export interface Pointing<Id extends string = string> {
  /** A lit hex that the pointer or the focus is on. */
  readonly previewed: Id | null
  /** An unlit hex that was asked about. */
  readonly refused: Id | null
  /** The hex with the visible focus. */
  readonly ringed: Id | null
  /** The one hex that Tab reaches. */
  readonly stop: Id
  readonly tap: (tap: Tap) => void
  readonly keyDown: (event: TargetedKeyboardEvent<HTMLDivElement>) => void
  readonly over: (event: PointerEvent) => void
  readonly out: () => void
  readonly focusIn: (event: FocusEvent) => void
  readonly focusOut: () => void
  readonly inspect: (event: MouseEvent) => void
}

export type How = 'hover' | 'focus' | 'press'

/** A pointer that only passes by asks nothing. */
const REST = 350
/** A hex less high than this on the screen is too small for a finger: the first tap comes nearer. */
const SMALLEST_TAP = 36

interface Pointed<Id> {
  readonly previewed: Id | null
  readonly refused: Id | null
}
const NOTHING = { previewed: null, refused: null }

/** What pointer, finger and keys do on the hexes of a board. */
export function usePointing<Id extends string = string>(
  options: PointingOptions<Id>,
  viewport: Viewport,
): Pointing<Id> {
  const latest = useRef(options)
  latest.current = options
  const [pointed, setPointed] = useState<Pointed<Id>>(NOTHING)
  const [ringed, setRinged] = useState<Id | null>(null)
  const [current, setCurrent] = useState<Id>(options.first)
  const [inside, setInside] = useState(false)

  const actions = useMemo(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    let over: Id | null = null
    let now: Pointed<Id> & { readonly how: How } = { ...NOTHING, how: 'hover' }
    let lane: Point = latest.current.centreOf(latest.current.first)

    const chosen = (hex: Id): boolean => latest.current.isChosen(hex)
    const lit = (hex: Id): boolean => latest.current.targets?.has(hex) === true

    function show(next: Pointed<Id>, how: How): void {
      now = { ...next, how }
      setPointed(next)
    }

    function leave(): void {
      clearTimeout(timer)
      const { previewed, refused, how } = now
      if (previewed === null && refused === null) return
      show(NOTHING, how)
      if (previewed !== null) latest.current.onPreview?.(null)
      if (refused !== null) latest.current.onWhyNot(null, null, how)
    }

    function refuse(hex: Id, element: Element, how: How): void {
      leave()
      show({ previewed: null, refused: hex }, how)
      latest.current.onWhyNot(hex, element.getBoundingClientRect(), how)
    }

    function reach(hex: Id, element: Element, how: 'hover' | 'focus'): void {
      leave()
      if (chosen(hex) || latest.current.targets === null) return
      if (lit(hex)) {
        show({ previewed: hex, refused: null }, how)
        latest.current.onPreview?.(hex)
      } else if (how === 'focus') refuse(hex, element, how)
      else timer = setTimeout(() => refuse(hex, element, how), REST)
    }

    function pickOrRefuse(hex: Id, element: Element, at: Point | null): void {
      if (chosen(hex) || lit(hex)) {
        leave()
        latest.current.onPick(hex, at)
      } else if (latest.current.targets !== null) refuse(hex, element, 'press')
      else inspect(hex, element, at === null)
    }

    function inspect(hex: Id, element: Element, byKey: boolean): void {
      leave()
      latest.current.onInspect?.(hex, element.getBoundingClientRect(), byKey)
    }

    function walk(from: Id, key: string, onlyLit: boolean, root: Element): boolean {
      const direction = directionOf(key)
      if (direction === null) return false
      const { places, centreOf } = latest.current
      const open = onlyLit ? places.filter(({ id }) => lit(id) || chosen(id)) : places
      const next = placeTowards(open, centreOf(from), direction, lane)
      if (next === null) return true
      const to = centreOf(next)
      const upright = direction === 'up' || direction === 'down'
      const kept = upright ? { x: lane.x, y: to.y } : { x: to.x, y: lane.y }
      const element = root.querySelector<SVGElement>(`[data-hex="${next}"]`)
      element?.focus({ preventScroll: true })
      lane = kept
      return true
    }

    /** The target after this one, or before it; null at the end of them, where Tab goes on. */
    function targetBeside(from: Id, back: boolean): Id | null {
      if (!lit(from)) return null
      const ordered = asRead(latest.current)
      return ordered[ordered.indexOf(from) + (back ? -1 : 1)] ?? null
    }

    return {
      leave,
      tap({ target, at, twice, touch }: Tap): void {
        const element = target.closest('[data-hex]')
        const hex = hexOf(element) as Id | null
        const { targets, side, nearScale, centreOf } = latest.current
        if (element !== null && hex !== null && targets !== null && touch) {
          if (isTooSmall(side, viewport)) {
            leave()
            viewport.zoomTo(centreOf(hex), nearScale)
            return
          }
        }
        const picks = hex !== null && (chosen(hex) || lit(hex))
        if (twice && !picks) {
          leave()
          if (viewport.fitted.value) viewport.zoomTo(viewport.boardAt(at), viewport.camera.value.scale * 2)
          else viewport.fit()
        } else if (element !== null && hex !== null) pickOrRefuse(hex, element, viewport.boardAt(at))
        else leave()
      },
      keyDown(event: TargetedKeyboardEvent<HTMLDivElement>): void {
        const element = (event.target as Element).closest('[data-hex]')
        const hex = hexOf(element) as Id | null
        if (element === null || hex === null) return
        if (event.key === 'Tab') {
          const next = targetBeside(hex, event.shiftKey)
          if (next === null) return
          event.currentTarget
            .querySelector<SVGElement>(`[data-hex="${next}"]`)
            ?.focus({ preventScroll: true })
          event.preventDefault()
          return
        }
        if (event.key === 'Escape') {
          // One press closes the answer; the next one steps back in the plan. What was pressed for, the page closes.
          if (now.refused !== null && now.how !== 'press') event.preventDefault()
          leave()
          return
        }
        // Enter on a hex chosen already is left to the page, where it confirms the whole choice.
        const enters = event.key === 'Enter' && !chosen(hex) && latest.current.targets !== null
        if (enters || event.key === ' ') pickOrRefuse(hex, element, null)
        else if (event.key === 'h') inspect(hex, element, true)
        else if (!walk(hex, event.key, event.shiftKey, event.currentTarget)) return
        event.preventDefault()
      },
      over(event: PointerEvent): void {
        if (event.pointerType === 'touch') return
        const element = (event.target as Element).closest('[data-hex]')
        const hex = hexOf(element) as Id | null
        if (hex === over) return
        over = hex
        if (element === null || hex === null) leave()
        else reach(hex, element, 'hover')
      },
      out(): void {
        over = null
        if (now.how === 'hover') leave()
      },
      focusIn(event: FocusEvent): void {
        const element = (event.target as Element).closest('[data-hex]')
        const hex = hexOf(element) as Id | null
        if (element === null || hex === null) return
        const { centreOf, side } = latest.current
        lane = centreOf(hex)
        setInside(true)
        setCurrent(hex)
        if (!element.matches(':focus-visible')) return
        setRinged(hex)
        viewport.reveal(centreOf(hex), side * 1.4)
        reach(hex, element, 'focus')
      },
      inspect(event: MouseEvent): void {
        const element = (event.target as Element).closest('[data-hex]')
        const hex = hexOf(element) as Id | null
        if (element === null || hex === null || latest.current.onInspect === undefined) return
        event.preventDefault()
        inspect(hex, element, event.button !== 2)
      },
      focusOut(): void {
        setInside(false)
        setRinged(null)
        if (now.how === 'focus') leave()
      },
    }
  }, [viewport])

  const targetsKey = options.targets === null ? null : [...options.targets].join(' ')
  useEffect(() => {
    // The panel that asks for them may take room from the board right after.
    const look = effect(() => {
      void viewport.view.value
      untracked(() => lookAtTargets(latest.current, viewport))
    })
    return () => {
      look()
      actions.leave()
    }
  }, [actions, viewport, targetsKey])
  const { targets, isChosen } = options
  const { previewed, refused } = pointed
  const firstTarget = useMemo(() => asRead(latest.current)[0], [targetsKey])
  return {
    ...actions,
    previewed:
      previewed !== null && targets?.has(previewed) === true && !isChosen(previewed) ? previewed : null,
    refused: refused !== null && targets?.has(refused) === false ? refused : null,
    ringed,
    stop: inside || firstTarget === undefined || targets?.has(current) === true ? current : firstTarget,
  }
}

/** The targets as one reads: line by line, from the left. */
function asRead<Id extends string>({ targets, centreOf }: PointingOptions<Id>): readonly Id[] {
  return [...(targets ?? [])].toSorted((one, other) => {
    const [a, z] = [centreOf(one), centreOf(other)]
    return a.y - z.y || a.x - z.x
  })
}

/**
 * Targets out of view would leave the reader searching: the board moves to show them. Between two places of
 * one choice it stays where the reader is, unless nothing more could be seen there.
 */
function lookAtTargets<Id extends string>(
  { targets, centreOf, begun, side }: PointingOptions<Id>,
  viewport: Viewport,
): void {
  const points = [...(targets ?? [])].map(centreOf)
  const { x, y, width, height } = viewport.frame.value
  const seen = points.some((at) => at.x > x && at.x < x + width && at.y > y && at.y < y + height)
  if (!begun || !seen) viewport.show(points, side, leastScale(side))
}

/** No hex is smaller than a finger at this scale. */
export function leastScale(side: number): number {
  return SMALLEST_TAP / heightOf(side)
}

/** A finger could not be sure which hex it touches. */
export function isTooSmall(side: number, viewport: Viewport): boolean {
  return viewport.camera.value.scale < leastScale(side)
}

/** From side to side of a hex, which is less than from corner to corner. */
function heightOf(side: number): number {
  return side * Math.sqrt(3)
}

function hexOf(element: Element | null): string | null {
  return element?.getAttribute('data-hex') ?? null
}
