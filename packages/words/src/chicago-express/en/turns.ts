/** What the list of one's tables says of a game, too. */
export const round = (number: number): string => `Round ${number}`

export const turn = {
  bid: { you: 'Your bid', other: (name: string) => `${name} bids` },
  chooseDial: { you: 'Your turn', other: (name: string) => `${name} chooses` },
  offerShare: { you: 'Your turn', other: (name: string) => `${name} offers` },
  buildNetwork: { you: 'Your turn', other: (name: string) => `${name} builds` },
  develop: { you: 'Your turn', other: (name: string) => `${name} develops` },
}

export type TurnWords = typeof turn
