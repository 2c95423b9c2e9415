import { recorded as en } from '../en/recorded.ts'
import { recorded as es } from '../es/recorded.ts'
import { recorded as it } from '../it/recorded.ts'
import type { Language } from '../languages.ts'
import type { RecordedWords } from './shapes.ts'

export { cutSentence, noteSentence, recordingFaultSentence } from './sentences.ts'
export type { RecordedWords } from './shapes.ts'

const ALL: Readonly<Record<Language, RecordedWords>> = { en, es, it }

/** What is said of games recorded on 18xx.games, in one language. */
export function recordedWords(language: Language): RecordedWords {
  return ALL[language]
}
