import { marked, Monogram, Sentence } from '../../table/names.tsx'
import type { ChicagoTable } from '../chicago-table.ts'
import { words } from '../words.ts'

/** Who won and why the game ended; the ranking by cash. */
export function Result({ chicago }: { readonly chicago: ChicagoTable }) {
  const { table } = chicago
  const { standing, ended } = chicago.view.value
  const { money } = words.value.formats
  const winners = standing.filter((each) => each.rank === 1).map((each) => each.seat)
  const text = words.value.chicago.lines.ended({ reasons: ended ?? [], winners }, marked(table.naming.value))
  return (
    <div class="panel outcome">
      <div class="body">
        <h2>{words.value.chicago.doing.ended}</h2>
        <p class="prompt">
          <Sentence text={text} />
        </p>
        <ol>
          {standing.map(({ seat, score, rank }) => {
            const name = table.naming.value.player(seat)
            return (
              <li key={seat} data-winner={rank === 1}>
                <span class="rank">{rank}</span>
                <Monogram table={table} seat={seat} />
                <span>{name}</span>
                <b>{money(score)}</b>
              </li>
            )
          })}
        </ol>
      </div>
    </div>
  )
}
