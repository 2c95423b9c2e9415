import type { Holder } from '@roundhouse/view/railway'
import { capital } from '../table/capital.ts'
import type { RailwayTable } from './railway-table.ts'
import { railwayWords } from './words.ts'

/** What the paper around the map reads of a table, whatever the title: it looks at the game and never acts. */
export type ShownTable = Pick<
  RailwayTable,
  'table' | 'game' | 'panels' | 'state' | 'view' | 'seen' | 'company' | 'notices'
>

export function holderName({ table, panels }: ShownTable, holder: Holder): string {
  return typeof holder === 'number' ? table.naming.value.player(holder) : panels.holderName(holder)
}

/** The same where it opens a row or a column; names of players stay as they are written. */
export function headOf(railway: ShownTable, holder: Holder): string {
  const name = holderName(railway, holder)
  return typeof holder === 'number' ? name : capital(name)
}

/** Whether a figure differs from what the player last saw; drawn underlined. */
export function freshness(now: number | null, seen: number | null | undefined): string | undefined {
  return seen !== undefined && seen !== now ? 'changed' : undefined
}

/** What shares are called that no player has. */
export function restName({ panels }: ShownTable, kind: 'bank' | 'pool' | 'reserved'): string {
  const own = kind === 'pool' ? undefined : panels.restName?.(kind)
  return own ?? railwayWords.value.holders[kind]
}
