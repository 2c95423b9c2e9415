import '../../report/report.css'
import './chicago-report.css'
import type { History } from '@roundhouse/kernel'
import type { ChicagoAction, ChicagoEvent, ChicagoState } from '@roundhouse/titles/chicago-express'
import { useMemo } from 'preact/hooks'
import { CashCard } from './cash-card.tsx'
import { type ReportPlayer, gameReport } from './game-report.ts'
import { IncomeCard } from './income-card.tsx'
import { MomentsCard } from './moments-card.tsx'
import { Result } from './result.tsx'
import { SourcesCard } from './sources-card.tsx'

interface Props {
  readonly history: History<ChicagoState, ChicagoAction, ChicagoEvent>
  readonly players: readonly ReportPlayer[]
  readonly version: number
  /** Shows the board as it was. */
  readonly onMoment: (version: number) => void
  /** Shows the board as it is; without it there is no such button. */
  readonly onBoard?: (() => void) | undefined
}

/** The whole game on one page: who won, why, and where the money came from. */
export function ChicagoReport({ history, players, version, onMoment, onBoard }: Props) {
  const game = useMemo(() => gameReport(history, players, version), [history, players, version])
  return (
    <article class="chicago-report">
      <div class="chicago-report-grid">
        <Result game={game} onBoard={onBoard} />
        <div class="chicago-report-column">
          <CashCard game={game} />
          <IncomeCard game={game} />
        </div>
        <div class="chicago-report-column">
          <SourcesCard game={game} />
          <MomentsCard game={game} onMoment={onMoment} />
        </div>
      </div>
    </article>
  )
}
