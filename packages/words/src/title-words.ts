import type { Naming } from './naming.ts'
import type { OrderWords } from './orders.ts'
import type { SectionWords } from './shapes.ts'

/**
 * What every page asks a title for. A title has much more to say, but only its own table knows of that; its sentences
 * take the parameters of their own code, which whoever looks one up by its code does not know.
 */
export interface TitleWords {
  readonly refusals: Sentences
  readonly sections: Readonly<Record<string, SectionWords>>
  /** The log, line by line. */
  readonly lines: Sentences
  /** What it says about its standing orders; null when it has none. */
  readonly orders: OrderWords | null
  /** What each amendment of its rules has changed. */
  readonly amendments: Readonly<Record<string, string>>
}

export type Sentences = Readonly<Record<string, (params: never, at: Naming) => string>>
