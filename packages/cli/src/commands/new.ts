import type { Command } from '../command.ts'
import { writeGameFile } from '../game-file.ts'
import { noticeSentence } from '../sentences.ts'
import { TABLE_OPTIONS, gameAt, knownTitle } from '../table.ts'

export const newGame: Command = {
  name: 'new',
  summary: 'writes a game file with nothing played yet',
  positionals: ['TITLE'],
  options: { ...TABLE_OPTIONS, out: { value: 'FILE', help: 'where to write it', required: true } },
  run(values, io, language) {
    const title = knownTitle(values.positional('TITLE'))
    const players = values.whole('players', 1) as number
    const record = gameAt(title, { players, seed: values.required('seed'), values }, language)
    const file = values.required('out')
    writeGameFile(file, record)
    const notice = title.variants.find((each) => each.id === record.variant)?.notice ?? null
    if (notice !== null) io.out(noticeSentence(notice, language))
    io.out(`${file}: ${title.name}, ${players} players, ${record.seed}`)
    return 0
  },
}
