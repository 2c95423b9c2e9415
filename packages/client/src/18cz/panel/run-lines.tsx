import { asReadonly } from '@roundhouse/kernel'
import type { CzState } from '@roundhouse/titles/18cz'
import { type RouteStop, routeStops } from '@roundhouse/view/18cz'
import type { RunFound } from '../../railway/railway-game.ts'
import { words } from '../../shell/words.ts'
import { kindOf, panelWords } from './text.ts'

/** Every route of a run: its train in the colour of its line on the map, its stops, what it earns. */
export function RunLines({ state, run }: { readonly state: CzState; readonly run: RunFound }) {
  const { number } = words.value.formats
  if (run.routes.length === 0) return null
  return (
    <ul class="run-lines">
      {run.routes.map((route, at) => (
        <li key={at}>
          <RunChip train={route.train} at={at} />
          <Stops stops={routeStops(asReadonly(state), route)} />
          <b>{number(run.byRoute[at] ?? 0)}</b>
        </li>
      ))}
    </ul>
  )
}

/** The train on the colour of its line; the pattern below it is the dash of the line. */
export function RunChip({ train, at }: { readonly train: string; readonly at: number }) {
  return (
    <span class="run-chip" data-run={at % 4}>
      {kindOf(train)}
    </span>
  )
}

export function Stops({ stops }: { readonly stops: readonly RouteStop[] }) {
  const t = panelWords.value.run
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
