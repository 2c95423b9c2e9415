import type { Refusal, RefusalParams } from '@roundhouse/kernel'
import type { Fault } from '@roundhouse/protocol'
import type { ChicagoLine } from '@roundhouse/view/chicago-express'
import type { CommonWords, TitleWords, Words } from './catalogue.ts'
import type { Naming } from './naming.ts'
import type { SectionWords } from './shapes.ts'

type Sentence = (params: RefusalParams, at: Naming) => string

/** Why an action is not allowed, in the reader's language; the bare code where no words are known. */
export function refusalSentence(words: TitleWords, refusal: Refusal, at: Naming): string {
  const sentences = areaOf(words, refusal.code)
  if (!Object.hasOwn(sentences, refusal.code)) return refusal.code
  const sentence = sentences[refusal.code] as Sentence
  return sentence(refusal.params, at)
}

/** A section of the rulebook as one cites it: "p. 37, Network", "VIII.4, Laying track". */
export function sectionLabel(words: TitleWords, section: string): string {
  const sections: Readonly<Record<string, SectionWords>> = {
    ...words.chicago?.sections,
    ...words.cz?.sections,
  }
  return Object.hasOwn(sections, section) ? (sections[section] as SectionWords).label : section
}

/** What went wrong outside the rules. */
export function faultSentence(words: Pick<CommonWords, 'faults'>, fault: Fault): string {
  if (!Object.hasOwn(words.faults, fault.code)) return fault.code
  const sentence = words.faults[fault.code] as (params: Fault['params']) => string
  return sentence(fault.params)
}

/** One line of the log. */
export function lineSentence(words: Words, line: ChicagoLine, at: Naming): string {
  const sentence = words.chicago.lines[line.code] as (params: ChicagoLine['params'], at: Naming) => string
  return sentence(line.params, at)
}

/** The letters before the first hyphen of a refusal code tell its title. */
function areaOf(words: TitleWords, code: string): Readonly<Record<string, Sentence>> {
  const areas: Readonly<Record<string, object | undefined>> = {
    CE: words.chicago?.refusals,
    CZ: words.cz?.refusals,
  }
  return (areas[code.split('-', 1)[0] as string] ?? {}) as Readonly<Record<string, Sentence>>
}
