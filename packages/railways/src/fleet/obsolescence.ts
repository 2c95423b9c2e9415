import { type FleetState, type FleetTable, isObsolete, letterOf } from '../state/fleet.ts'
import type { CardLetter, CompanyIndex, TrainCode } from '../state/ids.ts'
import { scrap, usableFaces } from './fleet.ts'

export interface Retirement {
  /** Kinds that were good until now. */
  readonly kinds: readonly number[]
  readonly owned: readonly { readonly owner: CompanyIndex; readonly trains: readonly TrainCode[] }[]
  readonly pooled: readonly TrainCode[]
}

export interface RetirementRules {
  /**
   * Whether a card of the pool goes, now that these kinds are obsolete. By default when all its faces are; a title whose
   * cards are not turned in the pool names the face it lies on.
   */
  readonly leavesPool?: (train: TrainCode) => boolean
  /** Whether an owner's train at this place of his list runs on for a while: in 1862 (7.10) while it has a warranty. */
  readonly isSpared?: (owner: CompanyIndex, place: number) => boolean
}

/**
 * Kinds that another one has replaced leave the game: with companies, in the pool, and in the bank where no other face of
 * the card is good. Which kinds go is the title's table: by colour in 18CZ (VIII.12), by normal and g-trains in 1824 (VII.11,
 * VII.14), by band in 1862 (7.9).
 */
export function retire(
  fleet: FleetState,
  table: FleetTable,
  kinds: readonly number[],
  owners: readonly { trains: TrainCode[] }[],
  rules: RetirementRules = {},
): Retirement {
  if (kinds.length === 0) return { kinds, owned: [], pooled: [] }
  const { leavesPool = (train) => !isGood(fleet, table, letterOf(table, train)), isSpared = () => false } =
    rules
  const fresh = kinds.filter((kind) => (fleet.obsolete & (1 << kind)) === 0)
  for (const kind of fresh) fleet.obsolete |= 1 << kind
  const owned = owners.flatMap((entry, owner) => {
    const goes = (train: TrainCode, place: number): boolean =>
      isObsolete(fleet, table, train) && !isSpared(owner, place)
    const trains = entry.trains.filter(goes)
    if (trains.length === 0) return []
    for (const train of trains) scrap(fleet, table, train)
    entry.trains = entry.trains.filter((train, place) => !goes(train, place))
    return [{ owner, trains }]
  })
  const pooled = fleet.pool.filter(leavesPool)
  for (const train of pooled) scrap(fleet, table, train)
  if (pooled.length > 0) fleet.pool = fleet.pool.filter((train) => !pooled.includes(train))
  emptyBank(fleet, table)
  return { kinds: fresh, owned, pooled }
}

function isGood(fleet: FleetState, table: FleetTable, letter: CardLetter): boolean {
  return usableFaces(fleet, table, letter).length > 0
}

/** 1824 VII.14: obsolete trains leave the bank as well. */
function emptyBank(fleet: FleetState, table: FleetTable): void {
  fleet.depot.forEach((left, letter) => {
    if (left === 0 || isGood(fleet, table, letter)) return
    fleet.depot[letter] = 0
    fleet.scrapped[letter] = (fleet.scrapped[letter] as number) + Math.max(0, left)
  })
}
