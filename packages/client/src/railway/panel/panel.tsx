import { type LazyComponent, lazy } from '../../shell/lazy.tsx'
import type { RailwayTable } from '../railway-table.ts'

/** One is asked for at a time: each comes with the first decision of its kind. */
const DecisionPanel = lazy(async () => (await import('./decision-panel.tsx')).DecisionPanel)
const LayPanel = lazy(async () => (await import('./lay-panel.tsx')).LayPanel)
const RunPanel = lazy(async () => (await import('./run-panel.tsx')).RunPanel)
const WaitingPanel = lazy(async () => (await import('./waiting-panel.tsx')).WaitingPanel)
const StationPanel = lazy(async () => (await import('./station-panel.tsx')).StationPanel)

/** The decision of this step, for whoever sits here; otherwise who is waited for. */
export function Panel({ railway }: { readonly railway: RailwayTable }) {
  const Asked = panelOf(railway)
  return <Asked railway={railway} />
}

/** The code of the panel that is asked for now. */
export function panelReady(railway: RailwayTable): Promise<unknown> {
  return panelOf(railway).ready()
}

function panelOf({ table, decision }: RailwayTable): LazyComponent<{ readonly railway: RailwayTable }> {
  if (table.acting.value === null) return WaitingPanel
  switch (decision.value) {
    case 'lay':
      return LayPanel
    case 'station':
    case 'city':
    case 'remove':
      return StationPanel
    case 'run':
      return RunPanel
    case 'hex':
    case null:
      return DecisionPanel
  }
}
