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
    white: 'blanca',
    yellow: 'amarilla',
    green: 'verde',
    brown: 'marrón',
    grey: 'gris',
    red: 'roja',
  },
  holders: { bank: 'Banco', pool: 'Reserva del banco', reserved: 'Reservadas para un canje' },
  rounds: {
    opening: 'Pre',
    parliament: (number) => `Parl. ${number}`,
    stock: (set) => `RB ${set}`,
    operating: (set, within) => `RO ${set}.${within}`,
  },
  percent: (figure) => `${figure} %`,
  /** Tabs over the map. */
  pages: {
    stock: 'Acciones',
    market: 'Mercado',
    info: 'Trenes y fases',
    tiles: 'Fichas',
    spreadsheet: 'Hoja',
    charts: 'Gráficos',
  },
  keys: { best: 'Mejor recorrido', turn: 'Girar la ficha', about: 'Sobre la casilla' },
}
