import type { RailwayTable } from '../railway-table.ts'

/** How the kinds of trains run and how their lines are drawn, where there are several. */
export function RunLegend({ railway }: { readonly railway: RailwayTable }) {
  const legend = railway.panels.runLegend?.(railway.state.value) ?? null
  if (legend === null) return null
  return (
    <details class="run-legend">
      <summary>{legend.heading}</summary>
      <ul>
        {legend.kinds.map(({ letter, style, look, told }) => (
          <li key={letter}>
            <span class="run-chip" data-run={style} data-look={look}>
              {letter}
            </span>
            <span>{told}</span>
          </li>
        ))}
      </ul>
    </details>
  )
}
