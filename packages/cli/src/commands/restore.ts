import { restoreSqlite } from '@roundhouse/storage'
import type { Command } from '../command.ts'
import { DATA, databaseOf, fromDatabase, mustBeThere } from '../data-folder.ts'

export const restore: Command = {
  name: 'restore',
  summary: 'puts a backup in the place of the database, which is kept; not while a server runs',
  positionals: ['FILE'],
  options: { data: DATA },
  run(values, io, language) {
    const source = values.positional('FILE')
    const file = databaseOf(values)
    mustBeThere(source)
    const restored = fromDatabase(file, language, () => restoreSqlite(source, file, new Date()))
    if (restored.replaced !== null) io.out(`the database before it is now ${restored.replaced}`)
    io.out(`${file}: ${restored.games} games, ${restored.entries} entries`)
    return 0
  },
}
