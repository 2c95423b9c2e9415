import type { BuildPreview, BuildRow } from '@roundhouse/view/chicago-express'
import { capital } from '../../table/capital.ts'
import type { ChicagoTable } from '../chicago-table.ts'
import { planWithout } from '../targets.ts'
import { words } from '../words.ts'

/** One row a hex: number, name, why the price, income, remove. */
export function BuildRows({
  chicago,
  build,
}: {
  readonly chicago: ChicagoTable
  readonly build: BuildPreview
}) {
  const planned = chicago.draft.value.hexes.length
  return (
    <ol class="build-rows">
      {build.rows.map((row, index) => (
        <Row key={row.hex} chicago={chicago} row={row} number={index + 1} preview={index >= planned} />
      ))}
    </ol>
  )
}

function Row(props: {
  readonly chicago: ChicagoTable
  readonly row: BuildRow
  readonly number: number
  readonly preview: boolean
}) {
  const { chicago, row, number, preview } = props
  const t = words.value.table.chicago
  const { money, signed } = words.value.formats
  const hex = chicago.view.value.hexes.find((each) => each.id === row.hex)
  const company = chicago.builder.value
  const { hexes } = chicago.draft.value
  const notes = preview
    ? [t.previewRow]
    : [t.already(hex?.locomotives.length ?? 0), ...(hex?.developed === true ? [t.house] : [])]
  return (
    <li data-preview={preview} data-refused={row.refusal !== null}>
      <span class="number">{number}</span>
      <span class="where">
        {hex?.name ?? (
          <>
            <span class="kind">{capital(words.value.chicago.kinds[hex?.kind ?? 'plain'])} </span>
            {row.hex}
          </>
        )}
        <small>{notes.join(' · ')}</small>
      </span>
      <span class="price">
        {row.times === 1 ? money(row.cost) : `${row.unit} × ${row.times} = ${money(row.cost)}`}
      </span>
      <span class="gain">{row.income === 0 ? '–' : signed(row.income)}</span>
      {preview || company === null ? (
        <span />
      ) : (
        <button
          type="button"
          class="remove"
          aria-label={t.remove(words.value.chicago.hexShort(row.hex))}
          onClick={() =>
            chicago.change({
              hexes: planWithout(chicago.choices.value, company, hexes, row.hex),
              preview: null,
            })
          }
        >
          ×
        </button>
      )}
    </li>
  )
}
