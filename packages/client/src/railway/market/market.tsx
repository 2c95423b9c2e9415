import type { MarketCell, MarketView } from '@roundhouse/view/railway'
import { useEffect, useMemo, useRef, useState } from 'preact/hooks'
import { hinted } from '../../board/hinted.ts'
import { lazy } from '../../shell/lazy.tsx'
import { BankOffer } from '../bank/bank-offer.tsx'
import type { ShownTable } from '../shown-table.ts'
import { SizeMark } from '../train-chip.tsx'
import { railwayWords, sizeShort } from '../words.ts'
import { Cell } from './cell.tsx'
import './market.css'

/** They come with the first marker that is looked at. */
const MoveArrows = lazy(async () => (await import('./moves.tsx')).MoveArrows)
const MoveWords = lazy(async () => (await import('./moves.tsx')).MoveWords)

/** Markers came or went since the reader last looked. */
function isChanged({ stack }: MarketCell, seen: MarketCell | undefined): boolean {
  return seen !== undefined && seen.stack.join(' ') !== stack.join(' ')
}

/** What in it a hint is about, a marker or the price of a start, and the number of the hint. */
function hintIn({ stack, price, startsFor }: MarketCell): string {
  if (hinted.value === null) return ''
  const { companies, prices } = hinted.value
  const company = stack.find((each) => companies.has(each))
  if (company !== undefined) return `${company} ${companies.get(company)}`
  return startsFor.length > 0 && prices.has(price) ? `start ${prices.get(price)}` : ''
}

/** What can differ from one moment to another. */
function written({ cells }: MarketView): string {
  return cells.map(({ stack, startsFor }) => `${stack.join()} ${startsFor.join()}`).join(';')
}

/** With more columns than this a cell has no room beside its price; with fewer than that two markers stand side by side. */
const LONG = 24
const WIDE = 16

/** A cell that is looked at, and the marker in it. */
interface Look {
  readonly cell: number
  readonly company: string | null
}

/**
 * The market in its printed shape. `strip` is low and lies under the map with the trains of the bank at its head;
 * `full` has room for whole stacks and scrolls sideways.
 */
export function Market({
  railway,
  shape,
  marked = null,
}: {
  readonly railway: ShownTable
  readonly shape: 'strip' | 'full'
  /** The cell to which what is being considered would lead. */
  readonly marked?: number | null
}) {
  const t = railwayWords.value.market
  const { market, operating } = railway.view.value
  const seen = railway.seen.value?.market
  const [hovered, setHovered] = useState<Look | null>(null)
  const [chosen, setChosen] = useState<Look | null>(null)
  const [reached, setReached] = useState(0)
  const cells = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (shape === 'full') void import('./first-look.ts').then(({ showMarkers }) => showMarkers(cells.current))
  }, [shape])
  const look = hovered ?? chosen
  const company = look === null ? null : companyIn(market, look)
  const moves = company === null ? null : railway.game.marketMoves(railway.state.value, company)
  const patterns = new Map(market.zones?.map(({ id, pattern }) => [id, pattern]))

  /** The way from cell to cell comes with the first key that asks for it. */
  const walkBy = async (key: string): Promise<void> => {
    const { cellBeside, directionOf } = await import('./cell-beside.ts')
    const next = cellBeside(market.cells, reached, directionOf(key))
    setReached(next)
    setChosen({ cell: next, company: null })
    cells.current?.querySelector<HTMLElement>(`[data-cell="${next}"]`)?.focus()
  }
  const walk = (event: KeyboardEvent): void => {
    if (event.key === 'Escape' && chosen !== null) setChosen(null)
    else if (!event.key.startsWith('Arrow')) return
    else void walkBy(event.key)
    event.preventDefault()
    event.stopPropagation()
  }
  /** Once more on the same cell: the marker below, and after the last one none. */
  const press = (event: MouseEvent): void => {
    const at = lookAt(event.target)
    const cell = at === null ? undefined : market.cells[at.cell]
    if (at === null || cell === undefined) return
    setReached(at.cell)
    setHovered(null)
    setChosen(at.company === null || chosen?.cell === at.cell ? after(cell, chosen) : at)
  }

  const before = seen === undefined ? '' : written(seen)
  // Most steps through the history move no marker: then none of the cells is looked at.
  const drawn = useMemo(
    () => (
      <>
        {market.cells.map((cell) => (
          <Cell
            key={cell.index}
            railway={railway}
            index={cell.index}
            column={cell.column}
            row={cell.row}
            price={cell.price}
            startsFor={cell.startsFor.join(' ')}
            stack={cell.stack.join(' ')}
            acts={operating !== null && cell.stack.includes(operating) ? operating : ''}
            chosen={look?.cell === cell.index ? (company ?? '') : ''}
            reached={cell.index === reached}
            right={cell.column * 2 > market.width}
            marked={cell.index === marked}
            changed={isChanged(cell, seen?.cells[cell.index])}
            hinted={hintIn(cell)}
            size={shape === 'strip' ? 19 : 26}
            zone={cell.zone ?? ''}
            pattern={patterns.get(cell.zone ?? '') ?? ''}
            ledges={cell.ledges?.join(' ') ?? ''}
          />
        ))}
      </>
    ),
    [railway, shape, operating, look, company, reached, marked, hinted.value, written(market), before],
  )

  const head =
    moves !== null ? (
      <MoveWords railway={railway} moves={moves} />
    ) : (
      <>
        <Legend railway={railway} />
        {/* Its legend is long, and the bar above tells what the bank has. */}
        {shape === 'strip' && market.zones === undefined && <BankOffer railway={railway} />}
      </>
    )
  return (
    <div
      class="card market"
      data-shape={shape}
      data-long={market.width > LONG || undefined}
      data-wide={market.width < WIDE || undefined}
    >
      <header>
        <h2>{t.title}</h2>
        {shape === 'strip' && <div class="aside">{head}</div>}
      </header>
      <div class="market-scroll scrolls">
        <div
          ref={cells}
          class="market-cells"
          role="group"
          aria-label={`${t.title}. ${t.walk}`}
          style={{ '--halves': String(market.width * 2), '--rows': String(market.height) }}
          onKeyDown={walk}
          onClick={press}
          onPointerOver={(event) => {
            if (event.pointerType !== 'touch') setHovered(lookAt(event.target))
          }}
          onPointerLeave={() => setHovered(null)}
        >
          {drawn}
          {moves !== null && <MoveArrows cells={cells.current} moves={moves} />}
        </div>
        <Zones railway={railway} />
      </div>
      {shape === 'full' && (
        <div class="market-foot">
          {moves === null ? (
            <>
              {head}
              <p>{t.hint}</p>
            </>
          ) : (
            head
          )}
        </div>
      )}
    </div>
  )
}

