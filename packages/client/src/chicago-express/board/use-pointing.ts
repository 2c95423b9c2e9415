import { effect, untracked } from '@preact/signals'
import { CHICAGO, type HexId } from '@roundhouse/titles/chicago-express'
import type { TargetedKeyboardEvent } from 'preact'
import { useEffect, useMemo, useRef, useState } from 'preact/hooks'
import type { Tap } from '../../board/gestures.ts'
import type { Point } from '../../board/hex-geometry.ts'
import { directionOf, placeTowards } from '../../board/neighbour.ts'
import type { Viewport } from '../../board/viewport.ts'
import type { ChicagoBoardProps } from './board-props.ts'
import { PLACES, SIDE, centreOf } from './layout.ts'
import { keyOf } from './marks.tsx'

export interface Pointing {
  /** A lit hex that the pointer or the focus is on. */
  readonly previewed: HexId | null
  /** An unlit hex that was asked about. */
  readonly refused: HexId | null
  /** The hex with the visible focus. */
  readonly ringed: HexId | null
  /** The one hex that Tab reaches. */
  readonly stop: HexId
  readonly tap: (tap: Tap) => void
  readonly keyDown: (event: TargetedKeyboardEvent<HTMLDivElement>) => void
  readonly over: (event: PointerEvent) => void
  readonly out: () => void
  readonly focusIn: (event: FocusEvent) => void
  readonly focusOut: () => void
}

type How = 'hover' | 'focus' | 'press'

/** A pointer that only passes by asks nothing. */
const REST = 350
/** A hex less high than this on the screen is too small for a finger: the first tap comes nearer. */
const SMALLEST_TAP = 36
const NEAR_SCALE = 1.1
const HEX_HEIGHT = SIDE * Math.sqrt(3)

interface Pointed {
  readonly previewed: HexId | null
  readonly refused: HexId | null
}
const NOTHING: Pointed = { previewed: null, refused: null }

