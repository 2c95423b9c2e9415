import { fault } from '@roundhouse/protocol'
import { closeSync, existsSync, fsyncSync, openSync, renameSync, rmSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { StorageFault } from '../storage-fault.ts'
import { faultFrom } from './errors.ts'
import { lockFolder } from './folder-lock.ts'
import { VERSION, versionOf } from './migrations.ts'

/** What a database was found to hold when it was checked. */
export interface Holdings {
  readonly version: number
  readonly games: number
  readonly entries: number
}

export interface Restored extends Holdings {
  /** Where the database lies now that was there before; null when there was none. */
  readonly replaced: string | null
}

/** How long to wait for a moment in which the database can be read. */
const READING_MILLISECONDS = 5000
/** SQLite keeps a database in these files while it is in use. */
const PARTS = ['', '-wal', '-shm']

/**
 * A copy of one moment, whether or not a server writes meanwhile, and for its owner alone. It gets its name
 * only once it is whole, checked and on the disk; a file that has the name already stays and is an error.
 */
export function copySqlite(file: string, target: string): Holdings {
  const part = `${target}.part`
  try {
    rmSync(part, { force: true })
    closeSync(openSync(part, 'wx', 0o600))
    const source = new DatabaseSync(file, { readOnly: true, timeout: READING_MILLISECONDS })
    try {
      source.prepare('vacuum into ?').run(part)
    } finally {
      source.close()
    }
    const holdings = holdingsOf(part, file)
    toDisk(part)
    // Fails when somebody has the name; a moment later it is ours to replace.
    closeSync(openSync(target, 'wx', 0o600))
    renameSync(part, target)
    toDisk(dirname(target))
    return holdings
  } catch (error) {
    throw isOfTheDisk(error) ? error : faultFrom(error, file)
  } finally {
    rmSync(part, { force: true })
  }
}

/**
 * Puts a checked copy of `source` in the place of the database `file`, which is kept under another name.
 * Refused while a server uses the folder.
 */
export function restoreSqlite(source: string, file: string, now: Date): Restored {
  const lock = lockFolder(dirname(file))
  const fresh = `${file}.restored`
  try {
    rmSync(fresh, { force: true })
    const holdings = copySqlite(source, fresh)
    const replaced = existsSync(file) ? `${file}.replaced-${stampOf(now)}` : null
    for (const part of replaced === null ? [] : PARTS) {
      if (existsSync(file + part)) renameSync(file + part, `${replaced}${part}`)
    }
    renameSync(fresh, file)
    toDisk(dirname(file))
    return { ...holdings, replaced }
  } finally {
    lock.release()
  }
}

/** Before its tables change, a database is copied beside itself under the version it has. */
export function copyBeforeMigration(file: string, database: DatabaseSync, now: Date): void {
  const version = versionOf(database)
  if (version === 0 || version === VERSION) return
  copySqlite(file, join(dirname(file), `${basename(file)}.version-${version}-${stampOf(now)}`))
}

/** Reads every page, every row of an index and every reference; `named` is the file to complain of. */
function holdingsOf(file: string, named: string): Holdings {
  const database = new DatabaseSync(file, { readOnly: true })
  try {
    const version = versionOf(database)
    if (version > VERSION)
      throw new StorageFault(fault('database-newer', { file: named, found: version, known: VERSION }))
    const found = database.prepare('pragma integrity_check(1)').get()?.['integrity_check']
    const astray = database.prepare('pragma foreign_key_check').get()
    if (version === 0 || found !== 'ok' || astray !== undefined)
      throw new StorageFault(fault('database-damaged', { file: named }), found)
    const count = (table: string): number =>
      Number(database.prepare(`select count(*) as count from ${table}`).get()?.['count'])
    return { version, games: count('games'), entries: count('entries') }
  } finally {
    database.close()
  }
}

/** A name may only be believed after its folder is on the disk too; where folders cannot be opened, it is. */
function toDisk(path: string): void {
  if (process.platform === 'win32') return
  const descriptor = openSync(path, 'r')
  try {
    fsyncSync(descriptor)
  } finally {
    closeSync(descriptor)
  }
}

/** Errors of the file system name their own file; those of SQLite have no `syscall`. */
function isOfTheDisk(error: unknown): boolean {
  return error instanceof Error && 'syscall' in error
}

function stampOf(now: Date): string {
  return now.toISOString().replaceAll(/[:.]/g, '-')
}
