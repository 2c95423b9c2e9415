import { asReadonly } from '@roundhouse/kernel'
import type { CzAction } from '@roundhouse/titles/18cz'
import { startOptions } from '@roundhouse/view/18cz'
import { GuardedButton } from '../../table/guarded-button.tsx'
import type { CzTable } from '../cz-table.ts'
import { refuseAfterSales } from './sales.ts'
import { money, panelWords } from './text.ts'

/** The start prices with the capital that each brings and the place in the order of turns. — VII.5 */
export function StartPrice({
  cz,
  action,
}: {
  readonly cz: CzTable
  readonly action: Extract<CzAction, { type: 'start' }>
}) {
  const t = panelWords.value.shares
  const options = startOptions(asReadonly(cz.state.value), action.company)
  const chosen = options.find(({ price }) => price === action.price)
  return (
    <section class="group">
      <h3>
        {action.company} <small>{t.startAt}</small>
      </h3>
      <div class="quick" role="group" aria-label={t.startAt}>
        {options.map(({ price, capital }) => {
          const start = { ...action, price }
          return (
            <GuardedButton
              key={price}
              table={cz.table}
              class="button"
              why={refuseAfterSales(cz, start)}
              pressed={price === action.price}
              onPress={() => cz.change({ action: start })}
            >
              {price}
              <span class="visually-hidden">, {t.capital} </span>
              <small>{money(capital)}</small>
            </GuardedButton>
          )
        })}
      </div>
      {chosen !== undefined && (
        <p class="prompt">
          {t.capital} {money(chosen.capital)}.{' '}
          {chosen.toOpen === 0 ? t.opensAtOnce : t.opensAfter(chosen.toOpen)} {t.place(chosen.place)}
        </p>
      )}
    </section>
  )
}
