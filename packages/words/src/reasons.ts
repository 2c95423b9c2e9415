import type { Seat } from '@roundhouse/kernel'
import type { Naming } from './naming.ts'

/** Why something is not allowed in any game, and what the sentence tells. */
export interface CommonReasons {
  notYourTurn: { seat: Seat }
  gameOver: object
  bidCash: { bid: number; cash: number }
  bidPassed: object
}

/** A sentence for every one there is: a missing one does not compile. */
export type Worded<Told> = {
  readonly [Code in keyof Told]: (params: Told[Code], at: Naming) => string
}

/**
 * The codes of a title that mean what others mean as well: each points to the shared reason, with the way from its
 * parameters to those of the reason where they are not the same. What a title does not list here it words itself.
 */
export type SharedReasons<Table, Reasons> = {
  readonly [Code in keyof Table]?: Pointer<Table[Code], Reasons>
}

type Pointer<Params, Reasons> = {
  [Reason in keyof Reasons]:
    | (Params extends Reasons[Reason] ? Reason : never)
    | readonly [Reason, (params: Params) => Reasons[Reason]]
}[keyof Reasons]

/** What is left for the title to word. */
export type OwnWords<Table, Shared> = Worded<Omit<Table, keyof Shared>>

/** All refusals of a title: those that point to a shared reason, and its own. */
export function refusalWords<Table, Reasons, Shared extends SharedReasons<Table, Reasons>>(
  shared: Shared,
  reasons: Worded<Reasons>,
  own: OwnWords<Table, Shared>,
): Worded<Table> {
  const pointed = Object.entries(shared).map(([code, to]) => [code, sentenceOf(to as To, reasons)])
  return { ...Object.fromEntries(pointed), ...own } as Worded<Table>
}

type Sentence = (params: unknown, at: Naming) => string
type To = string | readonly [string, (params: unknown) => unknown]

function sentenceOf(to: To, reasons: object): Sentence {
  const sentences = reasons as Readonly<Record<string, Sentence>>
  if (typeof to === 'string') return sentences[to] as Sentence
  const [reason, paramsOf] = to
  return (params, at) => (sentences[reason] as Sentence)(paramsOf(params), at)
}
