import type { GameEvent, Refusal } from '@roundhouse/kernel'
import { eventsOf } from '@roundhouse/railways'
import type { RouteDraft, RunFound } from './railway-game.ts'

/** The routes of a run among these events; null where none is told. */
export function runIn(events: readonly GameEvent[]): (RunFound & { readonly company: string }) | null {
  const [run] = eventsOf(events, 'trainsRun')
  return run === undefined ? null : { ...run, byRoute: run.routes.map(({ revenue }) => revenue) }
}

/** What routes earn by the rules of the title, with the routes themselves; or the rule they break. */
export function runFound(
  value: Pick<RunFound, 'revenue' | 'byRoute' | 'extras'> | Refusal,
  routes: readonly RouteDraft[],
): RunFound | Refusal {
  return 'code' in value ? value : { ...value, routes }
}
