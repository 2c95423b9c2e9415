export { openAlone } from './sqlite/open-alone.ts'
export { openSqlite } from './sqlite/open.ts'
export { StorageFault } from './storage-fault.ts'
export {
  type ChatQuery,
  type EntryBatch,
  type PageQuery,
  type RulesChange,
  type SaidLine,
  type SeatTaker,
  type Storage,
  type StoredEntry,
  type StoredGame,
  type StoredLine,
  type StoredSeat,
  statusOf,
} from './storage.ts'
