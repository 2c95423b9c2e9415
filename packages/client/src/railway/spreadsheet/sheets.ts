import type { Chronicle, ChronicleRun, CompanyView, Holder } from '@roundhouse/view/railway'
import { words } from '../../shell/words.ts'
import { sortCompanies } from '../companies/sort-companies.ts'
import { roundName } from '../rounds.ts'
import { type ShownTable, headOf, restName } from '../shown-table.ts'
import type { TitleTexts } from '../title-texts.ts'
import { chipWord, figureWords, moneyOf, percentOf } from '../words.ts'
import type { Sheet, SheetCell, SheetRow } from './sheet.ts'

export type HoldingUnit = 'percent' | 'shares'

/** Who holds how much of what, with price, treasury and trains; below it what the players have besides. */
export function holdingsSheet(railway: ShownTable, texts: TitleTexts, unit: HoldingUnit): Sheet {
  const { sheet: t } = figureWords.value
  const { formats } = words.value
  const { companies, players } = railway.view.value
  const money = moneyOf(railway)
  const naming = railway.table.naming.value
  const others = [
    ...new Set(companies.flatMap(({ shares }) => shares.holders.map(({ holder }) => holder))),
  ].filter((holder) => typeof holder === 'string')
  const pooled = companies.some(({ shares }) => shares.pool > 0)
  const held = (shares: number, percent: number): SheetCell =>
    shares === 0
      ? NOTHING
      : unit === 'shares'
        ? { value: shares, text: formats.number(shares) }
        : { value: percent, text: percentOf(percent) }
  const amount = (value: number | null): SheetCell =>
    value === null ? NOTHING : { value, text: money(value) }
  const director = { sign: 'D', words: t.director }
  const rowOf = ({ id, shares, price, treasury, trains, status }: CompanyView): SheetRow => {
    const of = (holder: Holder): SheetCell => {
      const own = shares.holders.find((each) => each.holder === holder)
      if (own === undefined) return NOTHING
      const cell = held(own.shares, own.percent)
      return own.director ? { ...cell, mark: director } : cell
    }
    const kinds = trains.map(({ kind }) => chipWord(kind)).join(' ')
    return {
      id,
      name: id,
      cells: [
        ...players.map(({ seat }) => of(seat)),
        ...others.map(of),
        held(shares.bank, shares.bank * shares.percent),
        ...(pooled ? [held(shares.pool, shares.pool * shares.percent)] : []),
        amount(price),
        status === 'open' ? amount(treasury) : NOTHING,
        { value: kinds === '' ? null : kinds, text: kinds },
      ],
    }
  }
  const { open, started, onSale, later } = sortCompanies(companies)
  const foot = (
    id: string,
    name: string,
    cell: (player: (typeof players)[number]) => SheetCell,
  ): SheetRow => ({
    id,
    name,
    cells: players.map(cell),
  })
  return {
    columns: [
      ...players.map(({ seat }) => ({ id: `seat ${seat}`, name: naming.player(seat) })),
      ...others.map((holder) => ({ id: holder, name: headOf(railway, holder) })),
      { id: 'bank', name: restName(railway, 'bank') },
      ...(pooled ? [{ id: 'pool', name: t.pool }] : []),
      { id: 'price', name: t.price },
      { id: 'treasury', name: t.treasury },
      { id: 'trains', name: t.trains },
    ],
    rows: [...open, ...started, ...onSale, ...later].map(rowOf),
    foot: [
      foot('certificates', t.certificates, ({ certificates }) => ({
        value: certificates,
        text: formats.number(certificates),
      })),
      ...(texts.privates === ''
        ? []
        : [
            foot('privates', texts.privates, ({ privates }) => ({
              value: privates.length,
              text: formats.number(privates.length),
            })),
          ]),
      foot('cash', t.cash, ({ cash }) => amount(cash)),
      foot('worth', t.worth, ({ worth }) => amount(worth)),
    ],
  }
}

/** What every company earned in every operating round, and whether it was paid out. */
export function revenueSheet(railway: ShownTable, { rounds, runs, points }: Chronicle): Sheet {
  const { sheet: t } = figureWords.value
  const { formats } = words.value
  const played = rounds.flatMap((round, at) =>
    round.kind === 'operating' && runs.some((run) => run.round === at) ? [{ round, at }] : [],
  )
  const companies = [...new Set(runs.map(({ company }) => company))]
  const amount = (value: number): SheetCell => ({ value, text: formats.number(value) })
  const sumOf = (some: readonly ChronicleRun[]): number => some.reduce((sum, { revenue }) => sum + revenue, 0)
  const order = railway.view.value.companies.map(({ id }) => id)
  return {
    columns: [
      ...played.map(({ round, at }) => ({
        id: String(at),
        name: roundName(round),
        version: points.find((point) => point.round === at)?.version ?? (runs.at(-1) as ChronicleRun).version,
      })),
      { id: 'total', name: t.total },
    ],
    rows: companies
      .toSorted((a, b) => order.indexOf(a) - order.indexOf(b))
      .map((company) => {
        const own = runs.filter((run) => run.company === company)
        return {
          id: company,
          name: company,
          cells: [
            ...played.map(({ at }) => runCell(own.find(({ round }) => round === at))),
            amount(sumOf(own)),
          ],
        }
      }),
    foot: [
      {
        id: 'total',
        name: t.total,
        cells: [
          ...played.map(({ at }) => amount(sumOf(runs.filter(({ round }) => round === at)))),
          amount(sumOf(runs)),
        ],
      },
    ],
  }
}

const NOTHING: SheetCell = { value: null, text: '' }

/** A full disc is money that was paid out, an empty one stayed in the treasury, half a disc was parted. */
export const RUN_SIGNS: Readonly<Record<ChronicleRun['kept'], string>> = {
  paid: '●',
  withheld: '○',
  halved: '◐',
  none: '–',
}

function runCell(run: ChronicleRun | undefined): SheetCell {
  const { legend } = figureWords.value.sheet
  if (run === undefined) return NOTHING
  const { revenue, kept } = run
  return {
    value: revenue,
    text: words.value.formats.number(revenue),
    mark: { sign: RUN_SIGNS[kept], words: legend[kept] },
  }
}
