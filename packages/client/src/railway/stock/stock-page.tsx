import type { ReadonlySignal } from '@preact/signals'
import type { Chronicle } from '@roundhouse/view/railway'
import { openedCharter } from '../companies/opened.ts'
import { CompanySign } from '../company-sign.tsx'
import { lookOf } from '../looks.ts'
import { Market } from '../market/market.tsx'
import type { ShownTable } from '../shown-table.ts'
import { SheetTable } from '../spreadsheet/sheet-table.tsx'
import type { SheetRow } from '../spreadsheet/sheet.ts'
import { figureWords, moneyOf } from '../words.ts'
import { meansOf } from './means.ts'
import { stockSheet } from './stock-sheet.ts'
import '../../report/report.css'
import '../spreadsheet/spreadsheet.css'
import './stock-page.css'

/** In place of the map while shares are traded: the market, who holds what and what it pays, and what each could do next. */
export function StockPage({
  railway,
  chronicle,
  marked,
}: {
  readonly railway: ShownTable
  readonly chronicle: ReadonlySignal<Chronicle>
  /** The cell to which what is being considered would lead. */
  readonly marked: number | null
}) {
  const { sheet: t, stock } = figureWords.value
  const rowHead = ({ id }: SheetRow) => (
    <button type="button" class="spreadsheet-company" onClick={() => (openedCharter.value = id)}>
      <CompanySign company={lookOf(railway, id)} size={20} /> <span aria-hidden="true">{id}</span>
    </button>
  )
  return (
    <div class="stock-page">
      <Market railway={railway} shape="full" marked={marked} />
      <SheetTable
        title={stock.heading}
        corner={t.company}
        sheet={stockSheet(railway, chronicle.value)}
        rowHead={rowHead}
      />
      <MeansTable railway={railway} />
    </div>
  )
}

/** Everybody in turn order, with what his cash could buy and his shares would bring. */
function MeansTable({ railway }: { readonly railway: ShownTable }) {
  const { sheet: t, stock } = figureWords.value
  const money = moneyOf(railway)
  const { players, companies, bank } = railway.view.value
  return (
    <section class="card stock-means" tabIndex={0} aria-label={stock.next}>
      <header>
        <h2>{stock.next}</h2>
      </header>
      <table>
        <thead>
          <tr>
            <th scope="col">{stock.player}</th>
            <th scope="col">{t.cash}</th>
            <th scope="col">{stock.room}</th>
            <th scope="col">{stock.brings}</th>
            <th scope="col">{stock.buys}</th>
          </tr>
        </thead>
        <tbody>
          {players.map((player) => {
            const { seat, cash, certificatesLeft, buys, holdings } = meansOf(
              player,
              companies,
              bank.certificateLimit,
            )
            return (
              <tr key={seat} data-acts={player.acts}>
                <th scope="row">{railway.table.naming.value.player(seat)}</th>
                <td>
                  <b>{money(cash)}</b>
                </td>
                <td data-full={certificatesLeft === 0}>{certificatesLeft}</td>
                <td>{money(holdings)}</td>
                <td class="buys">
                  {buys.length === 0 ? (
                    <span class="muted">{stock.nothing}</span>
                  ) : (
                    buys.map((id) => <CompanySign key={id} company={lookOf(railway, id)} size={18} />)
                  )}
                </td>
              </tr>
            )
          })}
        </tbody>
      </table>
    </section>
  )
}
