import { HOUSES } from '@roundhouse/titles/chicago-express'
import type { EndGauge } from '@roundhouse/view/chicago-express'
import { SectionLink } from '../table/section-link.tsx'
import type { ChicagoTable } from './chicago-table.ts'
import { words } from './words.ts'
import './ending.css'

/** How near each end of the game is; looked at only when a general dividend is paid. */
export function Ending({ chicago }: { readonly chicago: ChicagoTable }) {
  const t = words.value.table.chicago
  const { ending } = chicago.view.value
  return (
    <div class="ending">
      <p class="muted">
        {t.endsWhen} <SectionLink table={chicago.table} section="p40 End" />
      </p>
      <dl>
        {ending.map((gauge) => (
          <Gauge key={gauge.reason} gauge={gauge} />
        ))}
      </dl>
    </div>
  )
}

function Gauge({ gauge }: { readonly gauge: EndGauge }) {
  const { label, figure } = words.value.chicago.endGauges[gauge.reason]
  return (
    <div data-holds={gauge.holds}>
      <dt>{label}</dt>
      <dd>
        {figure(gauge.now, gauge.needed)}
        {gauge.holds && <span class="chip">{words.value.table.chicago.endHolds}</span>}
      </dd>
      <dd class="bar" aria-hidden="true">
        <i style={{ '--full': String(fullness(gauge)) }} />
      </dd>
    </div>
  )
}

/** Houses run down, everything else runs up. */
function fullness({ reason, now, needed }: EndGauge): number {
  const done = reason === 'houses' ? (HOUSES - now) / (HOUSES - needed) : now / needed
  return Math.min(1, done)
}
