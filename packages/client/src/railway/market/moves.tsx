import type { MarketCause, MarketMoves } from '@roundhouse/view/railway'
import { CompanySign } from '../company-sign.tsx'
import { lookOf } from '../looks.ts'
import type { ShownTable } from '../shown-table.ts'
import { moneyOf, railwayWords } from '../words.ts'

/** Up or down by colour, the cause by the dash, and both in words beside. */
const LINES: Readonly<Record<MarketCause, { readonly up: boolean; readonly dash: string | undefined }>> = {
  dividend: { up: true, dash: undefined },
  nothing: { up: false, dash: '5 3' },
  sale: { up: false, dash: '1.5 2.5' },
  soldOut: { up: true, dash: '6 2 1.5 2' },
}

/** Where the marker would go, drawn over the cells. Rows with many markers are higher: their places are read from the page. */
export function MoveArrows({
  cells,
  moves,
}: {
  readonly cells: HTMLElement | null
  readonly moves: MarketMoves
}) {
  const from = middleOf(cells, moves.from)
  if (from === null) return null
  return (
    <svg class="market-arrows" aria-hidden="true">
      <defs>
        {[true, false].map((up) => (
          <marker
            key={String(up)}
            id={up ? 'market-up' : 'market-down'}
            viewBox="0 0 8 8"
            refX="6"
            refY="4"
            markerWidth="8"
            markerHeight="8"
            markerUnits="userSpaceOnUse"
            orient="auto"
          >
            <path d="M0 0.6L7.4 4L0 7.4z" class={up ? 'up' : 'down'} />
          </marker>
        ))}
      </defs>
      {moves.moves.map(({ why, to }) => {
        const there = to === moves.from ? null : middleOf(cells, to)
        if (there === null) return null
        const { up, dash } = LINES[why]
        const ends = {
          x1: part(from.x, there.x, 0.22),
          y1: part(from.y, there.y, 0.22),
          x2: part(from.x, there.x, 0.86),
          y2: part(from.y, there.y, 0.86),
        }
        return (
          <g key={why}>
            <line class="casing" {...ends} />
            <line
              class={up ? 'up' : 'down'}
              {...ends}
              stroke-dasharray={dash}
              marker-end={`url(#${up ? 'market-up' : 'market-down'})`}
            />
          </g>
        )
      })}
    </svg>
  )
}

function middleOf(
  cells: HTMLElement | null,
  index: number,
): { readonly x: number; readonly y: number } | null {
  const cell = cells?.querySelector<HTMLElement>(`[data-cell="${index}"]`)
  if (!cell) return null
  const { offsetLeft, offsetTop, offsetWidth, offsetHeight } = cell
  return { x: offsetLeft + offsetWidth / 2, y: offsetTop + offsetHeight / 2 }
}

function part(from: number, to: number, of: number): number {
  return Math.round((from + (to - from) * of) * 1000) / 1000
}

/** The same in words, each cause with its dash. */
export function MoveWords({ railway, moves }: { readonly railway: ShownTable; readonly moves: MarketMoves }) {
  const t = railwayWords.value.market
  const money = moneyOf(railway)
  const { cells } = railway.view.value.market
  const price = (index: number): string => money(cells[index]?.price ?? 0)
  return (
    <span class="market-moves" role="status">
      <span class="market-mover">
        <CompanySign company={lookOf(railway, moves.company)} size={18} />
        <b>{t.at(moves.company, price(moves.from))}</b>
      </span>
      {moves.moves.map(({ why, to }) => {
        const { up, dash } = LINES[why]
        return (
          <span key={why} class="market-move">
            <svg width="22" height="8" aria-hidden="true">
              <line class={up ? 'up' : 'down'} x1="0" x2="22" y1="4" y2="4" stroke-dasharray={dash} />
            </svg>
            {t.causes[why]} <b>{to === moves.from ? t.stays : price(to)}</b>
          </span>
        )
      })}
    </span>
  )
}
