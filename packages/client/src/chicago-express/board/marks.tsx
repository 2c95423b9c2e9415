import type { HexId } from '@roundhouse/titles/chicago-express'
import { memo } from '../../board/memo.ts'
import { PLACES, centreOf, pathOf } from './layout.ts'

/** Hexes as one text: what a memoised layer compares. */
export function keyOf(ids: Iterable<HexId>): string {
  return [...ids].join(' ')
}

function idsOf(key: string): HexId[] {
  return key === '' ? [] : (key.split(' ') as HexId[])
}

/** Dims every hex but these. */
export const Veil = memo(({ bright }: { readonly bright: string }) => {
  const kept = new Set(idsOf(bright))
  return <path class="veil" d={pathOf(PLACES.map((place) => place.id).filter((id) => !kept.has(id)))} />
})

export const LitRings = memo(({ lit }: { readonly lit: string }) => {
  const d = pathOf(idsOf(lit), 0.9)
  return (
    <g class="lit-rings">
      <path class="ring-casing" d={d} />
      <path class="lit-ring" d={d} />
    </g>
  )
})

export const ChangedRings = memo(({ changed }: { readonly changed: string }) => {
  const d = pathOf(idsOf(changed), 0.84)
  return (
    <g class="changed-rings">
      <path class="changed-casing" d={d} />
      <path class="changed-ring" d={d} />
    </g>
  )
})

export type RingKind = 'placed' | 'preview' | 'refused' | 'focus'
const RING_SIZE: Readonly<Record<RingKind, number>> = {
  placed: 0.93,
  preview: 0.93,
  refused: 0.92,
  focus: 1.06,
}

export const Ring = memo(({ hexes, kind }: { readonly hexes: string; readonly kind: RingKind }) => {
  const d = pathOf(idsOf(hexes), RING_SIZE[kind])
  if (d === '') return null
  return (
    <g class={`mark ${kind}`}>
      <path class="mark-casing" d={d} />
      <path class="mark-ring" d={d} />
    </g>
  )
})

/** How the plan hangs together with what is built. */
export const PlanLine = memo(({ d }: { readonly d: string }) => (
  <g class="plan-line">
    <path class="plan-line-casing" d={d} />
    <path class="plan-line-dash" d={d} />
  </g>
))

/** The badge at the upper left corner: the place in the plan, or a check for the one hex picked. */
export const Badge = memo(({ hex, number }: { readonly hex: HexId; readonly number: number | null }) => {
  const { x, y } = centreOf(hex)
  return (
    <g class="plan-badge" transform={`translate(${x - 20} ${y - 29})`}>
      <circle r="7.8" />
      {number === null ? (
        <use href="#g-check" x="-5.5" y="-5.5" width="11" height="11" />
      ) : (
        <text y="3.8">{number}</text>
      )}
    </g>
  )
})
