import type { ComponentChildren } from 'preact'
import { useState } from 'preact/hooks'
import { words } from '../shell/words.ts'
import { DataTable, type Figures } from './data-table.tsx'

interface Props {
  readonly class?: string
  readonly title: string
  readonly aside: string
  /** Buttons that change what the chart shows. */
  readonly tools?: ComponentChildren
  readonly figures: Figures
  readonly children: ComponentChildren
}

/** A chart with its heading and the same figures as a table. */
export function FigureCard({ class: place = '', title, aside, tools, figures, children }: Props) {
  const [asTable, setAsTable] = useState(false)
  const { report } = words.value
  const other = asTable ? report.asChart : report.asTable
  return (
    <section class={`card figure-card ${place}`} aria-label={title}>
      <header>
        <div class="figure-head">
          <h2>{title}</h2>
          <span class="figure-aside">{aside}</span>
        </div>
        <div class="figure-tools">
          {tools}
          <button
            type="button"
            class="button small quiet"
            aria-label={report.showAs(other, title)}
            onClick={() => setAsTable(!asTable)}
          >
            {other}
          </button>
        </div>
      </header>
      <div class="figure-body">{asTable ? <DataTable caption={title} figures={figures} /> : children}</div>
    </section>
  )
}
