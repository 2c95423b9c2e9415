export { openSqlite } from './sqlite/open.ts'
export { StorageFault } from './storage-fault.ts'
export {
  type EntryBatch,
  type PageQuery,
  type SeatTaker,
  type Storage,
  type StoredEntry,
  type StoredGame,
  type StoredSeat,
  statusOf,
} from './storage.ts'
