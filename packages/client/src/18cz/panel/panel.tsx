import type { CzTable } from '../cz-table.ts'
import { AcquirePanel } from './acquire-panel.tsx'
import { AcquiredPanel } from './acquired-panel.tsx'
import { AnswerPanel } from './answer-panel.tsx'
import { AuctionPanel } from './auction-panel.tsx'
import { DiscardPanel } from './discard-panel.tsx'
import { DraftPanel } from './draft-panel.tsx'
import { LayPanel } from './lay-panel.tsx'
import { RevenuePanel } from './revenue-panel.tsx'
import { RunPanel } from './run-panel.tsx'
import { StationPanel } from './station-panel.tsx'
import { StockPanel } from './stock-panel.tsx'
import { TrainsPanel } from './trains-panel.tsx'
import { WaitingPanel } from './waiting-panel.tsx'
import './panel.css'

/** The decision of this step, for whoever sits here; otherwise who is waited for. */
export function Panel({ cz }: { readonly cz: CzTable }) {
  if (cz.table.acting.value === null) return <WaitingPanel cz={cz} />
  const { step } = cz.state.value
  // The power of a local may be used in any step: its tile is laid before the step goes on.
  if (cz.draft.value.power !== null && step !== 'track') return <LayPanel cz={cz} />
  switch (step) {
    case 'preStock':
      return <DraftPanel cz={cz} />
    case 'auction':
      return <AuctionPanel cz={cz} />
    case 'stock':
      return <StockPanel cz={cz} />
    case 'mwTrack':
    case 'home':
    case 'track':
      return <LayPanel cz={cz} />
    case 'token':
    case 'chooseCity':
    case 'acquiredTokens':
      return <StationPanel cz={cz} />
    case 'run':
      return <RunPanel cz={cz} />
    case 'revenue':
      return <RevenuePanel cz={cz} />
    case 'acquire':
      return <AcquirePanel cz={cz} />
    case 'acquiredTrains':
      return <AcquiredPanel cz={cz} />
    case 'trains':
      return <TrainsPanel cz={cz} />
    case 'discard':
      return <DiscardPanel cz={cz} />
    case 'answer':
      return <AnswerPanel cz={cz} />
    case 'over':
      return null
    default:
      return step satisfies never
  }
}
