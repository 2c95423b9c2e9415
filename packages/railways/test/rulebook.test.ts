import { expect, test } from 'vitest'
import { type Chapter, bookshelf, bound } from '../src/index.ts'

interface Book {
  readonly limit: number
  readonly price: (shares: number) => number
}

const book: Book = { limit: 14, price: (shares) => shares * 10 }
const dear: Chapter<Book> = { price: (shares) => shares * 100 }
const rounded: Chapter<Book> = (before) => ({ price: (shares) => before.price(shares) + 1 })

test('a chapter replaces entries by name, the last one counts and may ask the one before', () => {
  expect(bound(book, []).price(2)).toBe(20)
  expect(bound(book, [dear, rounded])).toMatchObject({ limit: 14 })
  expect(bound(book, [dear, rounded]).price(2)).toBe(201)
  expect(bound(book, [rounded, dear]).price(2)).toBe(200)
  expect(book.price(2)).toBe(20)
})

test('a book is bound once for each kind of table', () => {
  let bindings = 0
  const bookOf = bookshelf(
    (isDear: boolean) => (isDear ? 1 : 0),
    (isDear) => {
      bindings += 1
      return bound(book, isDear ? [dear] : [])
    },
  )
  expect([bookOf(true).price(1), bookOf(false).price(1), bookOf(true).price(3)]).toEqual([100, 10, 300])
  expect(bookOf(true)).toBe(bookOf(true))
  expect(bindings).toBe(2)
})
