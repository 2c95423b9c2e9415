import type { Seat } from '@roundhouse/kernel'
import type { CzTable } from '../cz-table.ts'
import { type Sale, changeSales, moved, salesOf } from './sales.ts'
import { Stepper } from './stepper.tsx'
import { money, panelWords } from './text.ts'

/** Several companies in a chosen order: each sale is made for itself, and lowers its own price. — VII.6, IX.3 */
export function SaleList({ cz, seat }: { readonly cz: CzTable; readonly seat: Seat }) {
  const t = panelWords.value.shares
  const sales = salesOf(cz)
  if (sales.length === 0) return null
  return (
    <section class="group">
      <h3>{t.sales}</h3>
      <ol class="sales">
        {sales.map((sale, at) => (
          <SaleLine key={sale.company} cz={cz} sales={sales} sale={sale} at={at} seat={seat} />
        ))}
      </ol>
    </section>
  )
}

function SaleLine({
  cz,
  sales,
  sale,
  at,
  seat,
}: {
  readonly cz: CzTable
  readonly sales: readonly Sale[]
  readonly sale: Sale
  readonly at: number
  readonly seat: Seat
}) {
  const t = panelWords.value.shares
  const company = cz.company(sale.company)
  const held = company?.shares.holders.find(({ holder }) => holder === seat)?.shares ?? 0
  const percent = (company?.shares.percent ?? 0) * sale.shares
  const price = company?.price ?? 0
  const most = mostToSell(cz, sale.company) ?? held
  return (
    <li>
      <span class="number">{at + 1}</span>
      <span class="what">{t.saleOf(percent, sale.company, money(price * sale.shares))}</span>
      <span class="tools">
        <button
          type="button"
          class="tool"
          aria-label={t.earlier(sale.company)}
          aria-disabled={at === 0 ? 'true' : undefined}
          onClick={() => changeSales(cz, moved(sales, at, -1))}
        >
          ↑
        </button>
        <button
          type="button"
          class="tool"
          aria-label={t.laterSale(sale.company)}
          aria-disabled={at === sales.length - 1 ? 'true' : undefined}
          onClick={() => changeSales(cz, moved(sales, at, 1))}
        >
          ↓
        </button>
        <button
          type="button"
          class="tool"
          aria-label={t.remove(sale.company)}
          onClick={() =>
            changeSales(
              cz,
              sales.filter((each) => each !== sale),
            )
          }
        >
          ×
        </button>
      </span>
      {most > 1 && (
        <Stepper
          cz={cz}
          refuse={(shares) => cz.refuse({ ...sale, shares })}
          value={sale.shares}
          min={1}
          max={most}
          label={t.sharesToSell(sale.company)}
          onChange={(shares) =>
            changeSales(
              cz,
              sales.map((each) => (each === sale ? { ...sale, shares } : each)),
            )
          }
        />
      )}
    </li>
  )
}

/** As the rules allow now; another sale of the list does not change it, for it is about another company. */
function mostToSell(cz: CzTable, company: string): number | null {
  for (const choice of cz.choices.value) {
    if (choice.kind === 'amount' && choice.action.type === 'sell' && choice.action.company === company)
      return choice.max
  }
  return null
}
