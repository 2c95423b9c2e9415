import type { Refusal } from '@roundhouse/kernel'
import type { Fault } from '@roundhouse/protocol'
import type { PageWords } from './catalogue.ts'
import type { Naming } from './naming.ts'
import type { Sentences, TitleWords } from './title-words.ts'

/**
 * Why an action is not allowed, in the reader's language; the bare code where no words are known, and nothing as long as
 * they are on their way.
 */
export function refusalSentence(
  title: Pick<TitleWords, 'refusals'> | null,
  refusal: Refusal,
  at: Naming,
): string {
  return title?.refusals === null ? '' : said(title?.refusals, refusal, at)
}

/** One line of the log, by the lines of its title. */
export function lineSentence(
  lines: Sentences,
  line: { readonly code: string; readonly params: object },
  at: Naming,
): string {
  return said(lines, line, at)
}

/** A section of the rulebook as one cites it: "p. 37, Network", "VIII.4, Laying track". */
export function sectionLabel(title: TitleWords | null, section: string): string {
  const sections = title?.sections ?? {}
  return Object.hasOwn(sections, section) ? (sections[section] ?? section) : section
}

/** What went wrong outside the rules. */
export function faultSentence(words: Pick<PageWords, 'faults'>, fault: Fault): string {
  if (!Object.hasOwn(words.faults, fault.code)) return fault.code
  const sentence = words.faults[fault.code] as (params: Fault['params']) => string
  return sentence(fault.params)
}

function said(
  sentences: Sentences = {},
  { code, params }: { readonly code: string; readonly params: object },
  at: Naming,
): string {
  return Object.hasOwn(sentences, code) ? (sentences[code]?.(params as never, at) ?? code) : code
}
