import type { SectionId } from '@roundhouse/titles/chicago-express'
import type { ComponentChildren } from 'preact'
import { words } from '../../shell/words.ts'
import { Monogram } from '../../table/names.tsx'
import { SectionLink } from '../../table/section-link.tsx'
import type { ChicagoTable } from '../chicago-table.ts'
import { BidPanel } from './bid-panel.tsx'
import { BuildPanel } from './build-panel.tsx'
import { DevelopPanel } from './develop-panel.tsx'
import { DialPanel } from './dial-panel.tsx'
import { OfferPanel } from './offer-panel.tsx'
import { WaitingPanel } from './waiting-panel.tsx'
import './panel.css'

/** The decision of this step, for whoever sits here; otherwise who is waited for. */
export function Panel({ chicago }: { readonly chicago: ChicagoTable }) {
  if (chicago.table.acting.value === null) return <WaitingPanel chicago={chicago} />
  const { step } = chicago.view.value
  switch (step) {
    case 'chooseDial':
      return <DialPanel chicago={chicago} />
    case 'offerShare':
      return <OfferPanel chicago={chicago} />
    case 'bid':
      return <BidPanel chicago={chicago} />
    case 'buildNetwork':
      return <BuildPanel chicago={chicago} />
    case 'develop':
      return <DevelopPanel chicago={chicago} />
    default:
      return step satisfies never
  }
}

/** The frame of every decision: what it is, for whom if several sit here, and where the rulebook tells it. */
export function PanelFrame({
  chicago,
  heading,
  hint,
  section,
  children,
}: {
  readonly chicago: ChicagoTable
  readonly heading: string
  readonly hint?: string | undefined
  readonly section: SectionId
  readonly children: ComponentChildren
}) {
  const { table } = chicago
  const seat = table.me.value === null ? table.acting.value : null
  return (
    <div class="panel">
      <header>
        {seat !== null && (
          <span class="for">
            <Monogram name={table.naming.value.player(seat)} />
            {words.value.table.chicago.yourTurn(table.naming.value.player(seat))}
          </span>
        )}
        <h2>{heading}</h2>
        <span class="aside">
          {hint !== undefined && <span class="hint">{hint} · </span>}
          <SectionLink table={table} section={section} />
        </span>
      </header>
      <div class="body">{children}</div>
    </div>
  )
}
