import { memo } from '../../board/memo.ts'
import { words } from '../../shell/words.ts'
import { CompanySign } from '../company-sign.tsx'
import { lookOf } from '../looks.ts'
import type { ShownTable } from '../shown-table.ts'
import { SizeMark } from '../train-chip.tsx'
import { moneyOf, railwayWords, sizeWord } from '../words.ts'

interface Props {
  readonly railway: ShownTable
  readonly index: number
  readonly column: number
  readonly row: number
  readonly price: number
  /** Sizes that may start here and companies in operating order, each as one word of a text. */
  readonly startsFor: string
  readonly stack: string
  /** The company whose turn it is, if it lies here; else empty. */
  readonly acts: string
  /** Looked at: the company whose moves are shown, else empty. */
  readonly chosen: string
  readonly reached: boolean
  /** In the right half of the market. */
  readonly right: boolean
  /** What is being considered would lead here. */
  readonly marked: boolean
  /** Other markers lie here than the reader last saw. */
  readonly changed: boolean
  /** What a hint is about, one of them or a start here ('start'), and the number of the hint; else empty. */
  readonly hinted: string
  readonly size: number
  readonly zone: string
  /** The pattern of its zone, and the sides that are ledges, each as one word of a text. */
  readonly pattern: string
  readonly ledges: string
}

/** A cell of the market. Plain properties only: a step through the history draws the few that changed. */
export const Cell = memo(function Cell(props: Props) {
  const { railway, index, column, row, price, startsFor, stack, acts, chosen, reached, marked, size } = props
  const { pattern, ledges } = props
  const [pointed, number] = listed(props.hinted)
  const companies = listed(stack)
  return (
    <button
      type="button"
      class="market-cell"
      data-cell={index}
      data-acts={acts !== ''}
      data-chosen={chosen !== ''}
      data-marked={marked}
      data-right={props.right}
      data-starts={startsFor !== '' || undefined}
      data-changed={props.changed || undefined}
      data-hint={pointed === 'start' ? number : undefined}
      data-pattern={pattern === '' ? undefined : pattern}
      data-ledges={ledges === '' ? undefined : ledges}
      tabIndex={reached ? 0 : -1}
      aria-pressed={chosen !== ''}
      style={{ gridColumn: `${column * 2 + 1} / span 2`, gridRow: String(row + 1) }}
    >
      <span class="visually-hidden">{spoken(props)}</span>
      <span class="market-price" aria-hidden="true">
        {words.value.formats.number(price)}
      </span>
      {startsFor !== '' && (
        <span class="market-marks" aria-hidden="true">
          {listed(startsFor).map((each) => (
            <SizeMark key={each} size={each} />
          ))}
        </span>
      )}
      {companies.length > 0 && (
        <span class="market-stack" aria-hidden="true">
          {companies.map((company) => (
            <span
              key={company}
              data-company={company}
              data-chosen={company === chosen}
              data-hint={company === pointed ? number : undefined}
            >
              <CompanySign company={lookOf(railway, company)} size={size} />
            </span>
          ))}
        </span>
      )}
    </button>
  )
})

/** In words, and only of a cell that is drawn: a step through the history leaves most of them as they are. */
function spoken({ railway, price, startsFor, stack, acts, zone }: Props): string {
  const t = railwayWords.value.market
  const companies = listed(stack)
  const told = [t.price(moneyOf(railway)(price)), companies.length === 0 ? t.empty : t.stack(companies)]
  if (acts !== '') told.push(t.acts(acts))
  if (startsFor !== '') told.push(t.starts(listed(startsFor).map(sizeWord)))
  if (zone !== '') told.push(`${railway.panels.zoneName?.(zone) ?? zone}.`)
  return told.join(' ')
}

function listed(text: string): string[] {
  return text === '' ? [] : text.split(' ')
}
