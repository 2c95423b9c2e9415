import type { Seat } from '@roundhouse/kernel'
import { type Formats, formatsFor } from '../formats.ts'
import type { Language } from '../languages.ts'
import type { Naming } from '../naming.ts'

/** What a title calls its things in every language. */
export interface TitleNouns {
  readonly currency: string
  /** What the map prints in a hex; nothing in open country. */
  hexNames(hex: string): readonly string[]
  /** The number a train is known by, whatever card it is on. */
  kindOf(train: string): string
  /** As many shares as the director's certificate stands for. */
  readonly directorShares: number
}

/** What it calls them in one language. */
export interface OwnNouns {
  /** What each step asks for, as a sentence: "Sell, buy or pass." */
  now(step: string): string
  /** Holders without a seat. */
  readonly holders: Readonly<Record<string, string>>
  /** What is auctioned or owned by players besides shares, with its article. */
  aPrivate(id: string): string
}

/** The things of a title as shared sentences speak of them. */
export interface Nouns extends TitleNouns {
  money(amount: number): string
  /** "35 K short". */
  missing(amount: number): string
  /** A hex as the map prints it: "E11 (Praha)", "D12". */
  place(hex: string): string
  /** What people call a hex: its city, else its coordinate. */
  hexName(hex: string): string
  /** "3+3 train". */
  train(id: string): string
  /** "a 3+3 train". */
  aTrain(id: string): string
  /** Those of a kind together: "a 3 train", "two 2g trains". */
  someTrains(ids: readonly string[]): readonly string[]
  /** Small numbers of shares in words: "two". */
  number(count: number): string
  now(step: string): string
  holder(holder: Seat | string, at: Naming): string
  aPrivate(id: string): string
}

/** How a language speaks of trains, shares and of what is missing. */
export interface NounGrammar {
  train(kind: string): string
  aTrain(kind: string): string
  trains(count: string, kind: string): string
  missing(amount: number, money: string, formats: Formats): string
  /** Numbers of shares, from none. */
  readonly numbers: readonly string[]
}

export function nounsIn(
  language: Language,
  grammar: NounGrammar,
): (title: TitleNouns, own: OwnNouns) => Nouns {
  const formats = formatsFor(language)
  return (title, own) => {
    const { currency, hexNames, kindOf } = title
    const money = (amount: number): string => formats.money(amount, currency)
    const number = (count: number): string => grammar.numbers[count] ?? String(count)
    return {
      ...title,
      money,
      missing: (amount) => grammar.missing(amount, money(amount), formats),
      place(hex) {
        const names = hexNames(hex)
        return names.length === 0 ? hex : `${hex} (${names.join(' / ')})`
      },
      hexName: (hex) => hexNames(hex).join('/') || hex,
      train: (id) => grammar.train(kindOf(id)),
      aTrain: (id) => grammar.aTrain(kindOf(id)),
      someTrains(ids) {
        const kinds = ids.map((id) => kindOf(id))
        return [...new Set(kinds)].map((kind) => {
          const count = kinds.filter((each) => each === kind).length
          return count === 1 ? grammar.aTrain(kind) : grammar.trains(number(count), kind)
        })
      },
      number,
      now: own.now,
      holder: (holder, at) =>
        typeof holder === 'string' ? (own.holders[holder] ?? holder) : at.player(holder),
      aPrivate: own.aPrivate,
    }
  }
}
