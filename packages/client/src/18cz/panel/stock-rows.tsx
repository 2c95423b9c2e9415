import type { Seat } from '@roundhouse/kernel'
import type { CzAction } from '@roundhouse/titles/18cz'
import type { CompanyView } from '@roundhouse/view/railway'
import { CompanySign } from '../../railway/company-sign.tsx'
import { GuardedButton } from '../../table/guarded-button.tsx'
import type { CzTable } from '../cz-table.ts'
import { ChoiceRow } from './choice-row.tsx'
import { type Sale, changeSales, refuseAfterSales, salesOf } from './sales.ts'
import { asCompany, money, panelWords } from './text.ts'

/** Every company: pressing it buys (or starts it), the button beside it adds a sale. Those of later phases are folded. */
export function StockRows({ cz, seat }: { readonly cz: CzTable; readonly seat: Seat }) {
  const t = panelWords.value.shares
  const { companies } = cz.view.value
  const market = companies.filter(({ price }) => price !== null)
  const shelf = companies.filter(({ status }) => status === 'shelf')
  const later = companies.filter(({ status }) => status === 'later')
  const inOrder = market.toSorted(
    (a, b) => (a.place ?? Infinity) - (b.place ?? Infinity) || (b.cell ?? 0) - (a.cell ?? 0),
  )
  return (
    <>
      <Rows cz={cz} seat={seat} companies={[...inOrder, ...shelf]} label={t.companies} />
      {later.length > 0 && (
        <details class="group">
          <summary>{t.later}</summary>
          <Rows cz={cz} seat={seat} companies={later} label={t.later} />
        </details>
      )}
    </>
  )
}

function Rows({
  cz,
  seat,
  companies,
  label,
}: {
  readonly cz: CzTable
  readonly seat: Seat
  readonly companies: readonly CompanyView[]
  readonly label: string
}) {
  return (
    <ul class="choices stock" aria-label={label}>
      {companies.map((company) => (
        <li key={company.id}>
          <CompanyLine cz={cz} company={company} seat={seat} />
        </li>
      ))}
    </ul>
  )
}

function CompanyLine({
  cz,
  company,
  seat,
}: {
  readonly cz: CzTable
  readonly company: CompanyView
  readonly seat: Seat
}) {
  const t = panelWords.value.shares
  const { action } = cz.draft.value
  const held = company.shares.holders.find(({ holder }) => holder === seat)
  const buys = buyAction(cz, company)
  const chosen = (action?.type === 'start' || action?.type === 'buyShare') && action.company === company.id
  return (
    <>
      <ChoiceRow
        cz={cz}
        why={refuseAfterSales(cz, buys)}
        pressed={chosen}
        onPress={() => cz.change({ action: chosen ? null : buys })}
        sign={<CompanySign company={company} size={24} />}
        name={company.id}
        note={noteOf(company)}
        figure={company.price === null ? '' : money(company.price)}
        {...(held === undefined ? {} : { figureNote: t.yours(held.percent) })}
      />
      {held !== undefined && <SellButton cz={cz} company={company} />}
    </>
  )
}

/** A first share is the director's: its start price is chosen below. — VII.5 */
function buyAction(cz: CzTable, company: CompanyView): CzAction {
  const id = asCompany(company.id)
  if (company.status !== 'shelf' && company.status !== 'later') return { type: 'buyShare', company: id }
  for (const choice of cz.choices.value) {
    if (choice.kind !== 'tree' || choice.action.type !== 'start' || choice.action.company !== id) continue
    const [price] = choice.tree
    if (typeof price === 'number') return { type: 'start', company: id, price }
  }
  return { type: 'start', company: id, price: company.startPrices[0] ?? 0 }
}

function noteOf({ shares, status, startPrices }: CompanyView): string {
  const t = panelWords.value.shares
  if (status === 'shelf' || status === 'later') return startPrices.join(' ')
  const left = t.left(shares.bank + shares.pool, shares.total)
  return status === 'started' ? `${left} · ${t.notOpen(shares.toFloat - shares.sold)}` : left
}

/** Adds one share of the company to the end of the list of sales, or one more to its sale. */
function SellButton({ cz, company }: { readonly cz: CzTable; readonly company: CompanyView }) {
  const t = panelWords.value.shares
  const sales = salesOf(cz)
  const listed = sales.some((sale) => sale.company === company.id)
  const sale = leastSale(cz, company)
  return (
    <GuardedButton
      table={cz.table}
      class="button small sell"
      why={listed ? null : cz.refuse(sale)}
      pressed={listed}
      label={t.sellNamed(company.id)}
      onPress={() =>
        changeSales(cz, listed ? sales.filter((each) => each.company !== company.id) : [...sales, sale])
      }
    >
      {t.sell}
    </GuardedButton>
  )
}

/** One share, or as many as bring the seller back to the certificate limit. — VII.4 */
function leastSale(cz: CzTable, { id }: CompanyView): Sale {
  const company = asCompany(id)
  const open = cz.choices.value.find(({ action }) => action.type === 'sell' && action.company === company)
  return open?.action.type === 'sell' ? open.action : { type: 'sell', company, shares: 1 }
}
