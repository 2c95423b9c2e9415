import type { LocalId, Size, StepName } from '@roundhouse/titles/18cz'
import { formatsFor } from '../../formats.ts'
import { nouns as railwayNouns } from '../../railway/es/nouns.ts'
import { CZ_NOUNS, cardOf, colourOf, localName, privateLocal } from '../names.ts'

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

const NOW: Readonly<Record<StepName, string>> = {
  preStock: 'Compra una ferroviaria local o pasa.',
  auction: 'Elige una privada si no ha salido ninguna; si no, puja o pasa.',
  stock: 'Vende, compra o pasa.',
  mwTrack: 'Construye o mejora la casilla de la MW, o pasa.',
  home: 'Coloca la estación inicial.',
  track: 'Construye vías o sigue.',
  token: 'Coloca una estación o sigue.',
  run: 'Haz circular los trenes.',
  revenue: 'Reparte los ingresos o retenlos.',
  acquire: 'Adquiere una compañía más pequeña o sigue.',
  acquiredTokens: 'Elige cuál de las dos estaciones de una misma casilla sale del mapa.',
  acquiredTrains: 'Conserva, cambia o descarta los trenes adquiridos.',
  trains: 'Compra trenes o termina el turno.',
  chooseCity: 'Elige la ciudad de la estación inicial.',
  discard: 'Elige el tren que va a la reserva.',
  answer: 'Responde a la oferta.',
  over: 'La partida ha terminado.',
}

export const nouns = railwayNouns(CZ_NOUNS, {
  now: NOW,
  holders: { vaclav: 'Václav' },
  aPrivate: privateName,
})
export const { aTrain, hexName, missing, money, place, train } = nouns
