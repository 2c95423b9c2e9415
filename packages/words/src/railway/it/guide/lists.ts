import { formatsFor } from '../../../formats.ts'
import { few } from '../../guide.ts'

export const { list, plural } = formatsFor('it')
export const either = new Intl.ListFormat('it', { type: 'disjunction' })

export const COLOURS: Readonly<Record<string, string>> = {
  yellow: 'giallo',
  green: 'verde',
  brown: 'marrone',
  grey: 'grigio',
}
export const TILES: Readonly<Record<string, string>> = { ...COLOURS, yellow: 'gialla', grey: 'grigia' }

/** "A, B e altre 4": companies, shares, cities and privates are feminine, trains are not. */
export function named<Item>(
  items: readonly Item[],
  name: (item: Item) => string,
  others: 'altre' | 'altri' = 'altre',
): string {
  const { first, more } = few(items)
  return list(more === 0 ? first.map(name) : [...first.map(name), `${others} ${more}`])
}

/** "A, B o altri 4". */
export function oneOf<Item>(items: readonly Item[], name: (item: Item) => string): string {
  const { first, more } = few(items)
  return either.format(more === 0 ? first.map(name) : [...first.map(name), `altri ${more}`])
}

/** Clauses one after the other. */
export function clauses<Item>(items: readonly Item[], say: (item: Item) => string): string {
  const { first, more } = few(items, 3)
  return [...first.map(say), ...(more > 0 ? [`altre ${more}`] : [])].join('; ')
}

/** Kinds of trains, each once. */
export function kindsOf(kindOf: (train: string) => string, trains: readonly string[]): string {
  return either.format(new Set(trains.map((id) => kindOf(id))))
}
