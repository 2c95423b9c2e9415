import { memo } from '../../board/memo.ts'
import type { Layout } from './layout.ts'

/** Hexes as one text: what a memoised layer compares. */
export function keyOf(ids: Iterable<string>): string {
  return [...ids].join(' ')
}

function idsOf(key: string): string[] {
  return key === '' ? [] : key.split(' ')
}

interface MarkProps {
  readonly layout: Layout
  readonly hexes: string
}

/** Dims the land of every hex but these; tiles less, for the network is read on them. */
export const Veil = memo(({ layout, hexes, tiles }: MarkProps & { readonly tiles: string }) => {
  const bright = new Set(idsOf(hexes))
  const laid = new Set(idsOf(tiles))
  const dim = layout.places.map(({ id }) => id).filter((id) => !bright.has(id))
  return (
    <>
      <path class="veil" d={layout.pathOf(dim.filter((id) => !laid.has(id)))} />
      <path class="veil on-tiles" d={layout.pathOf(dim.filter((id) => laid.has(id)))} />
    </>
  )
})

export const LitRings = memo(({ layout, hexes }: MarkProps) => {
  const d = layout.pathOf(idsOf(hexes), 0.92)
  return (
    <g class="lit-rings">
      <path class="ring-casing" d={d} />
      <path class="lit-ring" d={d} />
    </g>
  )
})

/** What happened there since the reader's last turn. */
export const ChangedRings = memo(({ layout, hexes }: MarkProps) => {
  const d = layout.pathOf(idsOf(hexes), 0.86)
  return (
    <g class="changed-rings">
      <path class="changed-casing" d={d} />
      <path class="changed-ring" d={d} />
    </g>
  )
})

/** What stands there is about to become a company's. */
export const AwaitedRings = memo(({ layout, hexes, colour }: MarkProps & { readonly colour: string }) => {
  const d = layout.pathOf(idsOf(hexes), 0.88)
  return (
    <g class="awaited-rings" style={{ '--company': colour }}>
      <path class="awaited-casing" d={d} />
      <path class="awaited-ring" d={d} />
    </g>
  )
})

/** Hexes of a private plan. */
export const PlanHatch = memo(({ layout, hexes }: MarkProps) => {
  const d = layout.pathOf(idsOf(hexes), 0.97)
  return (
    <g class="map-planned">
      <path d={d} fill="url(#p-plan)" />
      <path class="planned-ring" d={d} />
    </g>
  )
})

export type RingKind = 'placed' | 'preview' | 'refused' | 'focus'

const RING_SIZE: Readonly<Record<RingKind, number>> = {
  placed: 0.97,
  preview: 0.94,
  refused: 0.93,
  focus: 1.06,
}

export const Ring = memo(({ layout, hexes, kind }: MarkProps & { readonly kind: RingKind }) => {
  if (hexes === '') return null
  const d = layout.pathOf(idsOf(hexes), RING_SIZE[kind])
  return (
    <g class={`mark ${kind}`}>
      <path class="mark-casing" d={d} />
      <path class="mark-ring" d={d} />
    </g>
  )
})
