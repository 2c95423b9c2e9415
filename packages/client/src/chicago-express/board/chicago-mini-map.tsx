import { COMPANY_IDS, type CompanyId } from '@roundhouse/titles/chicago-express'
import type { HexView } from '@roundhouse/view/chicago-express'
import { useMemo } from 'preact/hooks'
import { memo } from '../../board/memo.ts'
import { MiniMap } from '../../board/mini-map.tsx'
import type { Viewport } from '../../board/viewport.ts'
import { COMPANY_SIGNS } from '../company-sign.tsx'
import { BOARD, COAST, centreOf } from './layout.ts'

export interface ChicagoMiniMapProps {
  readonly viewport: Viewport
  readonly label: string
  readonly hexes: readonly HexView[]
  readonly targets: ReadonlySet<HexView['id']> | null
}

/** The land and who stands where: one patch a locomotive, side by side in one hex. */
export function ChicagoMiniMap({ viewport, label, hexes, targets }: ChicagoMiniMapProps) {
  const places = useMemo(() => [...(targets ?? [])].map(centreOf), [targets])
  return (
    <MiniMap viewport={viewport} board={BOARD} label={label} targets={places}>
      <path d={COAST} fill="var(--map-plain)" />
      {COMPANY_IDS.map((company) => (
        <Patches key={company} company={company} d={patches(hexes, company)} />
      ))}
    </MiniMap>
  )
}

const Patches = memo(({ company, d }: { readonly company: CompanyId; readonly d: string }) => (
  <path d={d} fill={`var(--ce-${COMPANY_SIGNS[company].key})`} />
))

const WIDTH = 48
const HEIGHT = 54

function patches(hexes: readonly HexView[], company: CompanyId): string {
  return hexes
    .map(({ id, locomotives }) => {
      const order = locomotives.indexOf(company)
      if (order < 0) return ''
      const { x, y } = centreOf(id)
      const width = WIDTH / locomotives.length
      return `M${x - WIDTH / 2 + order * width} ${y - HEIGHT / 2}h${width}v${HEIGHT}h${-width}z`
    })
    .join('')
}
