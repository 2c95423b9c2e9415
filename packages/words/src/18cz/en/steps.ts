import { short as rounds, steps as shared } from '../../railway/en/rounds.ts'
import type { CzSteps } from '../rounds.ts'

/** The rounds, where there is little room. */
export const short = { ...rounds, opening: 'Pre', auction: 'Auction', between: 'Export' }

/** What is decided, by the names that players know. — VI, VIII.3, VIII.9, XI.2 */
export const steps: CzSteps = {
  ...shared,
  preStock: {
    name: 'Locals',
    now: 'Buy a local or pass.',
    you: 'Your local',
    other: (name) => `${name} buys a local`,
  },
  mwTrack: {
    name: 'Track of MW',
    now: 'Lay or upgrade the hex of MW, or pass.',
    you: 'Your track',
    other: (name) => `${name} lays track`,
  },
  acquire: {
    name: 'Acquisition',
    now: 'Acquire a smaller company or go on.',
    you: 'Your acquisition',
    other: (name) => `${name} may acquire`,
  },
  acquiredTokens: {
    name: 'Acquired stations',
    now: 'Choose which of the two stations in one hex leaves the map.',
    you: 'Your stations',
    other: (name) => `${name} sorts stations`,
  },
  acquiredTrains: {
    name: 'Acquired trains',
    now: 'Keep, turn or scrap the acquired trains.',
    you: 'Your trains',
    other: (name) => `${name} sorts trains`,
  },
  auction: { ...shared.auction, now: 'Choose a private if none has come up; otherwise bid or pass.' },
}
