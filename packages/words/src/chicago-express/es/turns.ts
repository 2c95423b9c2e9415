import type { TurnWords } from '../en/turns.ts'

/** What the list of one's tables says of a game, too. */
export const round = (number: number): string => `Ronda ${number}`

export const turn: TurnWords = {
  bid: { you: 'Tu puja', other: (name) => `Puja ${name}` },
  chooseDial: { you: 'Te toca', other: (name) => `Elige ${name}` },
  offerShare: { you: 'Te toca', other: (name) => `Ofrece ${name}` },
  buildNetwork: { you: 'Te toca', other: (name) => `Construye ${name}` },
  develop: { you: 'Te toca', other: (name) => `Urbaniza ${name}` },
}
