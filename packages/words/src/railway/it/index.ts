import type { RailwayTableWords } from '../index.ts'
import { bank } from './bank.ts'
import { companies, players } from './companies.ts'
import { market } from './market.ts'
import { panel } from './panel.ts'

export const railway: RailwayTableWords = {
  bank,
  companies,
  market,
  panel,
  players,
  colours: {
    white: 'bianca',
    yellow: 'gialla',
    green: 'verde',
    brown: 'marrone',
    grey: 'grigia',
    red: 'rossa',
  },
  holders: { bank: 'Banca', pool: 'Bank Pool', reserved: 'Riservate a uno scambio' },
  rounds: {
    opening: 'Pre',
    parliament: (number) => `Parl. ${number}`,
    stock: (set) => `SR ${set}`,
    operating: (set, within) => `OR ${set}.${within}`,
  },
  percent: (figure) => `${figure}%`,
  /** Tabs over the map. */
  pages: {
    stock: 'Azioni',
    market: 'Mercato',
    info: 'Treni e fasi',
    tiles: 'Tessere',
    spreadsheet: 'Tabella',
    charts: 'Grafici',
  },
  keys: { best: 'Corsa migliore', turn: 'Ruota la tessera', about: 'Sull’esagono' },
}
