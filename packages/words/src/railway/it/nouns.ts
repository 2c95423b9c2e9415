import { nounsIn } from '../nouns.ts'

export const nouns = nounsIn('it', {
  train: (kind) => `treno ${kind}`,
  aTrain: (kind) => `un treno ${kind}`,
  trains: (count, kind) => `${count} treni ${kind}`,
  missing: (amount, money, { plural }) => `${plural(amount, { one: 'manca', other: 'mancano' })} ${money}`,
  numbers: ['nessuna', 'una', 'due', 'tre'],
})
