import { perft as countLines, setupOf } from '@roundhouse/kernel'
import { columns } from '../columns.ts'
import type { Command } from '../command.ts'
import { TABLE_OPTIONS, gameAt, knownTitle } from '../table.ts'

export const perft: Command = {
  name: 'perft',
  summary: 'counts the lines of legal actions from the start of a game',
  positionals: ['TITLE'],
  options: { ...TABLE_OPTIONS, depth: { value: 'D', help: 'length of the lines', required: true } },
  run(values, io, language) {
    const title = knownTitle(values.positional('TITLE'))
    const players = values.whole('players', 1) as number
    const depth = values.whole('depth', 0, 20) as number
    const record = gameAt(title, { players, seed: values.required('seed'), values }, language)
    const state = title.setup(setupOf(record), () => {})
    const rows: (string | number)[][] = [['depth', 'lines', 'ms']]
    let lines = 1
    for (let each = 1; each <= depth; each++) {
      const began = io.now()
      lines = countLines(title, state, each)
      rows.push([each, lines, Math.round(io.now() - began)])
    }
    for (const line of columns(rows)) io.out(line)
    io.out(`perft ${depth}: ${lines}`)
    return 0
  },
}
