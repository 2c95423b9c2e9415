import type { DeepReadonly } from '@roundhouse/kernel'
import { type Chapter, bookshelf, bound, later } from '@roundhouse/railways'
import { AMENDMENTS } from '../amendments.ts'
import { TRAIN_GAMES, TRAIN_LISTS } from '../edition.ts'
import { GROUPS_WITH_EXTRAS, PERMITS_WITH_EXTRAS } from '../figures.ts'
import type { RmState } from '../state.ts'
import { BANDS } from '../trains.ts'
import { EARLIER, EARLIER_RECORDED } from './earlier.ts'
import { recorded } from './recorded.ts'
import { type Rulebook, rulebook } from './rulebook.ts'
import { eightTokens, newcomers, noForcedHome, shorter, withTypes } from './smaller-games.ts'

/** What decides by which rules a table plays. */
export type TableKind = DeepReadonly<Pick<RmState, 'variant' | 'edition'>>

/** Bound once for every kind of table. */
const shelf: (table: TableKind) => Rulebook = bookshelf(numberOf, (table) =>
  bound(rulebook, chaptersOf(table)),
)

/** By the edition of a state, because rules ask for their book at every step. */
const KNOWN = new WeakMap<object, { readonly variant: string | null; readonly book: Rulebook }>()

/** The rules of this table. */
export function bookOf(table: TableKind): Rulebook {
  const known = KNOWN.get(table.edition)
  if (known !== undefined && known.variant === table.variant) return known.book
  const book = shelf(table)
  KNOWN.set(table.edition, { variant: table.variant, book })
  return book
}

function chaptersOf({ variant, edition }: TableKind): Chapter<Rulebook>[] {
  const { trainList } = edition
  const isRecorded = edition.compatibility === '18xx.games'
  const undone = later(AMENDMENTS, edition.rules).map(({ id }) => id)
  return [
    ...undone.map((id) => EARLIER[id]),
    { trainCounts: BANDS.map(({ counts }) => counts[trainList]) },
    ...(edition.extraCompanies ? [extraCompanies] : []),
    ...(variant === null ? [] : [withTypes(variant)]),
    ...(edition.shorter ? [shorter] : []),
    ...(edition.newcomers ? [newcomers] : []),
    ...(edition.eightTokens ? [eightTokens] : []),
    ...(edition.forcedHome ? [] : [noForcedHome]),
    ...(isRecorded ? [recorded, ...undone.map((id) => EARLIER_RECORDED[id] ?? {})] : []),
  ]
}

/** With seven or eight players. — 2.4.2 */
function extraCompanies({ groups }: Readonly<Rulebook>): Partial<Rulebook> {
  return {
    groups: (players) => GROUPS_WITH_EXTRAS[players] ?? groups(players),
    permits: PERMITS_WITH_EXTRAS,
  }
}

function numberOf({ variant, edition }: TableKind): number {
  const parts: readonly (readonly [value: number, values: number])[] = [
    [edition.rules, 1],
    [variant === null ? 0 : 1 + TRAIN_GAMES.indexOf(variant), TRAIN_GAMES.length + 1],
    [TRAIN_LISTS.indexOf(edition.trainList), TRAIN_LISTS.length],
    [Number(edition.extraCompanies), 2],
    [Number(edition.shorter), 2],
    [Number(edition.newcomers), 2],
    [Number(edition.eightTokens), 2],
    [Number(edition.forcedHome), 2],
    [Number(edition.compatibility === '18xx.games'), 2],
  ]
  return parts.reduce((number, [value, values]) => number * values + value, 0)
}
