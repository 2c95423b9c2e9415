import type { BoardView, HexView } from '@roundhouse/view/railway'
import type { ComponentChildren } from 'preact'

/** What the board draws and tells. It knows no rules: what is lit, laid for trial or run comes in as data. */
export interface RailwayBoardProps {
  readonly board: BoardView
  /** How each company's station looks, by its id. */
  readonly companies: ReadonlyMap<string, CompanyLook>
  /** Hexes that can be chosen now; null: nothing is to be chosen, no veil. */
  readonly targets: ReadonlySet<string> | null
  /** The same, or hexes with cities to choose, one frame before they are lit: the page is laid out for them already. */
  readonly coming: ReadonlySet<string> | null
  /** The hex that is being decided on. */
  readonly picked: string | null
  /** A tile that lies there for trial: drawn instead of what is there, with a ring. */
  readonly trial: { readonly hex: string; readonly tile: string; readonly rotation: number } | null
  /** Cities that can be chosen on their hexes (a station), the chosen one, and whose station it would be. */
  readonly cities: CityTargets | null
  /** Routes drawn on the map. */
  readonly runs: readonly RunLine[]
  /** The view goes where they are; else it stays where the reader looks. */
  readonly follows: boolean
  /** What the best lay or station on a hex adds to the best run: '+20'; hexes without any are left out. */
  readonly gains: ReadonlyMap<string, string>
  /** Hexes that changed since the reader's last turn, and hexes of a private plan. */
  readonly changed: ReadonlySet<string>
  readonly planned: ReadonlySet<string>
  /** Hexes on which something is about to become a company's, by its colour. */
  readonly awaited: readonly { readonly colour: string; readonly hexes: readonly string[] }[]
  /** The fan of tiles around the picked hex, or anything else that floats beside a hex; null on a phone. */
  readonly beside: { readonly hex: string; readonly content: ComponentChildren } | null
  readonly describe: (hex: HexView) => string
  readonly onPick: (hex: string) => void
  /** A lit hex is pointed at: what a pick would show can be fetched. */
  readonly onPreview: () => Promise<unknown>
  readonly onPickCity: (hex: string, city: number) => void
  /** Second tap or the R key on the picked hex. */
  readonly onTurn: () => void
  readonly onWhyNot: (hex: string | null, anchor: DOMRect | null, how: 'hover' | 'focus' | 'press') => void
  readonly onInspect: (hex: string, anchor: DOMRect, byKey: boolean) => void
  readonly labels: RailwayBoardLabels
}

export interface CompanyLook {
  readonly id: string
  readonly letters: string
  readonly colour: string
  readonly text: string
  /** Small plain, medium two bars, large an inner ring. */
  readonly sign: 'plain' | 'bars' | 'ring'
}

export interface CityTargets {
  readonly company: string
  /** `label` is what is said of the city; the description of the hex where it is left out. */
  readonly open: readonly { readonly hex: string; readonly city: number; readonly label?: string }[]
  readonly chosen: { readonly hex: string; readonly city: number } | null
}

/** How a line tells the kind of its train: goods are double lines. Where kinds are alike, each train has its own dash. */
export type RunLook = 'solid' | 'dashed' | 'double'

/** One train's way over the map: hexes in the order of travel; style 0–3 is colour and dash. */
export interface RunLine {
  readonly style: number
  /** Train and value, for the pill at its end; empty: no pill. */
  readonly pill: string
  readonly hexes: readonly string[]
  /** What its kind asks for; absent: the dash of its style. */
  readonly look?: RunLook
  /** Being drawn by hand. */
  readonly open: boolean
  /** Only a reminder while something else is decided. */
  readonly faint?: boolean
  /** A distance that is paid as the crow flies: a bead for each hex, and what it comes to. */
  readonly crow?: {
    readonly from: string
    readonly to: string
    readonly beads: number
    readonly told: string
  }
}

export interface RailwayBoardLabels {
  readonly board: string
  readonly zoomIn: string
  readonly zoomOut: string
  readonly fit: string
  readonly miniMap: string
  /** Names of the lands around the map, each with its place in board units. */
  readonly lands: readonly LandName[]
}

export interface LandName {
  readonly text: string
  readonly x: number
  readonly y: number
  readonly turn: number
}
