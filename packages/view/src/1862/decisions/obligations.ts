import { DIRECTOR_SHARES, companyAt, companyId, sharesSold } from '@roundhouse/titles/1862'
import type { RmAction } from '@roundhouse/titles/1862'
import type { FigureTable } from '../../railway/decision.ts'
import { money } from '../../railway/said.ts'
import type { RmAsking } from './asking.ts'
import { say } from './sayings.ts'

/** A company that does not float in time costs its winner so many times its par. — 4.3 */
const FINE = 5
const TO_FLOAT = 5

/** Chartered companies that must float before the stock round ends, with what is missing and what it would cost. — 4.3 */
export function obligationTables({ state }: RmAsking): readonly FigureTable<RmAction>[] {
  const { obligations } = state
  if (obligations.length === 0) return []
  return [
    {
      heading: say('obligations.heading'),
      section: '4.3',
      columns: [],
      rows: obligations.map(({ company, seat }) => {
        const missing = TO_FLOAT - Math.max(DIRECTOR_SHARES, sharesSold(state, company))
        return {
          cells: [
            say('obligations.of', companyId(company), { player: seat }),
            say('obligations.missing', missing),
            say('obligations.fine', money(FINE * companyAt(state, company).start)),
          ],
          tone: 'plain' as const,
          option: null,
        }
      }),
    },
  ]
}
