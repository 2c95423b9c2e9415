import { levels } from './levels.ts'

/** Who plays the seats of a game that is under way. */
export const seats = {
  heading: 'Seats and bots',
  levels,
  manners: {
    careful: 'careful',
    builder: 'builder',
    raider: 'raider',
  },
  person: 'Person',
  /** Who sits there, for who listens. */
  bot: (level: string): string => `Bot, ${level}`,
  standsIn: (level: string): string => `Bot, ${level}, plays on for this seat`,
  whoPlays: (name: string): string => `Who plays the seat of ${name}`,
  local:
    'A seat can change between person and bot at any time. Nothing changes until you apply it; then the game goes on at once.',
  apply: 'Apply',
  cancel: 'Cancel',
  /** What a bot is called that was given no name, and a person. */
  unnamedBot: (number: number): string => `Bot ${number}`,
  unnamedPerson: (seat: number): string => `Player ${seat}`,
  playOn: 'Play on for me',
  playOnFor: (name: string): string => `Play on for ${name}`,
  playOnHint:
    'A bot plays until you take over again, take a move back, or the game ends. The log marks its moves.',
  seat: 'Seat',
  by: 'Level',
  start: 'Start',
  plays: (level: string): string => `A bot plays on for you: ${level}`,
  playsFor: (name: string, level: string): string => `A bot plays on for ${name}: ${level}`,
  takeOver: 'Take over again',
  /** Where it stands for several people: begins as what is printed. */
  takeOverFor: (name: string): string => `Take over again: ${name}`,
  failing: (level: string): string =>
    `The ${level} has no answer: its part of the program did not load, or failed. The game waits.`,
  failingYet: (level: string, other: string): string =>
    `The ${level} has no answer: its part of the program did not load, or failed. The game waits. If trying again is in vain, the ${other} plays.`,
  failingPlays: (level: string, other: string): string =>
    `The ${level} has no answer. The ${other} plays in its place.`,
  again: 'Try again',
  hintsAllowed: 'Everybody may ask a bot for a hint at this table.',
  hintsBarred: 'No hints at this table: several people play.',
}

export type SeatWords = typeof seats
