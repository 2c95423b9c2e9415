import { mkdirSync, readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'
import type { ArchivedGame } from './archive.ts'
import { fromDisk } from './game-file.ts'

const ENDING = '.json.gz'

export interface ArchiveFile {
  readonly name: string
  readonly bytes: number
  read(): ArchivedGame
}

/** The rule numbers in an archive, as 18cz@1, each a folder of games. */
export function archivedRules(folder: string): readonly string[] {
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
}

export function archiveFiles(folder: string, rules: string): readonly ArchiveFile[] {
  return readdirSync(join(folder, rules))
    .filter((file) => file.endsWith(ENDING))
    .map((file) => {
      const path = join(folder, rules, file)
      return {
        name: file.slice(0, -ENDING.length),
        bytes: statSync(path).size,
        read: () => JSON.parse(gunzipSync(readFileSync(path)).toString()) as ArchivedGame,
      }
    })
}

/** Packed, because fingerprints of thousands of entries are a matter for machines. */
export function writeArchived(folder: string, name: string, game: ArchivedGame): number {
  const packed = gzipSync(JSON.stringify(game), { level: 9 })
  fromDisk('write', folder, () => {
    mkdirSync(folder, { recursive: true })
    writeFileSync(join(folder, `${name}${ENDING}`), packed)
  })
  return packed.length
}
