import { type Seat, asReadonly } from '@roundhouse/kernel'
import { stockPreview } from '@roundhouse/view/18cz'
import { Change, Consequence, Consequences } from '../../table/change.tsx'
import type { CzTable } from '../cz-table.ts'
import { salesOf } from './sales.ts'
import { money, panelWords } from './text.ts'

/** Cash, certificates, parts, prices and directors, before and after the whole turn. */
export function StockMeaning({ cz, seat }: { readonly cz: CzTable; readonly seat: Seat }) {
  const t = panelWords.value
  const { action } = cz.draft.value
  const actions = action === null ? salesOf(cz) : [...salesOf(cz), action]
  if (actions.length === 0) return null
  const preview = stockPreview(asReadonly(cz.state.value), seat, actions)
  const limit = cz.view.value.bank.certificateLimit
  return (
    <>
      <Consequences>
        <Consequence name={t.cash}>
          <Change {...preview.cash} show={money} />
        </Consequence>
        <Consequence name={t.shares.certificates}>
          <Change {...preview.certificates} show={(count) => t.shares.ofLimit(count, limit)} />
        </Consequence>
        {preview.holdings.map(({ company, before, after }) => (
          <Consequence key={company} name={t.shares.holding(company)}>
            <Change before={before} after={after} show={t.shareOf} />
          </Consequence>
        ))}
        {preview.prices.map(({ company, from, to }) => (
          <Consequence key={company} name={t.shares.price(company)}>
            <Change before={from} after={to} show={money} />
          </Consequence>
        ))}
        {preview.worth.before !== preview.worth.after && (
          <Consequence name={t.shares.worth}>
            <Change {...preview.worth} show={money} />
          </Consequence>
        )}
      </Consequences>
      {preview.directors.map(({ company, seat: next }) => (
        <p key={company} class="note">
          {t.shares.becomesDirector(cz.table.naming.value.player(next), company)}
        </p>
      ))}
      {action?.type !== 'start' &&
        preview.opened.map(({ company, capital }) => (
          <p key={company} class="note good">
            {t.shares.opens(company, money(capital))}
          </p>
        ))}
    </>
  )
}
