import type { LocalId, Size, StepName } from '@roundhouse/titles/18cz'
import { formatsFor } from '../../formats.ts'
import { nouns as railwayNouns } from '../../railway/it/nouns.ts'
import type { Kinds } from '../../title-words.ts'
import { CZ_NOUNS, cardOf, colourOf, localName, privateLocal } from '../names.ts'
import { steps } from './steps.ts'

const { list } = formatsFor('it')

/** "50 K, 55 K e 60 K", of figures with a space between them. */
export function eachOf(amounts: string): string {
  return list(amounts.split(' ').map((amount) => money(Number(amount))))
}

const SIZES: Readonly<Record<Size, string>> = { small: 'Piccola', medium: 'Media', large: 'Grande' }
const TRAINS: Readonly<Record<Size, string>> = { small: 'rosso', medium: 'blu', large: 'verde' }
const GROUND: Readonly<Record<string, string>> = { river: 'fiumi', hill: 'colline', mountain: 'montagne' }
const COLOURS: Readonly<Record<string, string>> = { green: 'verdi', brown: 'marroni', grey: 'grigie' }

/** "Compagnia Locale Piccola Plan – Tachau", "Compagnia Privata MW"; the sentence brings its article. */
export function local(id: LocalId | 'MW'): string {
  if (id === 'MW') return 'Compagnia Privata MW'
  const { name, size } = localName(id)
  return size === null ? `Compagnia Locale ${name}` : `Compagnia Locale ${SIZES[size.size]} ${name}`
}

/** What is auctioned in Moravia–Silesia, with its article. — XI.2 */
export function privateName(id: string): string {
  if (id === '3E') return 'il treno 3E'
  return `la ${local(privateLocal(id))}`
}

export function waives(id: LocalId): string {
  return list((localName(id).size?.terrain ?? []).map((kind) => GROUND[kind] ?? kind))
}

export function lays(id: LocalId): string {
  return list((localName(id).size?.colours ?? []).map((colour) => COLOURS[colour] ?? colour))
}

/** "treno 3+3 della carta d". */
export function trainOnCard(id: string): string {
  const card = cardOf(id)
  return card === '' ? train(id) : `${train(id)} della carta ${card}`
}

export function trainColour(id: string): string {
  return TRAINS[colourOf(id)]
}

export const nouns = railwayNouns(CZ_NOUNS, {
  now: (step) => steps[step as StepName].now,
  holders: { vaclav: 'Václav' },
  aPrivate: privateName,
})
export const { aTrain, hexName, missing, money, place, train } = nouns

export const companyKinds: Kinds<Size> = {
  small: { name: 'Minore', many: 'Minori', company: 'Compagnia Minore' },
  medium: { name: 'Media', many: 'Medie', company: 'Compagnia Media' },
  large: { name: 'Maggiore', many: 'Maggiori', company: 'Compagnia Maggiore' },
}
