import { formatsFor } from '../formats.ts'
import { levels } from './levels.ts'

const { plural } = formatsFor('en')

/** How a bot sees a game: the moments at which what it expects changed most. */
export const opinion = {
  heading: 'How a bot sees the game',
  about: 'The moments at which what it expects for somebody changed most.',
  ask: 'Ask a bot',
  takes: 'It thinks beside the page for a while; you can stop it.',
  thinking: (percent: number) => `A bot looks at the game, ${percent} % …`,
  stop: 'Stop',
  failed: 'The bot could not judge this game.',
  none: 'Nothing changed much, in its eyes.',
  move: (number: number) => `Move ${number}`,
  moves: (from: number, to: number) => `Moves ${from} to ${to}`,
  chance: (name: string, before: number, after: number) =>
    `${name}’s chance to win: ${before} % → ${after} %`,
  worth: (name: string, before: string, after: string, change: string, off: string) =>
    `${name} against the average of the table: ${change} (±${off}); ${before} → ${after} at the end`,
  levels,
  judged: (level: string, work: number) =>
    `The opinion of a bot, no more: ${level}, ${plural(work, { one: 'one position judged', other: `${work} positions judged` })}`,
  played: (level: string, work: number) =>
    `The opinion of a bot, no more: ${level}, ${plural(work, { one: 'one game played on', other: `${work} games played on` })}`,
}

export type OpinionWords = typeof opinion
