import type { Chronicle, CompanyView, Holder } from '@roundhouse/view/railway'
import { words } from '../../shell/words.ts'
import { sortCompanies } from '../companies/sort-companies.ts'
import { lastRun } from '../players/last-income.ts'
import { type ShownTable, headOf, restName } from '../shown-table.ts'
import type { Sheet, SheetCell, SheetRow } from '../spreadsheet/sheet.ts'
import { figureWords, moneyOf, percentOf } from '../words.ts'
import { yieldOf } from './means.ts'

const NOTHING: SheetCell = { value: null, text: '' }

/** What a stock round is about: price, last dividend and yield of every company, and who holds how many shares. */
export function stockSheet(railway: ShownTable, chronicle: Chronicle): Sheet {
  const { sheet: t, stock } = figureWords.value
  const { number } = words.value.formats
  const { companies, players } = railway.view.value
  const money = moneyOf(railway)
  const others = [
    ...new Set(companies.flatMap(({ shares }) => shares.holders.map(({ holder }) => holder))),
  ].filter((holder) => typeof holder === 'string')
  const pooled = companies.some(({ shares }) => shares.pool > 0)
  const count = (shares: number): SheetCell =>
    shares === 0 ? NOTHING : { value: shares, text: number(shares) }
  const director = { sign: 'D', words: t.director }
  const rowOf = (company: CompanyView): SheetRow => {
    const { id, shares, price } = company
    const of = (holder: Holder): SheetCell => {
      const own = shares.holders.find((each) => each.holder === holder)
      if (own === undefined) return NOTHING
      return own.director ? { ...count(own.shares), mark: director } : count(own.shares)
    }
    // One that has left the board may be started again; what it once paid is of another life.
    const dividend = company.status === 'open' ? (lastRun(chronicle, id)?.perShare ?? null) : null
    const share = yieldOf(dividend, price)
    return {
      id,
      name: id,
      cells: [
        price === null ? NOTHING : { value: price, text: money(price) },
        dividend === null ? NOTHING : { value: dividend, text: money(dividend) },
        share === null ? NOTHING : { value: share, text: percentOf(share) },
        ...players.map(({ seat }) => of(seat)),
        ...others.map(of),
        count(shares.bank),
        ...(pooled ? [count(shares.pool)] : []),
      ],
    }
  }
  const { open, started, onSale } = sortCompanies(companies)
  return {
    columns: [
      { id: 'price', name: t.price },
      { id: 'dividend', name: stock.dividend },
      { id: 'yield', name: stock.yield },
      ...players.map(({ seat }) => ({
        id: `seat ${seat}`,
        name: railway.table.naming.value.player(seat),
      })),
      ...others.map((holder) => ({ id: holder, name: headOf(railway, holder) })),
      { id: 'bank', name: restName(railway, 'bank') },
      ...(pooled ? [{ id: 'pool', name: t.pool }] : []),
    ],
    rows: [...open, ...started, ...onSale].map(rowOf),
    foot: [],
  }
}
