import type { LocalId, Size, StepName } from '@roundhouse/titles/18cz'
import { formatsFor } from '../../formats.ts'
import { nouns as railwayNouns } from '../../railway/es/nouns.ts'
import type { Kinds } from '../../title-words.ts'
import { CZ_NOUNS, cardOf, colourOf, localName, privateLocal } from '../names.ts'
import { steps } from './steps.ts'

const { list } = formatsFor('es')

/** "50 K, 55 K y 60 K", of figures with a space between them. */
export function eachOf(amounts: string): string {
  return list(amounts.split(' ').map((amount) => money(Number(amount))))
}

const SIZES: Readonly<Record<Size, string>> = { small: 'pequeña', medium: 'mediana', large: 'grande' }
const TRAINS: Readonly<Record<Size, string>> = { small: 'rojo', medium: 'azul', large: 'verde' }
const GROUND: Readonly<Record<string, string>> = { river: 'ríos', hill: 'colinas', mountain: 'montañas' }
const COLOURS: Readonly<Record<string, string>> = { green: 'verdes', brown: 'marrones', grey: 'grises' }

/** "la ferroviaria local pequeña Plan – Tachau", "la compañía privada MW". */
export function local(id: LocalId | 'MW'): string {
  if (id === 'MW') return 'la compañía privada MW'
  const { name, size } = localName(id)
  return size === null ? `la ferroviaria local ${name}` : `la ferroviaria local ${SIZES[size.size]} ${name}`
}

/** What is auctioned in Moravia–Silesia. — XI.2 */
export function privateName(id: string): string {
  if (id === '3E') return 'el tren 3E'
  return local(privateLocal(id))
}

export function waives(id: LocalId): string {
  return list((localName(id).size?.terrain ?? []).map((kind) => GROUND[kind] ?? kind))
}

export function lays(id: LocalId): string {
  return list((localName(id).size?.colours ?? []).map((colour) => COLOURS[colour] ?? colour))
}

/** "tren 3+3 de la carta d". */
export function trainOnCard(id: string): string {
  const card = cardOf(id)
  return card === '' ? train(id) : `${train(id)} de la carta ${card}`
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
  small: { name: 'Pequeña', many: 'pequeñas', company: 'Compañía pequeña' },
  medium: { name: 'Mediana', many: 'medianas', company: 'Compañía mediana' },
  large: { name: 'Grande', many: 'grandes', company: 'Compañía grande' },
}
