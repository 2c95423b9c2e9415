import type { Amendment } from '@roundhouse/kernel'

/**
 * The rules of a title that are not the same at every table are entries of one record, its rulebook. What another
 * edition, a variant or an earlier rule number has otherwise is a chapter: entries that take the place of those of the
 * same name. A rule then asks the book of its table and never which table it is.
 */
export type Chapter<Book> = Partial<Book> | ((before: Readonly<Book>) => Partial<Book>)

/** The book with the chapters in it; of two with the same entry the later one counts, and may ask the one before. */
export function bound<Book extends object>(book: Book, chapters: readonly Chapter<Book>[]): Book {
  let whole = book
  for (const chapter of chapters) {
    whole = { ...whole, ...(typeof chapter === 'function' ? chapter(whole) : chapter) }
  }
  return whole
}

/** The amendments that a game of this number never meets, the newest first: so they are undone. */
export function later<One extends Amendment>(amendments: readonly One[], number: number): One[] {
  return amendments.filter((each) => each.number > number).toReversed()
}

/**
 * One book for each kind of table, bound when it is first asked for. `numberOf` gives small whole numbers, equal for
 * tables that play alike: rules ask for their book at every step.
 */
export function bookshelf<Table, Book>(
  numberOf: (table: Table) => number,
  bind: (table: Table) => Book,
): (table: Table) => Book {
  const books: (Book | undefined)[] = []
  return (table) => {
    const number = numberOf(table)
    return (books[number] ??= bind(table))
  }
}
