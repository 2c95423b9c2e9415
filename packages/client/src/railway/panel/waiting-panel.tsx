import { botDecides } from '../../table/bot-decides.ts'
import { Monogram } from '../../table/names.tsx'
import { UndoButton } from '../../table/undo.tsx'
import { CompanySign } from '../company-sign.tsx'
import { lookOf } from '../looks.ts'
import type { RailwayTable } from '../railway-table.ts'
import { railwayWords } from '../words.ts'
import { Beads } from './beads.tsx'
import { Bidders } from './bidders.tsx'
import { LoanOf } from './loans.tsx'
import { sayer } from './say.ts'
import './panel.css'

/** Another seat is asked: who, for which company, and what for. A debtor of this browser may pay all the same. */
export function WaitingPanel({ railway }: { readonly railway: RailwayTable }) {
  const { table } = railway
  const { asked } = railway.view.value
  const question = railway.question.value
  const say = sayer(railway)
  if (asked === null || question === null) return null
  const { company, waiting, loans } = question
  return (
    <div class="railway-panel waiting">
      <div class="body">
        <div class="lot">
          <Monogram table={table} seat={asked} />
          <div>
            <h2>{say(waiting.heading)}</h2>
            <p>{whyWaiting(railway, asked, company)}</p>
          </div>
          {company !== null && <CompanySign company={lookOf(railway, company)} size={34} />}
        </div>
        {company !== null && railway.company(company)?.turn === 'now' && <Beads railway={railway} />}
        {waiting.about !== null && <p class="prompt">{say(waiting.about)}</p>}
        <Bidders railway={railway} />
        {!table.past.value && loans.map((loan) => <LoanOf key={loan.seat} railway={railway} loan={loan} />)}
        <div class="actions">
          <UndoButton table={table} />
        </div>
      </div>
    </div>
  )
}

function whyWaiting({ table }: RailwayTable, asked: number, company: string | null): string {
  const t = railwayWords.value.panel.waiting
  const { session } = table
  const name = table.naming.value.player(asked)
  const bot = botDecides(table, asked)
  if (bot !== null) return { atOnce: t.botAtOnce, thinks: t.botThinks, waits: '' }[bot]
  const decides = company === null ? t.decides(name) : t.forCompany(name, company)
  return session.seats.value.length === 0 ? `${t.watching} ${decides}` : decides
}
