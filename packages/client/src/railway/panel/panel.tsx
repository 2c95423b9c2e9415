import type { RailwayTable } from '../railway-table.ts'
import { DecisionPanel } from './decision-panel.tsx'
import { LayPanel } from './lay-panel.tsx'
import { RunPanel } from './run-panel.tsx'
import { StationPanel } from './station-panel.tsx'
import { WaitingPanel } from './waiting-panel.tsx'

/** The decision of this step, for whoever sits here; otherwise who is waited for. */
export function Panel({ railway }: { readonly railway: RailwayTable }) {
  if (railway.table.acting.value === null) return <WaitingPanel railway={railway} />
  switch (railway.decision.value) {
    case 'lay':
      return <LayPanel railway={railway} />
    case 'station':
    case 'city':
    case 'remove':
      return <StationPanel railway={railway} />
    case 'run':
      return <RunPanel railway={railway} />
    case null:
      return <DecisionPanel railway={railway} />
  }
}
