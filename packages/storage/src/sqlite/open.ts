import { fault } from '@roundhouse/protocol'
import { closeSync, existsSync, mkdirSync, openSync, readSync, statSync } from 'node:fs'
import { dirname } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { StorageFault } from '../storage-fault.ts'
import type { Storage } from '../storage.ts'
import { copyBeforeMigration } from './copies.ts'
import { faultFrom } from './errors.ts'
import { VERSION, migrate, versionOf } from './migrations.ts'
import { keepForOwner } from './owner-alone.ts'
import { BUSY_MILLISECONDS } from './retry.ts'
import { SqliteStorage } from './sqlite-storage.ts'

/** How long to wait at the start for another process that writes at this moment. */
const OPENING_MILLISECONDS = 2000

/**
 * Opens the database, or makes it; one of an older version is copied beside itself and brought up to date. A file
 * that is read-only, of a newer version, damaged or no database at all is left exactly as it is, and a
 * `StorageFault` says so.
 */
export function openSqlite(file: string): Storage {
  let database: DatabaseSync | null = null
  try {
    if (existsSync(file)) inspect(file)
    else mkdirSync(dirname(file), { recursive: true, mode: 0o700 })
    keepForOwner(file)
    database = new DatabaseSync(file, { timeout: OPENING_MILLISECONDS, enableForeignKeyConstraints: true })
    refuseNewer(file, versionOf(database))
    refuseDamaged(file, database)
    copyBeforeMigration(file, database, new Date())
    database.exec('pragma journal_mode = wal')
    database.exec('pragma synchronous = full')
    migrate(database)
    database.exec(`pragma busy_timeout = ${BUSY_MILLISECONDS}`)
    return new SqliteStorage(database, file)
  } catch (error) {
    database?.close()
    throw faultFrom(error, file)
  }
}

/** Looks at the bytes alone, because even opening a database may write beside it. */
function inspect(file: string): void {
  const header = Buffer.alloc(100)
  const descriptor = openSync(file, 'r')
  let length: number
  try {
    length = readSync(descriptor, header, 0, header.length, 0)
  } finally {
    closeSync(descriptor)
  }
  // An empty file is a database in which nothing has been written yet.
  if (length > 0 && header.toString('latin1', 0, 15) !== 'SQLite format 3') {
    throw new StorageFault(fault('database-damaged', { file }))
  }
  refuseNewer(file, length < 64 ? 0 : header.readUInt32BE(60))
  // The mode counts even for those whom the system lets write anyway: somebody has protected this file.
  if ((statSync(file).mode & 0o222) === 0) throw new StorageFault(fault('database-read-only', { file }))
}

/** Reads every page once: better a server that does not start than one that writes on into a damaged file. */
function refuseDamaged(file: string, database: DatabaseSync): void {
  const found = database.prepare('pragma quick_check(1)').get()?.['quick_check']
  if (found !== 'ok') throw new StorageFault(fault('database-damaged', { file }), found)
}

function refuseNewer(file: string, found: number): void {
  if (found > VERSION) throw new StorageFault(fault('database-newer', { file, found, known: VERSION }))
}
