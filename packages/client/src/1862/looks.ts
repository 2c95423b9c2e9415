import { COMPANIES } from '@roundhouse/titles/1862/companies'
import { lettersOn } from '@roundhouse/view/railway/letters'
import type { CompanyLook } from '../railway/board/board-props.ts'

/** How stations look: five companies are the same yellow, so the letters carry the meaning and must be readable. */
export const LOOKS: ReadonlyMap<string, CompanyLook> = new Map(
  COMPANIES.map(({ id, colour, text }) => [
    id,
    { id, letters: id, colour, text: lettersOn(colour, text), sign: 'plain' },
  ]),
)
