import { bank } from './bank.ts'
import { companies, players } from './companies.ts'
import { market } from './market.ts'
import { panel } from './panel.ts'

/** What stands around the map of any railway title. Amounts come written with the currency of the title. */
export const railway = {
  bank,
  companies,
  market,
  panel,
  players,
  colours: { white: 'white', yellow: 'yellow', green: 'green', brown: 'brown', grey: 'grey', red: 'red' },
  holders: { bank: 'Bank', pool: 'Bank pool', reserved: 'Kept for an exchange' },
  rounds: {
    opening: 'Pre',
    parliament: (number: number): string => `Parl. ${number}`,
    stock: (set: number): string => `SR ${set}`,
    operating: (set: number, within: number): string => `OR ${set}.${within}`,
  },
  percent: (figure: string): string => `${figure}%`,
  /** Tabs over the map. */
  pages: {
    stock: 'Shares',
    market: 'Market',
    info: 'Trains and phases',
    tiles: 'Tiles',
    spreadsheet: 'Spreadsheet',
    charts: 'Charts',
  },
  keys: { best: 'Best run', turn: 'Turn the tile', about: 'About the hex' },
}
