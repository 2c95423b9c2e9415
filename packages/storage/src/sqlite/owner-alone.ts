import { chmodSync, closeSync, existsSync, openSync, readdirSync, statSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { LOCK_FILE } from './folder-lock.ts'

/** Others of the same machine: neither their group nor anybody else. */
const OTHERS = 0o077

/**
 * A database holds seeds of running games and what people said to each other, so nobody but its owner reads it: the
 * file, what SQLite writes beside it, and the folder when it holds nothing else.
 */
export function keepForOwner(file: string): void {
  // SQLite gives what it writes beside the database the mode of the database.
  if (!existsSync(file)) closeSync(openSync(file, 'wx', 0o600))
  for (const each of [file, `${file}-wal`, `${file}-shm`]) close(each)
  const folder = dirname(file)
  const isOurs = (name: string): boolean => name === LOCK_FILE || name.startsWith(basename(file))
  if (readdirSync(folder).every(isOurs)) close(join(folder, '.'))
}

function close(path: string): void {
  try {
    const { mode } = statSync(path)
    if ((mode & OTHERS) !== 0) chmodSync(path, mode & 0o777 & ~OTHERS)
  } catch {
    // It is not there, or belongs to somebody else who has let us in.
  }
}
