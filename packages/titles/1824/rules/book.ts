import type { DeepReadonly } from '@roundhouse/kernel'
import { type Chapter, bookshelf, bound, later } from '@roundhouse/railways'
import { AMENDMENTS } from '../amendments.ts'
import type { AhState } from '../state.ts'
import { trainData } from '../trains.ts'
import { cisleithaniaThree, moreCash } from './cisleithania-three.ts'
import { cisleithaniaTwo } from './cisleithania-two.ts'
import { EARLIER, EARLIER_RECORDED } from './earlier.ts'
import { recorded, recordedStricter, recordedThree, recordedTwo } from './recorded.ts'
import { type Rulebook, rulebook } from './rulebook.ts'

/** What decides by which rules a table plays. */
export type TableKind = DeepReadonly<Pick<AhState, 'variant' | 'edition' | 'players'>>

/** The rules of this table. Goods Time changes the map and the tiles only. */
export const bookOf: (table: TableKind) => Rulebook = bookshelf(numberOf, (table) =>
  bound(rulebook, chaptersOf(table)),
)

function chaptersOf({ variant, edition, players }: TableKind): Chapter<Rulebook>[] {
  const isCisleithania = variant === 'cisleithania'
  const isRecorded = edition.compatibility === '18xx.games'
  const undone = later(AMENDMENTS, edition.rules).map(({ id }) => id)
  return [
    ...undone.map((id) => EARLIER[id]),
    ...(isCisleithania ? [players === 2 ? cisleithaniaTwo : cisleithaniaThree] : []),
    ...(isCisleithania && edition.startingCash === '700' ? [moreCash] : []),
    ...(edition.trainPrice === 'standard' ? [standardPrice] : []),
    ...(isRecorded ? [recorded, recordedStricter] : []),
    ...(isRecorded && isCisleithania ? [players === 2 ? recordedTwo : recordedThree] : []),
    ...(isRecorded ? undone.map((id) => EARLIER_RECORDED[id] ?? {}) : []),
  ]
}

/** The other reading of the second price on the cards. — VII.11, table A1 */
const standardPrice: Partial<Rulebook> = {
  priceBetween: (train) => trainData(train).price,
  mostWithHelp: (train) => trainData(train).price,
}

function numberOf({ variant, edition, players }: TableKind): number {
  const map = variant !== 'cisleithania' ? 0 : players === 2 ? 1 : 2
  return (
    (edition.rules * 3 + map) * 8 +
    (edition.compatibility === 'rulebook' ? 0 : 4) +
    (edition.trainPrice === 'card' ? 0 : 2) +
    (edition.startingCash === '680' ? 0 : 1)
  )
}
