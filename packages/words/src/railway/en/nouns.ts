import { nounsIn } from '../nouns.ts'

export const nouns = nounsIn('en', {
  train: (kind) => `${kind} train`,
  aTrain: (kind) => `${kind.startsWith('8') ? 'an' : 'a'} ${kind} train`,
  missing: (_, money) => `${money} short`,
  numbers: ['no', 'one', 'two', 'three'],
})
