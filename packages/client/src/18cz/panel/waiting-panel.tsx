import { asReadonly } from '@roundhouse/kernel'
import { companyConcerned, debtorsNow, offerPreview, privateAuction } from '@roundhouse/view/18cz'
import { CompanySign } from '../../railway/company-sign.tsx'
import { lookOf } from '../../railway/looks.ts'
import { Monogram } from '../../table/names.tsx'
import { UndoButton } from '../../table/undo.tsx'
import type { CzTable } from '../cz-table.ts'
import { czWords } from '../words.ts'
import { offerWords } from './answer-panel.tsx'
import { Bidders } from './auction-panel.tsx'
import { Beads } from './beads.tsx'
import { Repayment } from './repayment.tsx'
import { panelWords } from './text.ts'

/** Another seat is asked: who, for which company, and what for. A debtor of this browser may pay all the same. */
export function WaitingPanel({ cz }: { readonly cz: CzTable }) {
  const { table } = cz
  const { asked } = cz.view.value
  if (asked === null) return null
  const state = cz.state.value
  const name = table.naming.value.player(asked)
  const company = companyConcerned(asReadonly(state))
  const auction = privateAuction(asReadonly(state))
  const offer = offerPreview(asReadonly(state))
  const debtors = debtorsNow(asReadonly(state)).filter((seat) => table.session.seats.value.includes(seat))
  return (
    <div class="cz-panel waiting">
      <div class="body">
        <div class="lot">
          <Monogram table={table} seat={asked} />
          <div>
            <h2>{czWords.value.rounds.turn[state.step].other(name)}</h2>
            <p>{whyWaiting(cz, name, company)}</p>
          </div>
          {company !== null && <CompanySign company={lookOf(cz, company)} size={34} />}
        </div>
        {state.turn !== null && <Beads state={state} />}
        {offer !== null && <p class="prompt">{offerWords(offer)}</p>}
        {auction !== null && <Bidders cz={cz} auction={auction} />}
        {!table.past.value && debtors.map((seat) => <Repayment key={seat} cz={cz} seat={seat} />)}
        <div class="actions">
          <UndoButton table={table} />
        </div>
      </div>
    </div>
  )
}

function whyWaiting(cz: CzTable, name: string, company: string | null): string {
  const t = panelWords.value.waiting
  const { session } = cz.table
  const { asked } = cz.view.value
  if (asked !== null && session.players.value[asked]?.kind === 'bot') return t.bot
  const decides = company === null ? t.decides(name) : t.forCompany(name, company)
  return session.seats.value.length === 0 ? `${t.watching} ${decides}` : decides
}
