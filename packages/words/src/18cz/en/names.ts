import type { LocalId, Size, StepName } from '@roundhouse/titles/18cz'
import { formatsFor } from '../../formats.ts'
import { nouns as railwayNouns } from '../../railway/en/nouns.ts'
import { CZ_NOUNS, cardOf, colourOf, localName, privateLocal } from '../names.ts'

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

/** What the step that waits asks for. — VIII.3 */
const NOW: Readonly<Record<StepName, string>> = {
  preStock: 'Buy a local or pass.',
  auction: 'Choose a private if none has come up; otherwise bid or pass.',
  stock: 'Sell, buy or pass.',
  mwTrack: 'Lay or upgrade the hex of MW, or pass.',
  home: 'Place the home station.',
  track: 'Lay track or go on.',
  token: 'Place a station or go on.',
  run: 'Run the trains.',
  revenue: 'Pay the revenue out or withhold it.',
  acquire: 'Acquire a smaller company or go on.',
  acquiredTokens: 'Choose which of the two stations in one hex leaves the map.',
  acquiredTrains: 'Keep, turn or scrap the acquired trains.',
  trains: 'Buy trains or end the turn.',
  chooseCity: 'Choose the city of the home station.',
  discard: 'Choose the train that goes to the pool.',
  answer: 'Answer the offer.',
  over: 'The game has ended.',
}

export const nouns = railwayNouns(CZ_NOUNS, {
  now: NOW,
  holders: { vaclav: 'Václav' },
  aPrivate: privateName,
})
export const { aTrain, hexName, missing, money, place, train } = nouns
