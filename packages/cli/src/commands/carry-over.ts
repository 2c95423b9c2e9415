import { carryOver as carriedOver, rulesOf } from '@roundhouse/kernel'
import type { Command } from '../command.ts'
import { readGameFile, writeGameFile } from '../game-file.ts'
import { divergenceLine, replayFaultSentence } from '../sentences.ts'
import { knownTitle } from '../table.ts'

export const carryOver: Command = {
  name: 'carry-over',
  summary: 'moves a game to the newest rules, if every entry means the same there',
  positionals: ['FILE'],
  options: { out: { value: 'GAME', help: 'where to write the game', required: true } },
  run(values, io, language) {
    const file = values.positional('FILE')
    const record = readGameFile(file, language)
    const title = knownTitle(record.title)
    const carried = carriedOver(title, record)
    if (!carried.ok) {
      if (carried.fault !== null) io.err(replayFaultSentence(carried.fault, record, language))
      else io.err(divergenceLine(carried.divergence, record, rulesOf(title), language))
      return 1
    }
    const out = values.required('out')
    writeGameFile(out, carried.record)
    io.out(`${out}: ${record.rules} to ${carried.record.rules}, ${record.log.length} entries alike`)
    return 0
  },
}
