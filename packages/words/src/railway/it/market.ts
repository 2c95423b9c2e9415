import { formatsFor } from '../../formats.ts'
import type { RailwayWords } from '../index.ts'

const { list } = formatsFor('it')

export const market: RailwayWords['market'] = {
  title: 'Mercato Azionario',
  startPrice: 'prezzo iniziale:',
  hint: 'Indica o tocca un segnalino per vedere i suoi prossimi movimenti.',
  causes: {
    dividend: 'dividendi',
    nothing: 'senza dividendi',
    sale: 'vendita',
    soldOut: 'soldout',
  },
  stays: 'resta fermo',
  price: (price) => `Prezzo ${price}.`,
  empty: 'Nessun segnalino.',
  stack: (companies) =>
    companies.length === 1 ? `Qui c’è la ${companies[0]}.` : `In ordine di turno: ${list(companies)}.`,
  acts: (company) => `È il turno della ${company}.`,
  starts: (sizes) => `Prezzo iniziale di Compagnie ${list(sizes)}.`,
  at: (company, price) => `${company} a ${price}`,
  walk: 'Le frecce percorrono le caselle; Invio passa da un segnalino all’altro.',
}
