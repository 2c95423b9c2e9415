import type { CompanyKind } from '@roundhouse/titles/1824'
import { COMPANIES } from '@roundhouse/titles/1824/companies'
import type { CompanyLook } from '../railway/board/board-props.ts'
import type { RailwayGame } from '../railway/railway-game.ts'

const SIGNS = {
  coal: 'plain',
  preState: 'plain',
  regional: 'bars',
  state: 'ring',
} as const satisfies Readonly<Record<CompanyKind, CompanyLook['sign']>>

/** How stations look: small railways plain, regional ones with two bars, state railways with an inner ring. */
export const LOOKS: ReadonlyMap<string, CompanyLook> = new Map(
  COMPANIES.map(({ id, colour, text, kind }) => [id, { id, letters: id, colour, text, sign: SIGNS[kind] }]),
)

/** The lands around the map, as it prints them; each stands beside a hex and is left out with it. */
export const LANDS: RailwayGame['lands'] = [
  { hex: 'B15', text: 'Preußen', x: 492, y: 4, turn: 0 },
  { hex: 'D25', text: 'Russland', x: 944, y: 152, turn: 78 },
  { hex: 'E6', text: 'Bayern', x: 112, y: 214, turn: -58 },
  { hex: 'H7', text: 'Italien', x: 196, y: 500, turn: 24 },
]
