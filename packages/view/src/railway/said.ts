import type { Seat } from '@roundhouse/kernel'
import type { Holder } from './company-view.ts'

/** A sentence before it is put into words: its code, and what it is said of. */
export interface Said {
  readonly code: string
  readonly of: readonly Argument[]
}

/** What ends as text; the reader's language writes amounts, names and lists. An amount of null is not entered yet. */
export type Told =
  | string
  | Said
  | { readonly money: number | null }
  | { readonly signed: number }
  | { readonly player: Seat }
  /** As `player`, but the reader is addressed. */
  | { readonly person: Seat }
  | { readonly holder: Holder }
  /** A name that opens a line. */
  | { readonly capital: Told }
  | Joined

/** Several after each other, e.g. ' · ' between the notes of a row. */
export interface Joined {
  readonly parts: readonly Told[]
  readonly by: string
}

type Argument = Told | number | boolean | null | { readonly list: readonly Told[] }

/** What a word of this shape is called with: texts are told, figures and lists are given as they are. */
type Given<P> = P extends string ? Told : P extends readonly string[] ? { readonly list: readonly Told[] } : P
type Arguments<Word> = Word extends (...of: infer P) => string ? { [K in keyof P]: Given<P[K]> } : []

/** Says what is among these sayings: a code with the shape of its words. Words in every language must fill it. */
export function sayIn<Sayings>() {
  return <Code extends keyof Sayings & string>(code: Code, ...of: Arguments<Sayings[Code]>): Said => ({
    code,
    of: of as readonly Argument[],
  })
}

export function joined(by: string, parts: readonly (Told | null | false)[]): Joined {
  return { parts: parts.filter((part): part is Told => part !== null && part !== false), by }
}

export function money(amount: number | null): Told {
  return { money: amount !== null && Number.isFinite(amount) ? amount : null }
}
