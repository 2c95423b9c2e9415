import { type Imported, importRecording } from '@roundhouse/conformance'
import { type GameRecord, replay } from '@roundhouse/kernel'
import { type Language, wordsFor } from '@roundhouse/words'
import {
  type RecordedWords,
  cutSentence,
  noteSentence,
  recordedWords,
  recordingFaultSentence,
} from '@roundhouse/words/recorded'
import type { Command } from '../command.ts'
import { Failure } from '../faults.ts'
import { readText, unreadable, writeGameFile } from '../game-file.ts'
import type { Io } from '../io.ts'
import { faultSentence, refusalLine, replayFaultSentence } from '../sentences.ts'
import { knownTitle } from '../table.ts'

export const importGame: Command = {
  name: 'import',
  summary: 'makes a game file of a game downloaded from 18xx.games and audits it by the rulebook',
  positionals: ['FILE'],
  options: { out: { value: 'GAME', help: 'where to write the game file', required: true } },
  run(values, io, language) {
    const file = values.positional('FILE')
    const words = recordedWords(language)
    const read = importRecording(readText(file, language), wordsFor(language).home.player)
    if (!read.ok) throw new Failure(`${file}: ${recordingFaultSentence(words, read.fault)}`)
    const imported = read.value
    const { record, cut } = imported
    const why = unsoundness(record, language)
    if (why !== null) throw new Failure(`${file}: ${words.unsound(why)}`)
    const out = values.required('out')
    writeGameFile(out, record)
    report(imported, words, out, io, language)
    if (cut === null) return 0
    io.err(`${file}: ${cutSentence(words, cut, (refusal) => refusalLine(refusal, record, language))}`)
    return 1
  },
}

/** Why `replay` would not take the file of this game; null if it would. */
function unsoundness(record: GameRecord, language: Language): string | null {
  const found = unreadable(record)
  if (found !== null) return faultSentence(found, language)
  const replayed = replay(knownTitle(record.title), record)
  return replayed.ok ? null : replayFaultSentence(replayed.fault, record, language)
}

function report(imported: Imported, words: RecordedWords, out: string, io: Io, language: Language): void {
  const { breaches, notes, record, actions, of } = imported
  for (const note of notes) io.out(noteSentence(words, note))
  for (const breach of breaches) {
    io.out(`${words.action(breach)}: ${refusalLine(breach.refusal, record, language)}`)
  }
  const parts = [
    record.rules,
    words.players(record.players.length),
    words.taken(actions, of),
    words.audit(breaches.length),
  ]
  io.out(`${out}: ${parts.join(', ')}`)
}
