import type { Development, HexIncome, HexOutlook } from '@roundhouse/view/chicago-express'

/** What is said of a hex that somebody asks about. */
export const inspector = {
  about: (name: string): string => `About ${name}`,
  close: 'Close',
  stands: 'Locomotives',
  costs: 'Building here',
  room: {
    start: 'Start hex: only its own company is here.',
    all: 'Room for every company.',
    one: 'Room for one locomotive.',
    taken: 'Room for one locomotive, and it is taken.',
  } satisfies Readonly<Record<HexOutlook['room'], string>>,
  locomotive: (number: number): string => `no. ${number}`,
  brings: 'Income for each company here',
  at: { bare: 'now', house: 'with a house', later: 'later' } satisfies Readonly<
    Record<HexIncome['at'], string>
  >,
  becomes: 'Can become',
  development: {
    never: () => 'No house is ever built here.',
    detroit: () => 'Nobody develops Detroit: it grows by one after each general dividend.',
    track: () => 'Each development moves its marker one space.',
    trackEnd: () => 'Its marker stands on the last space.',
    house: (gain) => `With a house it brings ${gain} more to each company here, once.`,
    forest: (gain) => `A house pays ${gain} to the treasury of the company here, once.`,
    done: () => 'It has its house and grows no further.',
  } satisfies Readonly<Record<Development, (gain: string) => string>> as Readonly<
    Record<Development, (gain: string) => string>
  >,
}

export type ChicagoInspectorWords = typeof inspector