function companyIn(market: MarketView, { cell, company }: Look): string | null {
  const stack = market.cells[cell]?.stack ?? []
  return company !== null && stack.includes(company) ? company : (stack[0] ?? null)
}

function lookAt(target: EventTarget | null): Look | null {
  if (!(target instanceof Element)) return null
  const cell = target.closest<HTMLElement>('[data-cell]')?.dataset['cell']
  if (cell === undefined) return null
  return {
    cell: Number(cell),
    company: target.closest<HTMLElement>('[data-company]')?.dataset['company'] ?? null,
  }
}

function after({ index, stack }: MarketCell, chosen: Look | null): Look | null {
  if (chosen?.cell !== index) return { cell: index, company: stack[0] ?? null }
  const next = stack[stack.indexOf(chosen.company ?? stack[0] ?? '') + 1]
  return next === undefined ? null : { cell: index, company: next }
}

/** The zones below the cells, each a bracket with its words. */
function Zones({ railway }: { readonly railway: ShownTable }) {
  const { zones = [], cells, width } = railway.view.value.market
  if (zones.length === 0) return null
  return (
    <ul class="market-zones" style={{ '--halves': String(width * 2) }}>
      {zones.map(({ id }) => {
        const columns = cells.filter(({ zone }) => zone === id).map(({ column }) => column)
        // A single cell has no room for words below it; they stand in the legend.
        if (columns.length < 2) return null
        const [from, to] = [Math.min(...columns), Math.max(...columns)]
        return (
          <li key={id} style={{ gridColumn: `${from * 2 + 1} / ${to * 2 + 2}` }}>
            {railway.panels.zoneName?.(id) ?? id}
          </li>
        )
      })}
    </ul>
  )
}

/** Cells that are a zone by themselves. */
function Ends({ railway }: { readonly railway: ShownTable }) {
  const { zones = [], cells } = railway.view.value.market
  const single = zones.filter(({ id }) => cells.filter(({ zone }) => zone === id).length === 1)
  return (
    <>
      {single.map(({ id, pattern }) => (
        <span key={id}>
          <i class="zone-mark" data-pattern={pattern} aria-hidden="true" />{' '}
          {cells.find(({ zone }) => zone === id)?.price} {railway.panels.zoneName?.(id) ?? id}
        </span>
      ))}
    </>
  )
}

/** Which mark stands for which size, where sizes start at prices of their own. */
function Legend({ railway }: { readonly railway: ShownTable }) {
  const { market } = railway.view.value
  const sizes = [...new Set(market.cells.flatMap(({ startsFor }) => startsFor))]
  if (sizes.length === 0) return null
  return (
    <span class="market-legend">
      {railwayWords.value.market.startPrice}
      {sizes.map((size) => (
        <span key={size}>
          <SizeMark size={size} /> {sizeShort(size)}
        </span>
      ))}
      <Ends railway={railway} />
    </span>
  )
}
