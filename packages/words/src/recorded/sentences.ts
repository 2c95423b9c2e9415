import type { Cut, RecordingFault, RecordingNote } from '@roundhouse/conformance'
import type { Refusal } from '@roundhouse/kernel'
import type { RecordedWords } from './shapes.ts'

/** Why a file is no recorded game that could be taken over. */
export function recordingFaultSentence(words: RecordedWords, fault: RecordingFault): string {
  const sentence = words.faults[fault.code] as (params: RecordingFault) => string
  return sentence(fault)
}

/** What was done to a recording so that it could be taken over. */
export function noteSentence(words: RecordedWords, note: RecordingNote): string {
  const sentence = words.notes[note.code] as (params: RecordingNote) => string
  return sentence(note)
}

/** Why a recorded game could be taken over in part only; `told` words a refusal of the rules. */
export function cutSentence(words: RecordedWords, cut: Cut, told: (refusal: Refusal) => string): string {
  if (cut.code === 'refused') return words.cut(`${words.action(cut)}: ${told(cut.refusal)}`)
  const why = words.cuts[cut.code] as (params: Cut) => string
  return words.cut(cut.code === 'ends-early' ? why(cut) : `${words.action(cut)}: ${why(cut)}`)
}
