import type { Divergence, GameRecord, Refusal, ReplayFault, VariantNotice } from '@roundhouse/kernel'
import { type Fault, fault, rulesFaultOf } from '@roundhouse/protocol'
import { type Language, faultSentence as inWords, refusalSentence, wordsFor } from '@roundhouse/words'
import { titleWords } from '@roundhouse/words/titles'

export function faultSentence(found: Fault, language: Language): string {
  return inWords(wordsFor(language), found)
}

/** What a rule forbids, with its code and section, for every title there is. */
export function refusalLine(refusal: Refusal, { title, players }: GameRecord, language: Language): string {
  const naming = { player: (seat: number) => players[seat] ?? String(seat + 1) }
  const sentence = refusalSentence(titleWords(title, language), refusal, naming)
  return `${sentence} [${refusal.code}, ${refusal.section}]`
}

/** What an amendment changed. */
export async function amendmentSentence(
  title: string,
  amendment: string,
  language: Language,
): Promise<string> {
  const sentences = await titleWords(title, language)?.amendments()
  return sentences?.[amendment] ?? amendment
}

/** What players must know before they choose a variant. */
export function noticeSentence(notice: VariantNotice, language: Language): string {
  return wordsFor(language).shell.notices[notice]
}

/** Why a record does not replay, in one line that names the entry of the log. */
export function replayFaultSentence(found: ReplayFault, record: GameRecord, language: Language): string {
  switch (found.code) {
    case 'table':
      return faultSentence(found.table, language)
    case 'rules-version':
    case 'rules-dropped':
      return faultSentence(rulesFaultOf(found), language)
    case 'undo-target':
      return faultSentence(fault('malformed-game', { field: `log.${found.at - 1}.to` }), language)
    case 'refused':
      return `${found.at}: ${refusalLine(found.refusal, record, language)}`
  }
}

/** Why a game stays under its own rules, with the reason for a refusal. */
export function divergenceLine(
  found: Divergence,
  record: GameRecord,
  rules: string,
  language: Language,
): string {
  const { carryOver } = wordsFor(language).table
  if (found.kind === 'refused') {
    return `${carryOver.refused(found.at, rules)} ${refusalLine(found.refusal, record, language)}`
  }
  return found.at === 0 ? carryOver.set(rules) : carryOver.differs(found.at, rules)
}
