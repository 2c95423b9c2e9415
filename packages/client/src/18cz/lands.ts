import type { BoardView } from '@roundhouse/view/railway'
import type { LandName } from '../railway/board/board-props.ts'

/** The lands around the map, as it prints them; each stands beside a hex and is left out with it. */
const LANDS: readonly (LandName & { readonly hex: string })[] = [
  { hex: 'B4', text: 'Sachsen', x: 46, y: 31, turn: -18 },
  { hex: 'B18', text: 'Preussen', x: 589, y: -7, turn: 0 },
  { hex: 'H4', text: 'Bayern', x: 53, y: 433, turn: 28 },
  { hex: 'J12', text: 'Österreich', x: 622, y: 522, turn: 0 },
  { hex: 'G27', text: 'Ungarn', x: 875, y: 450, turn: -24 },
]

export function landsAround({ hexes }: BoardView): readonly LandName[] {
  return LANDS.filter(({ hex }) => hexes.some(({ id }) => id === hex))
}
