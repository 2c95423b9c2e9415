import { novice } from '@roundhouse/bots'
import { rulesOf } from '@roundhouse/kernel'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { writeArchived } from '../archive-files.ts'
import { archived, playedForArchive, tablesOf } from '../archive.ts'
import type { Command } from '../command.ts'
import { Failure } from '../faults.ts'
import { readGameFile } from '../game-file.ts'
import { progressOf } from '../progress.ts'
import { knownTitle } from '../table.ts'

export const archive: Command = {
  name: 'archive',
  summary: 'keeps games of the newest rules for ever: each later release must play them alike',
  positionals: ['TITLE'],
  options: {
    out: { value: 'DIR', help: 'the archive of the project', required: true },
    game: { value: 'FILE', help: 'a game file to be kept as well, as often as needed', multiple: true },
  },
  run(values, io, language) {
    const title = knownTitle(values.positional('TITLE'))
    const rules = rulesOf(title)
    const folder = join(values.required('out'), rules)
    if (existsSync(folder)) {
      throw new Failure(`${folder} is there already: what was released is not archived anew`)
    }
    const own = values.all('game').map((file) => readGameFile(file, language))
    const other = own.find((record) => record.rules !== rules)
    if (other !== undefined) throw new Failure(`only games of ${rules} belong here, not of ${other.rules}`)

    const tables = tablesOf(title)
    const progress = progressOf(io, tables.length + own.length)
    let [done, entries, bytes] = [0, 0, 0]
    const keep = (name: string, game: ReturnType<typeof archived>): void => {
      bytes += writeArchived(folder, name, game)
      entries += game.record.log.length
      progress.show((done += 1))
    }
    for (const table of tables) keep(table.name, playedForArchive(title, table, novice))
    for (const [index, record] of own.entries()) keep(`own-${index + 1}`, archived(title, record))
    progress.end()
    io.out(`${folder}: ${done} games, ${entries} entries, ${bytes} bytes`)
    return 0
  },
}
