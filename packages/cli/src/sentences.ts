import type { GameRecord, ReplayFault } from '@roundhouse/kernel'
import { type Fault, fault } from '@roundhouse/protocol'
import { type Language, faultSentence as inWords, refusalSentence, wordsFor } from '@roundhouse/words'

export function faultSentence(found: Fault, language: Language): string {
  return inWords(wordsFor(language), found)
}

/** Why a record does not replay, in one line that names the entry of the log. */
export function replayFaultSentence(found: ReplayFault, record: GameRecord, language: Language): string {
  switch (found.code) {
    case 'table':
      return faultSentence(found.table, language)
    case 'rules-version':
      return faultSentence(fault('rules-version', { recorded: found.recorded, known: found.known }), language)
    case 'undo-target':
      return faultSentence(fault('malformed-game', { field: `log.${found.at - 1}.to` }), language)
    case 'refused': {
      const naming = { player: (seat: number) => record.players[seat] ?? String(seat + 1) }
      const { code, section } = found.refusal
      return `${found.at}: ${refusalSentence(wordsFor(language), found.refusal, naming)} [${code}, ${section}]`
    }
  }
}
