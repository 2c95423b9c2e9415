import { SIDE } from './measures.ts'

/** How large everything written on the map is, in board units. */
export interface TypeSizes {
  /** A name, one of several in a hex, and the smallest that is still read. */
  readonly name: number
  readonly several: number
  readonly least: number
  /** Tile numbers and coordinates; null: left out. */
  readonly number: number | null
  readonly label: number
  readonly cost: number
  /** Radius of the badge with the revenue, and the figure in it. */
  readonly badge: number
  readonly revenue: number
  /** One cell of a row of values. */
  readonly stage: { readonly width: number; readonly height: number; readonly size: number }
  /** Only names of cities with a station or on a run. */
  readonly onlyTaken: boolean
}

/** From how many pixels of a side on which sizes are taken; below the last one nothing is written. */
const STEPS = [
  { from: 57, zoom: 'close' },
  { from: 34, zoom: 'near' },
  { from: 26, zoom: 'far' },
  { from: 20, zoom: 'farthest' },
] as const
export type Zoom = (typeof STEPS)[number]['zoom']

/**
 * Type grows against the hex as the map is made smaller, so that nothing is printed below seven pixels: what finds no room
 * then is left out.
 */
export const TYPE: Readonly<Record<Zoom, TypeSizes>> = {
  close: sizes({ name: 0.235, several: 0.19, least: 0.13, number: 0.17, badge: 0.185, figures: 1 }),
  near: sizes({ name: 0.235, several: 0.21, least: 0.207, number: 0.207, badge: 0.185, figures: 1 }),
  far: sizes({ name: 0.29, several: 0.28, least: 0.27, number: null, badge: 0.19, figures: 1.17 }),
  farthest: sizes({
    name: 0.36,
    several: 0.36,
    least: 0.355,
    number: null,
    badge: 0.23,
    figures: 1.52,
    onlyTaken: true,
  }),
}

interface Parts extends Pick<TypeSizes, 'name' | 'several' | 'least' | 'number'> {
  readonly badge: number
  /** Revenues, costs, labels and values, against their size in the near view. */
  readonly figures: number
  readonly onlyTaken?: boolean
}

function sizes({ name, several, least, number, badge, figures, onlyTaken = false }: Parts): TypeSizes {
  const part = SIDE * figures
  return {
    name: SIDE * name,
    several: SIDE * several,
    least: SIDE * least,
    number: number === null ? null : SIDE * number,
    label: part * 0.24,
    cost: part * 0.26,
    badge: SIDE * badge,
    revenue: part * 0.235,
    stage: { width: part * 0.33, height: part * 0.29, size: part * 0.232 },
    onlyTaken,
  }
}

/** What a hex with a side of so many pixels is written in; null: nothing could be read. */
export function zoomAt(sidePixels: number): Zoom | null {
  return STEPS.find(({ from }) => sidePixels >= from)?.zoom ?? null
}
