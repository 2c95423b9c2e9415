import { Monogram } from '../../table/names.tsx'
import { SectionLink } from '../../table/section-link.tsx'
import type { CzTable } from '../cz-table.ts'
import { money, panelWords } from './text.ts'
import './panel.css'

/** Who won, and everybody's wealth. — X.2 */
export function Result({ cz }: { readonly cz: CzTable }) {
  const { table } = cz
  const t = panelWords.value.result
  const { standing } = cz.view.value
  const nameOf = (seat: number): string => table.naming.value.player(seat)
  const winners = standing.filter(({ rank }) => rank === 1).map(({ seat }) => nameOf(seat))
  return (
    <div class="cz-panel outcome">
      <div class="body">
        <h2>{t.heading}</h2>
        <p class="prompt">
          <b>{t.won(winners)}</b> {t.counts} <SectionLink table={table} section="X.2" />
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
