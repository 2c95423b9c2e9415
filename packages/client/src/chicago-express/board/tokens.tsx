import type { CompanyId, HexId } from '@roundhouse/titles/chicago-express'
import { short } from '../../board/hex-geometry.ts'
import { memo } from '../../board/memo.ts'
import { CompanyToken } from '../company-sign.tsx'
import { tokenSpots, withToken } from './layout.ts'

export interface HexTokensProps {
  readonly id: HexId
  /** The companies here, joined by blanks: one text is quicker to compare than a list. */
  readonly standing: string
  /** A company that would come here, shown as if it might. */
  readonly ghost: CompanyId | null
}

export const HexTokens = memo(({ id, standing, ghost }: HexTokensProps) => {
  const here = standing.split(' ').filter((company) => company !== '') as CompanyId[]
  const row = ghost === null ? here : withToken(here, ghost)
  return (
    <>
      {tokenSpots(id, row).map(({ company, x, y, size }) => (
        <g
          key={company}
          class={company === ghost && !here.includes(company) ? 'token ghost' : 'token'}
          transform={`translate(${short(x)} ${short(y)})${size === 1 ? '' : ` scale(${size})`}`}
        >
          <CompanyToken company={company} />
        </g>
      ))}
    </>
  )
})
