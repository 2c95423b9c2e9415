import type { CompanyId, HexId, IndustryId } from '@roundhouse/titles/chicago-express'
import type { ChicagoView, HexView } from '@roundhouse/view/chicago-express'
import type { WaterNames } from './waters.tsx'

export interface ChicagoBoardProps {
  readonly view: ChicagoView
  /** Hexes that can be chosen now; null = nothing to choose, no veil. */
  readonly targets: ReadonlySet<HexId> | null
  /** The plan: hexes placed in order, not yet sent, for this company. */
  readonly plan: { readonly company: CompanyId; readonly hexes: readonly HexId[] } | null
  /** A single picked hex (development). */
  readonly picked: HexId | null
  /** Hexes that changed since the reader's last turn. */
  readonly changed: ReadonlySet<HexId>
  /** Spoken description of a hex (words come from the caller). */
  readonly describe: (hex: HexView) => string
  /** A lit hex (or a planned one, to take it away) was clicked, tapped, or Space/Enter on it. */
  readonly onPick: (hex: HexId) => void
  /**
   * Pointer rests on, focus reaches, or tap on an unlit hex while targets are shown: anchor is in client
   * pixels; null when it ends.
   */
  readonly onWhyNot: (hex: HexId | null, anchor: DOMRect | null, how: 'hover' | 'focus' | 'press') => void
  /** A hex is asked about: see `PointingOptions`. */
  readonly onInspect: (hex: HexId, anchor: DOMRect, byKey: boolean) => void
  /** Hover/focus on a lit hex for a preview before the click. */
  readonly onPreview: (hex: HexId | null) => void
  readonly labels: ChicagoBoardLabels
}

export interface ChicagoBoardLabels {
  readonly board: string
  readonly zoomIn: string
  readonly zoomOut: string
  readonly fit: string
  readonly miniMap: string
  readonly waters: WaterNames
  readonly industries: string
  readonly industry: Readonly<Record<IndustryId, string>>
}
