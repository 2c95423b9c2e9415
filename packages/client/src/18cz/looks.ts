import { COMPANIES } from '@roundhouse/titles/18cz'
import type { CompanyLook } from '../railway/board/board-props.ts'

const SIGNS = ['plain', 'bars', 'ring'] as const

/** How stations look; in Moravia–Silesia MW stands on the map without being a company of the game. */
export const LOOKS: ReadonlyMap<string, CompanyLook> = new Map(
  COMPANIES.map(({ id, colour, text, size }) => [id, { id, letters: id, colour, text, sign: SIGNS[size] }]),
)
