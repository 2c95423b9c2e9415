import type { FigureRow, FigureTable } from '@roundhouse/view/railway'
import { hintOn } from '../../board/hinted.ts'
import { GuardedButton } from '../../table/guarded-button.tsx'
import { SectionLink } from '../../table/section-link.tsx'
import type { RailwayTable } from '../railway-table.ts'
import { sayer } from './say.ts'

/** Figures in rows and columns, e.g. what each par would mean; a row that can be chosen is a button in its first cell. */
export function FigureTableOf({
  railway,
  table: { heading, section, columns, rows },
}: {
  readonly railway: RailwayTable
  readonly table: FigureTable
}) {
  const say = sayer(railway)
  const width = Math.max(columns.length, ...rows.map(({ cells }) => cells.length))
  return (
    <section class="group">
      <h3>
        {say(heading)}{' '}
        {section !== null && (
          <small>
            <SectionLink table={railway.table} section={section} />
          </small>
        )}
      </h3>
      <div class="scrolls">
        <table class="figure-table" aria-label={say(heading)}>
          {columns.length > 0 && (
            <thead>
              <tr>
                {columns.map((column, at) => (
                  <th key={at} scope="col">
                    {say(column)}
                  </th>
                ))}
              </tr>
            </thead>
          )}
          <tbody>
            {rows.map((row, at) => (
              <RowOf key={at} railway={railway} row={row} width={width} />
            ))}
          </tbody>
        </table>
      </div>
    </section>
  )
}

function RowOf({
  railway,
  row: { cells, tone, option },
  width,
}: {
  readonly railway: RailwayTable
  readonly row: FigureRow
  readonly width: number
}) {
  const say = sayer(railway)
  const [name = '', ...rest] = cells
  const choose = () => {
    if (option?.refusal === null) railway.change({ action: option.pressed ? null : option.action })
  }
  return (
    <tr
      data-tone={tone}
      data-pressed={option?.pressed === true}
      data-open={option?.refusal === null}
      onClick={option === null ? undefined : choose}
    >
      <th scope="row">
        {option === null ? (
          say(name)
        ) : (
          <GuardedButton
            table={railway.table}
            class="button small"
            why={option.refusal}
            pressed={option.pressed}
            hint={hintOn(option.action)}
            // The row takes the press.
            onPress={() => {}}
          >
            {say(name)}
          </GuardedButton>
        )}
      </th>
      {rest.map((cell, at) => (
        <td key={at} colSpan={at === rest.length - 1 ? width - cells.length + 1 : 1}>
          {say(cell)}
        </td>
      ))}
    </tr>
  )
}
