import { COMPANIES } from '@roundhouse/titles/18cz/companies'
import type { CompanyLook } from '../railway/board/board-props.ts'
import type { RailwayGame } from '../railway/railway-game.ts'

const SIGNS = ['plain', 'bars', 'ring'] as const

/** How stations look; in Moravia–Silesia MW stands on the map without being a company of the game. */
export const LOOKS: ReadonlyMap<string, CompanyLook> = new Map(
  COMPANIES.map(({ id, colour, text, size }) => [id, { id, letters: id, colour, text, sign: SIGNS[size] }]),
)

/** The lands around the map, as it prints them; each stands beside a hex and is left out with it. */
export const LANDS: RailwayGame['lands'] = [
  { hex: 'B4', text: 'Sachsen', x: 46, y: 31, turn: -18 },
  { hex: 'B18', text: 'Preussen', x: 589, y: -7, turn: 0 },
  { hex: 'H4', text: 'Bayern', x: 53, y: 433, turn: 28 },
  { hex: 'J12', text: 'Österreich', x: 622, y: 522, turn: 0 },
  { hex: 'G27', text: 'Ungarn', x: 875, y: 450, turn: -24 },
]
