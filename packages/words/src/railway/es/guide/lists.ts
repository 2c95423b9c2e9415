import { formatsFor } from '../../../formats.ts'
import { few } from '../../guide.ts'

export const { list, plural } = formatsFor('es')
export const either = new Intl.ListFormat('es', { type: 'disjunction' })

export const COLOURS: Readonly<Record<string, string>> = {
  yellow: 'amarillo',
  green: 'verde',
  brown: 'marrón',
  grey: 'gris',
}
export const TILES: Readonly<Record<string, string>> = { ...COLOURS, yellow: 'amarilla' }

/** "A, B y 4 más". */
export function named<Item>(items: readonly Item[], name: (item: Item) => string): string {
  const { first, more } = few(items)
  return list(more === 0 ? first.map(name) : [...first.map(name), `${more} más`])
}

/** "A, B o 4 más". */
export function oneOf<Item>(items: readonly Item[], name: (item: Item) => string): string {
  const { first, more } = few(items)
  return either.format(more === 0 ? first.map(name) : [...first.map(name), `${more} más`])
}

/** Clauses one after the other. */
export function clauses<Item>(items: readonly Item[], say: (item: Item) => string): string {
  const { first, more } = few(items, 3)
  return [...first.map(say), ...(more > 0 ? [`${more} más`] : [])].join('; ')
}

/** Kinds of trains, each once. */
export function kindsOf(kindOf: (train: string) => string, trains: readonly string[]): string {
  return either.format(new Set(trains.map((id) => kindOf(id))))
}
