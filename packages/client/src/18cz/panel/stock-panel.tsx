import { asReadonly } from '@roundhouse/kernel'
import type { CzAction } from '@roundhouse/titles/18cz'
import { debtorsNow } from '@roundhouse/view/18cz'
import type { CzTable } from '../cz-table.ts'
import { Footing } from './buttons.tsx'
import { PanelFrame } from './panel-frame.tsx'
import { Repayment } from './repayment.tsx'
import { SaleList } from './sale-list.tsx'
import { salesOf } from './sales.ts'
import { StartPrice } from './start-price.tsx'
import { StockMeaning } from './stock-meaning.tsx'
import { StockRows } from './stock-rows.tsx'
import { money, panelWords } from './text.ts'

/** Sell any number of certificates in a chosen order, then buy at most one. — VII */
export function StockPanel({ cz }: { readonly cz: CzTable }) {
  const t = panelWords.value.shares
  const seat = cz.table.acting.value
  if (seat === null) return null
  const player = cz.view.value.players.find((each) => each.seat === seat)
  const limit = cz.view.value.bank.certificateLimit
  const { action } = cz.draft.value
  const { seats } = cz.table.session
  const owing = debtorsNow(asReadonly(cz.state.value)).filter((each) => seats.value.includes(each))
  return (
    <PanelFrame cz={cz} heading={t.heading} section="VII.1">
      {player !== undefined && (
        <p class="prompt facts">
          <span>
            {panelWords.value.cash} <b>{money(player.cash)}</b>
          </span>
          <span>
            {t.certificates} <b>{t.ofLimit(player.certificates, limit)}</b>
          </span>
        </p>
      )}
      {owing.map((each) => (
        <Repayment key={each} cz={cz} seat={each} />
      ))}
      <StockRows cz={cz} seat={seat} />
      <Footing cz={cz} confirm={confirmWords(cz)}>
        {action?.type === 'start' && <StartPrice cz={cz} action={action} />}
        <SaleList cz={cz} seat={seat} />
        <StockMeaning cz={cz} seat={seat} />
      </Footing>
    </PanelFrame>
  )
}

/** The button says what will happen, sales first. */
function confirmWords(cz: CzTable): string {
  const t = panelWords.value.shares
  const sales = salesOf(cz)
  const { action } = cz.draft.value
  const purchase = action === null ? null : purchaseWords(cz, action)
  if (sales.length === 0) return purchase ?? t.buy
  const amount = sales.reduce(
    (sum, { company, shares }) => sum + shares * (cz.company(company)?.price ?? 0),
    0,
  )
  const [only] = sales
  if (purchase !== null) return t.thenBuy(t.sellShort(money(amount)), purchase)
  if (sales.length === 1 && only !== undefined) {
    const percent = (cz.company(only.company)?.shares.percent ?? 0) * only.shares
    return t.sellFor(percent, only.company, money(amount))
  }
  return t.sellAll(sales.length, money(amount))
}

function purchaseWords(cz: CzTable, action: CzAction): string | null {
  const t = panelWords.value
  if (action.type === 'start') {
    return t.shares.startFor(action.company, money(action.price), money(action.price * 2))
  }
  if (action.type !== 'buyShare') return null
  const company = cz.company(action.company)
  if (company === undefined) return null
  return t.shares.buyShare(company.shares.percent, company.id, money(company.price ?? 0))
}
