import { Monogram } from '../../table/names.tsx'
import { SectionLink } from '../../table/section-link.tsx'
import type { ShownTable } from '../shown-table.ts'
import type { TitleTexts } from '../title-texts.ts'
import { moneyOf, railwayWords } from '../words.ts'
import './panel.css'

/** Who won, and what everybody has in the end. */
export function Result({ railway, texts }: { readonly railway: ShownTable; readonly texts: TitleTexts }) {
  const { table } = railway
  const t = railwayWords.value.panel.result
  const money = moneyOf(railway)
  const { standing } = railway.view.value
  const nameOf = (seat: number): string => table.naming.value.player(seat)
  const winners = standing.filter(({ rank }) => rank === 1).map(({ seat }) => nameOf(seat))
  return (
    <div class="railway-panel outcome">
      <div class="body">
        <h2>{t.heading}</h2>
        <p class="prompt">
          <b>{t.won(winners)}</b> {texts.counts.text}{' '}
          <SectionLink table={table} section={texts.counts.section} />
        </p>
        <ol>
          {standing.map(({ seat, score, rank }) => (
            <li key={seat} data-winner={rank === 1}>
              <span class="rank">{rank}</span>
              <Monogram table={table} seat={seat} />
              <span>{nameOf(seat)}</span>
              <b>{money(score)}</b>
            </li>
          ))}
        </ol>
      </div>
    </div>
  )
}
