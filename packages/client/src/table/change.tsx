import type { ComponentChildren } from 'preact'

/** A figure before and after what is being considered; one figure while nothing changes. */
export function Change({
  before,
  after,
  show = String,
  good = false,
}: {
  readonly before: number
  readonly after: number | null
  readonly show?: (value: number) => string
  /** More is better: tells it by colour as well as by the arrow. */
  readonly good?: boolean
}) {
  if (after === null || after === before) return <b class="figure">{show(before)}</b>
  return (
    <b class="figure">
      {show(before)} <span class="arrow">→</span>{' '}
      <span class={good && after > before ? 'good' : undefined}>{show(after)}</span>
    </b>
  )
}

/** A list of consequences: name and figure in each row. */
export function Consequences({ children }: { readonly children: ComponentChildren }) {
  return <dl class="consequences">{children}</dl>
}

export function Consequence({
  name,
  children,
}: {
  readonly name: string
  readonly children: ComponentChildren
}) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}
