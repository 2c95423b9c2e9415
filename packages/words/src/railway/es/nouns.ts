import { nounsIn } from '../nouns.ts'

export const nouns = nounsIn('es', {
  train: (kind) => `tren ${kind}`,
  aTrain: (kind) => `un tren ${kind}`,
  trains: (count, kind) => `${count} trenes ${kind}`,
  missing: (amount, money, { plural }) => `${plural(amount, { one: 'falta', other: 'faltan' })} ${money}`,
  numbers: ['ninguna', 'una', 'dos', 'tres'],
})
