import { fault } from '@roundhouse/protocol'
import { closeSync, mkdirSync, openSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { StorageFault } from '../storage-fault.ts'
import { faultFrom, isBusy } from './errors.ts'

export const LOCK_FILE = 'roundhouse.lock'

export interface FolderLock {
  release(): void
}

/**
 * The folder is ours alone until it is released. The lock is one of the operating system, which SQLite takes
 * on an empty file beside the database: it ends with the process however that ends, so none is ever stale,
 * and whoever only reads the database is not kept from it.
 */
export function lockFolder(folder: string): FolderLock {
  let lock: DatabaseSync | null = null
  const file = join(folder, LOCK_FILE)
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 })
    makeEmpty(file)
    const held = new DatabaseSync(file, { timeout: 0 })
    lock = held
    // Nothing is ever written, so nothing need be written beside it.
    held.exec('pragma journal_mode = memory')
    held.exec('begin exclusive')
    return { release: () => (held.isOpen ? held.close() : undefined) }
  } catch (error) {
    lock?.close()
    if (isBusy(error)) throw new StorageFault(fault('folder-in-use', { folder }), error)
    throw faultFrom(error, file)
  }
}

/** Never opens a file that is there: closing it again would end the locks this process has on it. */
function makeEmpty(file: string): void {
  try {
    closeSync(openSync(file, 'wx', 0o600))
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  }
}
