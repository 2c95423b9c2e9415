import { stock } from './panel-stock.ts'
import { track } from './panel-track.ts'
import { trade } from './panel-trade.ts'

/** The panels of 18CZ: what is decided, what it would mean, what the buttons say. Amounts come written. */
export const panel = {
  noMoney: 'no money, it pays for nothing',
  vaclavRule: {
    track: (first: boolean): string =>
      `Václav’s company: priority card ${first ? 1 : 2} decides its track. It always runs for the most and pays out.`,
    token: (first: boolean): string =>
      `Václav’s company: priority card ${first ? 1 : 2} decides its station. It costs nothing.`,
  },
  result: {
    counts: 'Cash, shares at their price and 120 K for each local, less debts and penalties.',
  },
  ...stock,
  ...track,
  ...trade,
}

export type CzPanelWords = typeof panel
