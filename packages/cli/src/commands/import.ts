import { type Breach, type Imported, type RecordingFault, importRecording } from '@roundhouse/conformance'
import type { GameRecord } from '@roundhouse/kernel'
import type { Language } from '@roundhouse/words'
import { readFileSync } from 'node:fs'
import type { Command } from '../command.ts'
import { Failure } from '../faults.ts'
import { fromDisk, writeGameFile } from '../game-file.ts'
import type { Io } from '../io.ts'
import { refusalLine } from '../sentences.ts'

export const importGame: Command = {
  name: 'import',
  summary: 'makes a game file of a game downloaded from 18xx.games and audits it by the rulebook',
  positionals: ['FILE'],
  options: { out: { value: 'GAME', help: 'where to write the game file', required: true } },
  run(values, io, language) {
    const file = values.positional('FILE')
    const read = importRecording(fromDisk('read', file, () => readFileSync(file, 'utf8')))
    if (!read.ok) throw new Failure(`${file}: ${faultLine(read.fault)}`)
    const imported = read.value
    const out = values.required('out')
    writeGameFile(out, imported.record)
    report(imported, out, io, language)
    if (imported.cut === null) return 0
    io.err(`${file}: cut in the middle, imported up to there: ${imported.cut}`)
    return 1
  },
}

function report({ breaches, record, actions, of }: Imported, out: string, io: Io, language: Language): void {
  for (const breach of breaches) io.out(breachLine(breach, record, language))
  const audit = breaches.length === 0 ? 'all within the rulebook' : `${breaches.length} against the rulebook`
  io.out(`${out}: ${record.rules}, ${record.players.length} players, ${actions} of ${of} actions, ${audit}`)
}

function breachLine(breach: Breach, record: GameRecord, language: Language): string {
  const { action, by, type, refusal } = breach
  return `action ${action} (${by}: ${type}): ${refusalLine(refusal, record, language)}`
}

function faultLine(fault: RecordingFault): string {
  switch (fault.code) {
    case 'no-json':
      return 'it is no JSON, or only the beginning of a file'
    case 'foreign':
      return `it is no recorded game of 18xx.games: '${fault.field}' is missing or wrong`
    case 'unknown-title':
      return `there is no import for the title '${fault.title}'; known: ${fault.known}`
    case 'unknown-rule':
      return `the optional rule '${fault.rule}' is not known`
    case 'broken-undo':
      return `action ${fault.action} undoes or redoes what is not there`
  }
}
