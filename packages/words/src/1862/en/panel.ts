import { turn } from './panel-turn.ts'

export type RmPanelWords = typeof panel

/**
 * The panels of 1862: what is decided, what it would mean, what the buttons say. Amounts come written. What is asked off
 * the map is apart.
 */
export const panel = {
  types: { express: 'Express', freight: 'Freight', local: 'Local' },
  permits: { express: 'Express permit', freight: 'Freight permit', local: 'Local permit' },
  left: {
    bankrupt: 'went bankrupt',
    merged: (survivor: string) => `merged into ${survivor}`,
    failed: 'did not open in time, shares returned',
  },
  told: {
    receivership: (company: string) =>
      `${company} is in receivership: it runs for the most, withholds, and buys a train of the bank if it can.`,
    lnerDue: 'The LNER forms at the end of this set of operating rounds.',
    lnerFormed: 'After the LNER nothing is built, started or merged; trains come from the bank only.',
    ending: 'The end of the game has been set off.',
  },
  ...turn,
}
