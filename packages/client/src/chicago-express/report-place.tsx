import type { ChicagoTable } from './chicago-table.ts'
import { ChicagoReport } from './report/chicago-report.tsx'

export function Report({
  chicago,
  onMoment,
}: {
  readonly chicago: ChicagoTable
  readonly onMoment: (version: number) => void
}) {
  const { session } = chicago.table
  return (
    <ChicagoReport
      history={chicago.history}
      players={session.players.value}
      version={session.version.value}
      onMoment={onMoment}
    />
  )
}
