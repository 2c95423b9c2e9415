export { type Holdings, type Restored, copySqlite, restoreSqlite } from './sqlite/copies.ts'
export { openAlone } from './sqlite/open-alone.ts'
export { openSqlite } from './sqlite/open.ts'
export { StorageFault } from './storage-fault.ts'
export {
  type ChangedTable,
  type ChatQuery,
  type Closed,
  type EntryBatch,
  type KeptKey,
  type KeyRings,
  type PageQuery,
  type RulesChange,
  type SaidLine,
  type SeatOrders,
  type SeatOwner,
  type SeatTaker,
  type Storage,
  type StoredEntry,
  type StoredGame,
  type StoredLine,
  type StoredSeat,
  statusOf,
} from './storage.ts'
