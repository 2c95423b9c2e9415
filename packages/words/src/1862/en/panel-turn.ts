import { formatsFor } from '../../formats.ts'

const { plural } = formatsFor('en')

/** What a company does in its turn. — 7.6 to 7.13 */
export const turn = {
  small: {
    heading: 'Or a small station',
    besides: 'Or a small station, or London',
    note: 'On any green or brown tile without a city, anywhere on the map; locals are paid £20 for it.',
    on: (place: string) => place,
    track: (from: string, to: string) => `track from ${from} to ${to}`,
    confirm: (place: string) => `Place a small station in ${place}`,
  },
  london: {
    name: 'Link London',
    note: (left: number) =>
      plural(left, {
        one: 'Takes a station and the place of all building. 1 place left.',
        other: `Takes a station and the place of all building. ${left} places left.`,
      }),
    confirm: 'Link London',
  },
  home: { must: (place: string) => `Build in ${place} first: the home station stands outside a circle.` },
  revenue: {
    subsidy: 'Subsidy of the locals, into the treasury:',
    hudson: 'Hudson',
    hudsonAdds: (added: string, perShare: string) => `Add ${added}, pay ${perShare} a share`,
    steps: (steps: number) => (steps === 0 ? 'stays' : `${steps} right`),
    left: '1 left',
    own: 'The company itself',
  },
  trains: {
    ofLimit: (owned: number, limit: number) => `${owned} of ${limit} trains`,
    ofEach: (limit: number) => `limit ${limit} of each type`,
  },
  tokensTooMany: {
    heading: 'Too many stations',
    pick: (over: number) =>
      plural(over, {
        one: 'One station leaves the map. Choose it among those that are lit; the home stays.',
        other: `${over} stations leave the map. Choose one among those that are lit; the home stays.`,
      }),
    london: 'The link to London',
    besides: 'Besides the map',
  },
}
