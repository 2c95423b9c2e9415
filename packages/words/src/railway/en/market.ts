import { formatsFor } from '../../formats.ts'

const { list } = formatsFor('en')

export const market = {
  title: 'Stock market',
  /** Before the marks and names of the sizes. */
  startPrice: 'start price:',
  hint: 'Point at a marker or tap it to see its next moves.',
  causes: {
    dividend: 'dividend',
    nothing: 'no dividend',
    sale: 'sale',
    soldOut: 'sold out',
  },
  stays: 'stays',
  /** Spoken of a cell. */
  price: (price: string): string => `Price ${price}.`,
  empty: 'No marker.',
  stack: (companies: readonly string[]): string =>
    companies.length === 1 ? `${companies[0]} lies here.` : `In operating order: ${list(companies)}.`,
  acts: (company: string): string => `It is the turn of ${company}.`,
  starts: (sizes: readonly string[]): string => `Start price of ${list(sizes)} companies.`,
  /** "NWB at 90 K". */
  at: (company: string, price: string): string => `${company} at ${price}`,
  walk: 'Arrow keys walk through the cells, Enter goes through the markers of one.',
}
