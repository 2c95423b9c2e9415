import type { Chronicle } from '@roundhouse/view/railway'
import { marked, Sentence } from '../../table/names.tsx'
import { CompanySign } from '../company-sign.tsx'
import { lookOf } from '../looks.ts'
import type { ShownTable } from '../shown-table.ts'
import { figureWords, moneyOf } from '../words.ts'
import { type Moment, momentsOf } from './moments.ts'

/** Turning points of the game; each leads to its position on the board. */
export function MomentsCard({
  railway,
  chronicle,
  onMoment,
}: {
  readonly railway: ShownTable
  readonly chronicle: Chronicle
  readonly onMoment: (version: number) => void
}) {
  const t = figureWords.value.report.moments
  const moments = momentsOf(chronicle)
  if (moments.length === 0) return null
  return (
    <section class="card figure-card moments-card" aria-label={t.title}>
      <header>
        <div class="figure-head">
          <h2>{t.title}</h2>
          <span class="figure-aside">{t.aside}</span>
        </div>
      </header>
      <ol class="moments">
        {moments.map((moment) => (
          <li key={`${moment.kind} ${moment.version}`}>
            <button type="button" title={t.go(moment.version)} onClick={() => onMoment(moment.version)}>
              <span class="moment-move">
                <span class="visually-hidden">{t.move} </span>
                {moment.version}
              </span>
              <span class="moment-sign">
                {'company' in moment && <CompanySign company={lookOf(railway, moment.company)} size={22} />}
              </span>
              <span class="moment-text">
                <Sentence text={told(railway, moment)} />
              </span>
            </button>
          </li>
        ))}
      </ol>
    </section>
  )
}

function told(railway: ShownTable, moment: Moment): string {
  const t = figureWords.value.report.moments
  const money = moneyOf(railway)
  const naming = marked(railway.table.naming.value)
  switch (moment.kind) {
    case 'bestRun':
      return t.bestRun(moment.company, money(moment.revenue))
    case 'dividend':
      return t.dividend(naming.player(moment.seat), moment.company, money(moment.amount))
    case 'obsolete':
      return t.obsolete(moment.kinds)
    case 'loan':
      return t.loan(naming.player(moment.seat), money(moment.amount))
    case 'acquired':
      return t.acquired(moment.company, moment.target, money(moment.price))
    case 'lead':
      return t.lead(naming.player(moment.seat), money(moment.ahead))
    case 'fall':
      return t.fall(naming.player(moment.seat), money(moment.amount))
    default:
      return moment satisfies never
  }
}
