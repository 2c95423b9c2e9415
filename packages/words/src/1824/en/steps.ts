import { short as rounds, steps as shared } from '../../railway/en/rounds.ts'
import type { AhSteps } from '../shapes.ts'

/** The rounds, where there is little room. */
export const short = { ...rounds, opening: 'Opening', between: 'Export' }

/** What is decided, by the names that players know. — VI, VII.5, X, XII */
export const steps: AhSteps = {
  ...shared,
  towns: {
    name: 'Town markers',
    now: 'Put a town marker on a hex.',
    you: 'Your town marker',
    other: (name) => `${name} places a town`,
  },
  draft: {
    name: 'Draft',
    now: 'Take a railway from a stack.',
    you: 'Your railway',
    other: (name) => `${name} takes a railway`,
  },
  price: {
    name: 'Price of the coal railway',
    now: 'Name the price of your coal railway.',
    you: 'Your price',
    other: (name) => `${name} names a price`,
  },
  mountain: {
    name: 'Mountain railway',
    now: 'Buy a mountain railway or go on without one.',
    you: 'Your mountain railway',
    other: (name) => `${name} decides whether to buy`,
  },
  firstStock: {
    name: 'First purchases',
    now: 'Buy one thing or pass.',
    you: 'Your purchase',
    other: (name) => `${name} buys`,
  },
  exchange: {
    name: 'Forced exchange',
    now: 'Choose the company for your mountain railway.',
    you: 'Your exchange',
    other: (name) => `${name} must exchange`,
  },
  surplus: {
    name: 'Two stations in one hex',
    now: 'Choose which of the two stations goes back to the charter.',
    you: 'Your stations',
    other: (name) => `${name} sorts stations`,
  },
  bondStation: {
    name: 'Station of the bond railway',
    now: 'Choose a city for the station of the bond railway.',
    you: 'Your city',
    other: (name) => `${name} chooses a city`,
  },
}
