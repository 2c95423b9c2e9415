import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Storage, openSqlite } from '../src/index.ts'

/** A database under test: `open` may be called several times for the same place. */
export interface Database {
  readonly name: string
  make(): { open(): Storage; remove(): void }
}

const sqlite: Database = {
  name: 'sqlite',
  make: () => {
    const folder = mkdtempSync(join(tmpdir(), 'roundhouse-storage-'))
    return {
      open: () => openSqlite(join(folder, 'games.sqlite')),
      remove: () => rmSync(folder, { recursive: true, force: true }),
    }
  },
}

/** Every database must pass the same suite. */
export const DATABASES: readonly Database[] = [sqlite]
