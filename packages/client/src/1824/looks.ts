import { COMPANIES, type CompanyKind } from '@roundhouse/titles/1824'
import type { CompanyLook } from '../railway/board/board-props.ts'

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
