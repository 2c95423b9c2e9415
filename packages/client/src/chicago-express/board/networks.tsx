import { type CompanyId, COMPANY_IDS, type HexId } from '@roundhouse/titles/chicago-express'
import type { LinkView } from '@roundhouse/view/chicago-express'
import { short } from '../../board/hex-geometry.ts'
import { memo } from '../../board/memo.ts'
import { COMPANY_SIGNS } from '../company-sign.tsx'
import { centreOf, near, tokenSpots } from './layout.ts'

export type TokensByHex = ReadonlyMap<HexId, readonly CompanyId[]>

/** The lines of all companies, from token to token. */
export function Networks({
  links,
  standing,
}: {
  readonly links: readonly LinkView[]
  readonly standing: TokensByHex
}) {
  return (
    <g class="networks" aria-hidden="true">
      {COMPANY_IDS.map((company) => {
        const own = links.filter((link) => link.company === company)
        return <Network key={company} company={company} d={linesPath(own, standing)} />
      })}
    </g>
  )
}

/** Ink, rim, colour: the rim keeps a line readable on any terrain and over another company's. */
const Network = memo(({ company, d }: { readonly company: CompanyId; readonly d: string }) => {
  const { key, dash } = COMPANY_SIGNS[company]
  if (d === '') return null
  return (
    <g class="network">
      <path class="network-ink" d={d} />
      <path class="network-rim" d={d} />
      <path class="network-line" d={d} stroke={`var(--ce-${key})`} stroke-dasharray={dash ?? undefined} />
    </g>
  )
})

export function linesPath(links: readonly LinkView[], standing: TokensByHex): string {
  return links
    .map(({ company, from, to }) => `M${spot(from, company, standing)}L${spot(to, company, standing)}`)
    .join('')
}

/** Where the company's token stands; the centre of the hex if none does. */
function spot(hex: HexId, company: CompanyId, standing: TokensByHex): string {
  const here = tokenSpots(hex, standing.get(hex) ?? []).find((one) => one.company === company)
  const { x, y } = here ?? centreOf(hex)
  return `${short(x)} ${short(y)}`
}

/** Each planned hex joined to the newest one beside it: planned before it, or built already. */
export function planLinks(
  company: CompanyId,
  hexes: readonly HexId[],
  links: readonly LinkView[],
  standing: TokensByHex,
): LinkView[] {
  const built = links.filter((link) => link.company === company).map((link) => link.to)
  return hexes.flatMap((to, order) => {
    const beside = near(to)
    const from =
      hexes.slice(0, order).findLast((hex) => beside.includes(hex)) ??
      built.findLast((hex) => beside.includes(hex)) ??
      beside.find((hex) => standing.get(hex)?.includes(company) === true && !hexes.includes(hex))
    return from === undefined ? [] : [{ company, from, to }]
  })
}
