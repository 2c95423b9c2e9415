import type { LocalId, Size, StepName } from '@roundhouse/titles/18cz'
import { formatsFor } from '../../formats.ts'
import { nouns as railwayNouns } from '../../railway/en/nouns.ts'
import type { Kinds } from '../../title-words.ts'
import { CZ_NOUNS, cardOf, colourOf, localName, privateLocal } from '../names.ts'
import { steps } from './steps.ts'

const { list } = formatsFor('en')

/** "50 K, 55 K and 60 K", of figures with a space between them. */
export function eachOf(amounts: string): string {
  return list(amounts.split(' ').map((amount) => money(Number(amount))))
}

const SIZES: Readonly<Record<Size, string>> = { small: 'small', medium: 'medium', large: 'large' }
const TRAINS: Readonly<Record<Size, string>> = { small: 'red', medium: 'blue', large: 'green' }
/** Terrain as a local sees it, and the colours of its purple-edged tiles. — IV.1 */
const GROUND: Readonly<Record<string, string>> = { river: 'rivers', hill: 'hills', mountain: 'mountains' }

/** "the small local Plan – Tachau", "the private MW". */
export function local(id: LocalId | 'MW'): string {
  if (id === 'MW') return 'the private MW'
  const { name, size } = localName(id)
  return size === null ? `the local ${name}` : `the ${SIZES[size.size]} local ${name}`
}

/** What is auctioned in Moravia–Silesia: "the small local Plan – Tachau", "the 3E train", "the private MW". — XI.2 */
export function privateName(id: string): string {
  if (id === '3E') return 'the 3E train'
  return local(privateLocal(id))
}

/** The ground whose cost this local waives. */
export function waives(id: LocalId): string {
  return list((localName(id).size?.terrain ?? []).map((kind) => GROUND[kind] ?? kind))
}

/** The colours in which this local lays a purple-edged tile. */
export function lays(id: LocalId): string {
  return list(localName(id).size?.colours ?? [])
}

/** "3+3 train of card d". */
export function trainOnCard(id: string): string {
  const card = cardOf(id)
  return card === '' ? train(id) : `${train(id)} of card ${card}`
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
  small: { name: 'Small', many: 'small', company: 'Small company' },
  medium: { name: 'Medium', many: 'medium', company: 'Medium company' },
  large: { name: 'Large', many: 'large', company: 'Large company' },
}
