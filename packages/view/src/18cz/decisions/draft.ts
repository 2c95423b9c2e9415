import {
  type CzAction,
  GONE,
  LOCALS,
  type LocalId,
  ON_BOARD,
  type Size,
  localData,
  localId,
  localSize,
} from '@roundhouse/titles/18cz'
import { note } from '../../railway/asking.ts'
import { type PrivateGroup, type PrivateOnSale, privateDraft } from '../../railway/private-decision.ts'
import type { CzAsking, CzDecision } from './asking.ts'
import { framed } from './frame.ts'
import { powerSaid } from './locals.ts'
import { say } from './sayings.ts'

const SIZES: readonly Size[] = ['small', 'medium', 'large']

/** The locals on their board, by size: one may be bought, or one passes. — VI */
export function draftDecision(asking: CzAsking): CzDecision {
  return framed(asking, {
    heading: say('locals.heading'),
    hint: say('locals.hint'),
    section: 'VI',
    notes: [note('prompt', say('locals.power'))],
    ...privateDraft<CzAsking['state'], CzAction>(
      asking,
      SIZES.flatMap((size) => groupOf(asking, size)),
    ),
  })
}

function groupOf({ state }: CzAsking, size: Size): readonly PrivateGroup<CzAction>[] {
  const privates = LOCALS.flatMap((_, local): readonly PrivateOnSale<CzAction>[] => {
    const owner = state.locals.owner[local] as number
    if (localSize(local).size !== size || owner === GONE) return []
    const { name, price } = localData(local)
    return [
      {
        id: localId(local),
        name,
        price,
        income: localSize(local).income,
        owner: owner === ON_BOARD ? null : owner,
        buy: { type: 'buyLocal', local: localId(local) },
      },
    ]
  })
  const [first] = privates
  if (first === undefined) return []
  const aside = powerSaid(first.id as LocalId)
  return [{ mark: { size }, name: say(`locals.sizes.${size}`), aside, certificates: 1, privates }]
}
