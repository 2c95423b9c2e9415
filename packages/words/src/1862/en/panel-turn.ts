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
    left: (band: string, left: number | null) => (left === null ? band : `${band}, ${left} left`),
    bankLeft: (card: string, left: number | null) => (left === null ? card : `${card}, ${left} left`),
    card: (letter: string) => letter,
    amount: 'Price in £',
    must: 'It must own a train of any type when its turn ends.',
    forced: 'The treasury cannot pay for one. The director’s own money is never used.',
    newCompanies: {} as Readonly<Record<string, string>>,
    limitOf: {} as Readonly<Record<string, (limit: number) => string>>,
    noPermit: 'no permit',
    ofLimit: (owned: number, limit: number) => `${owned} of ${limit} trains`,
    ofEach: (limit: number) => `limit ${limit} of each type`,
    halfPrice: 'half price',
    warranties: 'Warranties, £50 each',
    warranty: (count: number) =>
      plural(count, { one: '1 warranty', other: count === 0 ? 'no warranty' : `${count} warranties` }),
    withWarranties: (train: string, count: number, price: string) =>
      plural(count, {
        one: `Buy the ${train} with 1 warranty for ${price}`,
        other: `Buy the ${train} with ${count} warranties for ${price}`,
      }),
    raise: 'Raise money for a train',
    raiseHint: (missing: string) =>
      `The treasury is ${missing} short of a train. Raise money, or the company goes bankrupt.`,
    sellTreasury: (shares: number) =>
      plural(shares, { one: 'Sell 1 own share', other: `Sell ${shares} own shares` }),
    sellTreasuryFor: (shares: number, amount: string) =>
      plural(shares, {
        one: `Sell 1 own share for ${amount}`,
        other: `Sell ${shares} own shares for ${amount}`,
      }),
    refinance: 'Refinance',
    refinanceNote: 'Two shares become one for all holders; the company gets ten times its par.',
    refinanceFor: (amount: string) => `Refinance for ${amount}`,
    bankruptcy: 'Without a train the company goes bankrupt.',
    lner: 'The LNER forms at the end of this set.',
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
