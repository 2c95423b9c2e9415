import { dirname } from 'node:path'
import type { Storage } from '../storage.ts'
import { lockFolder } from './folder-lock.ts'
import { openSqlite } from './open.ts'

/** Opens the database for a server: no other one may use its folder until it is closed. */
export function openAlone(file: string): Storage {
  const lock = lockFolder(dirname(file))
  try {
    const storage = openSqlite(file)
    const close = storage.close.bind(storage)
    storage.close = async () => {
      await close()
      lock.release()
    }
    return storage
  } catch (error) {
    lock.release()
    throw error
  }
}
