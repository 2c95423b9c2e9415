import { checkData } from '@roundhouse/server'
import { copySqlite, openSqlite } from '@roundhouse/storage'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Command } from '../command.ts'
import { DATA, databaseOf, fromDatabase, mustBeThere } from '../data-folder.ts'
import { progressOf } from '../progress.ts'
import { faultSentence } from '../sentences.ts'

export const checkDataCommand: Command = {
  name: 'check-data',
  summary: 'plays every stored game again, while the server runs or not, and reports',
  positionals: [],
  options: { data: DATA, file: { value: 'FILE', help: 'a backup in place of a folder' } },
  async run(values, io, language) {
    const file = values.text('file') ?? databaseOf(values)
    mustBeThere(file)
    // A copy of this moment: the server goes on, and what is older can be brought up to date in it.
    const folder = mkdtempSync(join(tmpdir(), 'roundhouse-check-'))
    try {
      const copy = join(folder, 'copy.sqlite')
      const holdings = fromDatabase(copy, language, () => copySqlite(file, copy))
      const storage = fromDatabase(copy, language, () => openSqlite(copy))
      const progress = progressOf(io, holdings.games)
      let [games, entries, faults] = [0, 0, 0]
      for await (const game of checkData(storage)) {
        games += 1
        entries += game.entries
        progress.show(games)
        if (game.fault === null) continue
        faults += 1
        io.out(`${game.id}: ${faultSentence(game.fault, language)}`)
      }
      progress.end()
      await storage.close()
      io.out(`${games} games, ${entries} entries, ${faults} faults`)
      return faults === 0 ? 0 : 1
    } finally {
      rmSync(folder, { recursive: true, force: true })
    }
  },
}
