import type { Seat } from '@roundhouse/kernel'
import { lazy } from '../shell/lazy.tsx'
import type { Table } from './table.ts'

/** Around one screen everybody is here. */
const PresenceLamp = lazy(async () => (await import('./presence-lamp.tsx')).PresenceLamp)

/** At a table on the server: whether another person is here, or since when away. */
export function Presence({ table, seat }: { readonly table: Table; readonly seat: Seat }) {
  const info = table.session.players.value[seat]
  const other = table.session.kind === 'online' && info?.kind === 'person' && table.me.value !== seat
  return other ? <PresenceLamp here={info.present} left={info.left} /> : null
}
