import type { GameState } from '@roundhouse/kernel'
import type { RouteStop } from '@roundhouse/view/railway'
import { words } from '../../shell/words.ts'
import type { RunFound } from '../railway-game.ts'
import type { RailwayTable } from '../railway-table.ts'
import { railwayWords } from '../words.ts'

/** Every route of a run: its train in the colour of its line on the map, its stops, what it earns. */
export function RunLines({
  railway,
  state,
  run,
}: {
  readonly railway: RailwayTable
  /** The board on which it runs. */
  readonly state: GameState
  readonly run: RunFound
}) {
  const { number } = words.value.formats
  if (run.routes.length === 0) return null
  return (
    <ul class="run-lines">
      {run.routes.map((route, at) => (
        <li key={at}>
          <RunChip railway={railway} train={route.train} at={at} />
          <Stops stops={railway.game.routeStops(state, route)} />
          <b>{number(run.byRoute[at] ?? 0)}</b>
        </li>
      ))}
    </ul>
  )
}

/** The train on the colour of its line; the pattern below it is the dash of the line. */
export function RunChip({
  railway,
  train,
  at,
}: {
  readonly railway: RailwayTable
  readonly train: string
  readonly at: number
}) {
  return (
    <span class="run-chip" data-run={at % 4}>
      {railway.game.trainKind(train)}
    </span>
  )
}

export function Stops({ stops }: { readonly stops: readonly RouteStop[] }) {
  const t = railwayWords.value.panel.run
  return (
    <span class="stops">
      {stops.map(({ hex, name, value, counted }, at) => (
        <span key={`${hex} ${at}`} data-counted={counted} title={counted ? undefined : t.notCounted}>
          {name} <i>{value}</i>{' '}
        </span>
      ))}
    </span>
  )
}
