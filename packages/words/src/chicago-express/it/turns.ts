import type { TurnWords } from '../en/turns.ts'

/** What the list of one's tables says of a game, too. */
export const round = (number: number): string => `Round ${number}`

export const turn: TurnWords = {
  bid: { you: 'Tocca a te', other: (name) => `Offre ${name}` },
  chooseDial: { you: 'Tocca a te', other: (name) => `Sceglie ${name}` },
  offerShare: { you: 'Tocca a te', other: (name) => `Tocca a ${name}` },
  buildNetwork: { you: 'Tocca a te', other: (name) => `Costruisce ${name}` },
  develop: { you: 'Tocca a te', other: (name) => `Sviluppa ${name}` },
}
