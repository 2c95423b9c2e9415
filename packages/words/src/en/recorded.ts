import { formatsFor } from '../formats.ts'
import type { RecordedWords } from '../recorded/shapes.ts'
import { shown } from '../recorded/shown.ts'

const { number, plural } = formatsFor('en')

export const recorded: RecordedWords = {
  faults: {
    'no-json': () => 'This is no JSON, or only the beginning of a file.',
    foreign: ({ field }) => `This is no recorded game of 18xx.games: “${field}” is missing or wrong.`,
    'unknown-title': ({ title, known }) =>
      `There is no import for the title “${title}”. Known titles: ${known}.`,
    'unknown-rule': ({ rule }) => `The optional rule “${rule}” is not known.`,
    'no-seed': () =>
      'The file has neither a seed nor the number of its game. They tell what the lot decided before the first move: download the game once more.',
  },
  notes: {
    renamed: ({ from, to }) => `The player “${shown(from)}” is called “${to}” here.`,
    'idle-undo': ({ action }) =>
      `Entry ${action} of the list has nothing to undo or redo, and changes nothing.`,
  },
  cuts: {
    'ends-early': ({ action }) => `the list of actions ends before the game does, after action ${action}`,
    'after-end': () => 'by the rules the game is over before it',
    untranslatable: ({ what }) => `this means nothing here (${shown(what)})`,
    failed: ({ what }) => `our own rules fail (${shown(what)})`,
  },
  cut: (why) => `cut in the middle, imported up to there: ${why}`,
  action: ({ action, by, type }) => `action ${action} (${shown(by)}: ${shown(type)})`,
  players: (count) => plural(count, { one: '1 player', other: `${number(count)} players` }),
  taken: (actions, of) => `${number(actions)} of ${number(of)} actions`,
  audit: (breaches) =>
    breaches === 0 ? 'all within the rulebook' : `${number(breaches)} against the rulebook`,
  unsound: (why) => `The game made of it cannot be read again: ${why}`,
  heading: 'A game from 18xx.games',
  lead: 'It goes on as 18xx.games plays it. This is what the rulebook says of what was played there.',
  close: 'To the table',
}
