import type { DeepReadonly } from '@roundhouse/kernel'
import { type Chapter, bookshelf, bound, later } from '@roundhouse/railways'
import { AMENDMENTS } from '../amendments.ts'
import type { CzState, VariantId } from '../state.ts'
import { bohemia } from './bohemia.ts'
import { EARLIER, EARLIER_RECORDED } from './earlier.ts'
import { moraviaSilesia } from './moravia-silesia.ts'
import { olderEdition } from './older-edition.ts'
import { recorded, recordedBohemia } from './recorded.ts'
import { type Rulebook, rulebook } from './rulebook.ts'

/** What decides by which rules a table plays. */
export type TableKind = DeepReadonly<Pick<CzState, 'variant' | 'edition'>>

/** The rules of this table. */
export const bookOf: (table: TableKind) => Rulebook = bookshelf(numberOf, (table) =>
  bound(rulebook, chaptersOf(table)),
)

function chaptersOf({ variant, edition }: TableKind): Chapter<Rulebook>[] {
  const isRecorded = edition.compatibility === '18xx.games'
  const undone = later(AMENDMENTS, edition.rules).map(({ id }) => id)
  return [
    ...undone.map((id) => EARLIER[id]),
    ...(edition.older ? [olderEdition] : []),
    ...(variant === null ? [] : [VARIANTS[variant]]),
    ...(isRecorded ? [recorded] : []),
    ...(isRecorded && variant === 'bohemia' ? [recordedBohemia] : []),
    ...(isRecorded ? undone.map((id) => EARLIER_RECORDED[id] ?? {}) : []),
  ]
}

const VARIANTS: Readonly<Record<VariantId, Chapter<Rulebook>>> = {
  bohemia,
  'moravia-silesia': moraviaSilesia,
}

function numberOf({ variant, edition }: TableKind): number {
  const map = variant === null ? 0 : variant === 'bohemia' ? 1 : 2
  return (
    (edition.rules * 3 + map) * 4 + (edition.older ? 2 : 0) + (edition.compatibility === 'rulebook' ? 0 : 1)
  )
}
