import type { CzAction, CzEvent, CzState, LocalId } from '@roundhouse/titles/18cz'
import { DecisionPanel } from '../../railway/panel/decision-panel.tsx'
import { WaitingPanel } from '../../railway/panel/waiting-panel.tsx'
import type { TitlePanels } from '../../railway/railway-game.ts'
import type { CzTable } from '../cz-table.ts'
import { turnTrial } from '../lay-options.ts'
import { whyNoPower } from '../why-not.ts'
import { czWords } from '../words.ts'
import { LayPanel } from './lay-panel.tsx'
import { RunPanel } from './run-panel.tsx'
import { StationPanel } from './station-panel.tsx'

export const czPanels: TitlePanels<CzState, CzAction, CzEvent> = {
  words: () => ({ ...czWords.value.panel, names: czWords.value.rounds }),
  whyNoPower: (railway, power) => whyNoPower(railway, power as LocalId),
  turnTrial,
}

/** The decision of this step, for whoever sits here; otherwise who is waited for. */
export function Panel({ cz }: { readonly cz: CzTable }) {
  if (cz.table.acting.value === null) return <WaitingPanel railway={cz} />
  switch (cz.decision.value) {
    case 'lay':
      return <LayPanel cz={cz} />
    case 'station':
    case 'city':
    case 'remove':
      return <StationPanel cz={cz} />
    case 'run':
      return <RunPanel cz={cz} />
    case null:
      return <DecisionPanel railway={cz} />
  }
}
