import { formatsFor } from '../../../formats.ts'
import { few } from '../../guide.ts'

export const { list, plural } = formatsFor('en')
export const either = new Intl.ListFormat('en', { type: 'disjunction' })

/** "A, B and 4 more". */
export function named<Item>(items: readonly Item[], name: (item: Item) => string): string {
  const { first, more } = few(items)
  return list(more === 0 ? first.map(name) : [...first.map(name), `${more} more`])
}

/** "A, B or 4 more": one of several trains. */
export function oneOf<Item>(items: readonly Item[], name: (item: Item) => string): string {
  const { first, more } = few(items)
  return either.format(more === 0 ? first.map(name) : [...first.map(name), `${more} more`])
}

/** Clauses one after the other: "EKJ for 25 K; BCB for 20 K". */
export function clauses<Item>(items: readonly Item[], say: (item: Item) => string): string {
  const { first, more } = few(items, 3)
  return [...first.map(say), ...(more > 0 ? [`${more} more`] : [])].join('; ')
}

/** Kinds of trains, each once: "3 or 3+3". */
export function kindsOf(kindOf: (train: string) => string, trains: readonly string[]): string {
  return either.format(new Set(trains.map((id) => kindOf(id))))
}