/** What pointer, finger and keys do on the hexes; nothing here knows a rule. */
export function usePointing(props: ChicagoBoardProps, viewport: Viewport): Pointing {
  const latest = useRef(props)
  latest.current = props
  const [pointed, setPointed] = useState(NOTHING)
  const [ringed, setRinged] = useState<HexId | null>(null)
  const [current, setCurrent] = useState<HexId>(CHICAGO)
  const [inside, setInside] = useState(false)

  const actions = useMemo(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    let over: HexId | null = null
    let now: Pointed & { readonly how: How } = { ...NOTHING, how: 'hover' }
    let lane: Point = centreOf(CHICAGO)

    const chosen = (hex: HexId): boolean =>
      latest.current.picked === hex || latest.current.plan?.hexes.includes(hex) === true
    const lit = (hex: HexId): boolean => latest.current.targets?.has(hex) === true

    function show(next: Pointed, how: How): void {
      now = { ...next, how }
      setPointed(next)
    }

    function leave(): void {
      clearTimeout(timer)
      const { previewed, refused, how } = now
      if (previewed === null && refused === null) return
      show(NOTHING, how)
      if (previewed !== null) latest.current.onPreview(null)
      if (refused !== null) latest.current.onWhyNot(null, null, how)
    }

    function refuse(hex: HexId, element: Element, how: How): void {
      leave()
      show({ previewed: null, refused: hex }, how)
      latest.current.onWhyNot(hex, element.getBoundingClientRect(), how)
    }

    function reach(hex: HexId, element: Element, how: 'hover' | 'focus'): void {
      leave()
      if (chosen(hex) || latest.current.targets === null) return
      if (lit(hex)) {
        show({ previewed: hex, refused: null }, how)
        latest.current.onPreview(hex)
      } else if (how === 'focus') refuse(hex, element, how)
      else timer = setTimeout(() => refuse(hex, element, how), REST)
    }

    function pickOrRefuse(hex: HexId, element: Element): void {
      if (chosen(hex) || lit(hex)) {
        leave()
        latest.current.onPick(hex)
      } else if (latest.current.targets !== null) refuse(hex, element, 'press')
    }

    function walk(from: HexId, key: string, onlyLit: boolean, root: Element): boolean {
      const direction = directionOf(key)
      if (direction === null) return false
      const places = onlyLit ? PLACES.filter(({ id }) => lit(id) || chosen(id)) : PLACES
      const next = placeTowards(places, centreOf(from), direction, lane)
      if (next === null) return true
      const to = centreOf(next)
      const upright = direction === 'up' || direction === 'down'
      const kept = upright ? { x: lane.x, y: to.y } : { x: to.x, y: lane.y }
      const element = root.querySelector<SVGElement>(`[data-hex="${next}"]`)
      element?.focus({ preventScroll: true })
      lane = kept
      return true
    }

    return {
      leave,
      tap({ target, at, twice, touch }: Tap): void {
        const element = target.closest('[data-hex]')
        const hex = hexOf(element)
        const choosing = latest.current.targets !== null
        if (element !== null && hex !== null && choosing && touch) {
          if (HEX_HEIGHT * viewport.camera.value.scale < SMALLEST_TAP) {
            leave()
            viewport.zoomTo(centreOf(hex), NEAR_SCALE)
            return
          }
        }
        const picks = hex !== null && (chosen(hex) || lit(hex))
        if (twice && !picks) {
          leave()
          if (viewport.fitted.value) viewport.zoomTo(viewport.boardAt(at), viewport.camera.value.scale * 2)
          else viewport.fit()
        } else if (element !== null && hex !== null) pickOrRefuse(hex, element)
        else leave()
      },
      keyDown(event: TargetedKeyboardEvent<HTMLDivElement>): void {
        const element = (event.target as Element).closest('[data-hex]')
        const hex = hexOf(element)
        if (element === null || hex === null) return
        if (event.key === 'Escape') {
          // One press closes the answer; the next one steps back in the plan.
          if (now.refused !== null) event.preventDefault()
          leave()
          return
        }
        // Enter on a hex chosen already is left to the page, where it confirms the whole choice.
        const enters = event.key === 'Enter' && !chosen(hex) && latest.current.targets !== null
        if (enters || event.key === ' ') pickOrRefuse(hex, element)
        else if (!walk(hex, event.key, event.shiftKey, event.currentTarget)) return
        event.preventDefault()
      },
      over(event: PointerEvent): void {
        if (event.pointerType === 'touch') return
        const element = (event.target as Element).closest('[data-hex]')
        const hex = hexOf(element)
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
        const hex = hexOf(element)
        if (element === null || hex === null) return
        lane = centreOf(hex)
        setInside(true)
        setCurrent(hex)
        if (!element.matches(':focus-visible')) return
        setRinged(hex)
        viewport.reveal(centreOf(hex), SIDE * 1.4)
        reach(hex, element, 'focus')
      },
      focusOut(): void {
        setInside(false)
        setRinged(null)
        if (now.how === 'focus') leave()
      },
    }
  }, [viewport])

  const targetsKey = props.targets === null ? null : keyOf(props.targets)
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
  const { targets } = props
  const { previewed, refused } = pointed
  const [firstTarget] = targets ?? []
  return {
    ...actions,
    previewed:
      previewed !== null && targets?.has(previewed) === true && props.plan?.hexes.includes(previewed) !== true
        ? previewed
        : null,
    refused: refused !== null && targets?.has(refused) === false ? refused : null,
    ringed,
    stop: inside || firstTarget === undefined || targets?.has(current) === true ? current : firstTarget,
  }
}

/**
 * Targets out of view would leave the reader searching: the board moves to show them. Between two places of
 * one plan it stays where the reader is, unless nothing more could be seen there.
 */
function lookAtTargets({ targets, plan, picked }: ChicagoBoardProps, viewport: Viewport): void {
  const points = [...(targets ?? [])].map(centreOf)
  const begun = picked !== null || (plan !== null && plan.hexes.length > 0)
  const { x, y, width, height } = viewport.frame.value
  const seen = points.some((at) => at.x > x && at.x < x + width && at.y > y && at.y < y + height)
  if (!begun || !seen) viewport.show(points, SIDE, SMALLEST_TAP / HEX_HEIGHT)
}

function hexOf(element: Element | null): HexId | null {
  return (element?.getAttribute('data-hex') as HexId | null | undefined) ?? null
}
