import type { SectionId } from '@roundhouse/titles/chicago-express'
import type { ComponentChildren } from 'preact'
import { Monogram } from '../../table/names.tsx'
import { SectionLink } from '../../table/section-link.tsx'
import type { ChicagoTable } from '../chicago-table.ts'
import { words } from '../words.ts'

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
      <header class="panel-head">
        {seat !== null && (
          <span class="for">
            <Monogram table={table} seat={seat} />
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
