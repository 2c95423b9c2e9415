import { nounsIn } from '../nouns.ts'

export const nouns = nounsIn('en', {
  train: (kind) => `${kind} train`,
  aTrain: (kind) => `${kind.startsWith('8') ? 'an' : 'a'} ${kind} train`,
  trains: (count, kind) => `${count} ${kind} trains`,
  missing: (_, money) => `${money} short`,
  numbers: ['no', 'one', 'two', 'three'],
})
