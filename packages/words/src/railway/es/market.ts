import { formatsFor } from '../../formats.ts'
import type { RailwayWords } from '../index.ts'

const { list } = formatsFor('es')

export const market: RailwayWords['market'] = {
  title: 'Mercado de valores',
  startPrice: 'precio inicial:',
  hint: 'Señala o toca un marcador para ver sus próximos movimientos.',
  causes: {
    dividend: 'dividendos',
    nothing: 'sin dividendos',
    sale: 'venta',
    soldOut: 'todas vendidas',
  },
  stays: 'no se mueve',
  price: (price) => `Precio ${price}.`,
  empty: 'Sin marcadores.',
  stack: (companies) =>
    companies.length === 1 ? `Aquí está la ${companies[0]}.` : `En orden de operación: ${list(companies)}.`,
  acts: (company) => `Le toca a la ${company}.`,
  starts: (sizes) => `Precio inicial de compañías ${list(sizes)}.`,
  at: (company, price) => `${company} a ${price}`,
  walk: 'Las flechas recorren las casillas; Intro recorre los marcadores de una.',
}
