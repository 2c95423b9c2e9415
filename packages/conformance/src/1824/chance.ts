import { drawsFrom, shuffled } from '@roundhouse/railways'
import type { CompanyId } from '@roundhouse/titles/1824'

/** In the order in which the recording engine draws: the coal railway of stack 1, then the pre-state one. — X.3 */
const COAL: readonly CompanyId[] = ['EPP', 'EOD', 'MLB']
const PRE_STATE: readonly CompanyId[] = ['KK2', 'SD2', 'SD3']

/** The two construction railways in a game for two of 18xx.games with this seed. */
export function constructionRailways(seed: number): {
  readonly coal: CompanyId
  readonly preState: CompanyId
} {
  const draw = drawsFrom(seed)
  const [coal] = shuffled(COAL, draw) as [CompanyId]
  const [preState] = shuffled(PRE_STATE, draw) as [CompanyId]
  return { coal, preState }
}
