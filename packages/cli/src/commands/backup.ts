import { copySqlite } from '@roundhouse/storage'
import type { Command } from '../command.ts'
import { DATA, databaseOf, fromDatabase, mustBeThere } from '../data-folder.ts'

export const backup: Command = {
  name: 'backup',
  summary: 'copies the database of a server, which may run meanwhile, and checks the copy',
  positionals: ['FILE'],
  options: { data: DATA },
  run(values, io, language) {
    const target = values.positional('FILE')
    const file = databaseOf(values)
    mustBeThere(file)
    const { games, entries } = fromDatabase(target, language, () => copySqlite(file, target))
    io.out(`${target}: ${games} games, ${entries} entries`)
    return 0
  },
}
