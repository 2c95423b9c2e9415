import type { Choice, DeepReadonly } from '@roundhouse/kernel'
import { type CzAction, type CzState, companyAt, companyIndex } from '@roundhouse/titles/18cz'
import type { LentTrain } from '../../railway/map-meaning.ts'
import { say } from '../decisions/sayings.ts'

/** The private 3E train of Moravia–Silesia, as a route names it. — XI.2 */
const TRAIN = '3Ed'

/** It runs once for a company of its owner, who directs it. — XI.2 */
export function lentTrain(
  state: DeepReadonly<CzState>,
  company: string,
  choices: readonly Choice<CzAction>[],
): LentTrain | null {
  const { moravia } = state
  if (moravia === null || moravia.lender !== companyAt(state, companyIndex(company)).director) return null
  const found = choices.flatMap(({ action }) =>
    action.type === 'run' ? action.routes.filter(({ train }) => train === TRAIN) : [],
  )
  return { train: TRAIN, hexes: found[0]?.hexes ?? [], lend: say('run.lend'), lent: say('run.lent') }
}
