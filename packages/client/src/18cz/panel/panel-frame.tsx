import type { SectionId } from '@roundhouse/titles/18cz'
import { companyConcerned, vaclavDecision } from '@roundhouse/view/18cz'
import type { CompanyView } from '@roundhouse/view/railway'
import type { ComponentChildren } from 'preact'
import { CompanySign } from '../../railway/company-sign.tsx'
import { Monogram } from '../../table/names.tsx'
import { SectionLink } from '../../table/section-link.tsx'
import type { CzTable } from '../cz-table.ts'
import { Beads } from './beads.tsx'
import { money, panelWords } from './text.ts'

/** The frame of every decision: who acts for what, the steps of the turn, what is decided, and its section. */
export function PanelFrame({
  cz,
  heading,
  hint,
  section,
  children,
}: {
  readonly cz: CzTable
  readonly heading: string
  readonly hint?: string | undefined
  readonly section: SectionId
  readonly children: ComponentChildren
}) {
  const { table } = cz
  const t = panelWords.value
  const state = cz.state.value
  const seat = table.me.value === null ? table.acting.value : null
  const id = companyConcerned(state)
  const company = id === null ? undefined : cz.company(id)
  const vaclav = vaclavDecision(state)
  return (
    <div class="cz-panel">
      <header>
        {seat !== null && (
          <span class="for">
            <Monogram table={table} seat={seat} />
            {t.yourTurn(table.naming.value.player(seat))}
          </span>
        )}
        {company !== undefined && <ActsFor company={company} />}
      </header>
      {company !== undefined && company.turn === 'now' && <Beads state={state} />}
      <div class="body">
        <div class="asks">
          <h2>{heading}</h2>
          <span class="aside">
            {hint !== undefined && <span class="hint">{hint} · </span>}
            <SectionLink table={table} section={section} />
          </span>
        </div>
        {vaclav !== null && <p class="note">{t.vaclavRule[vaclav.what](vaclav.first)}</p>}
        {children}
      </div>
    </div>
  )
}

/** Sign, letters, treasury, stations to come. */
function ActsFor({ company }: { readonly company: CompanyView }) {
  const t = panelWords.value
  return (
    <span class="acts-for">
      <CompanySign company={company} size={26} />
      <b>{company.id}</b>
      <span class="holds">
        {company.director === 'vaclav' ? t.noMoney : t.treasuryIs(money(company.treasury))} ·{' '}
        {t.stationsLeft(company.stations.left.length)}
      </span>
    </span>
  )
}
