import type { Size } from '@roundhouse/titles/18cz'
import type { CompanyView, HexView, MarketCell, StopView } from '@roundhouse/view/railway'
import { formatsFor } from '../../formats.ts'
import type { Naming } from '../../naming.ts'
import { kindOf } from '../names.ts'
import type { CzSpokenWords, HexNotes } from '../speaking.ts'
import { hexName, money } from './names.ts'
import { rounds } from './rounds.ts'

const { list, plural } = formatsFor('it')

const TERRAIN: Readonly<Record<string, string>> = { river: 'fiume', hill: 'collina', mountain: 'montagna' }
const COLOURS: Readonly<Record<string, string>> = {
  yellow: 'gialla',
  green: 'verde',
  brown: 'marrone',
  grey: 'grigia',
  red: 'rossa',
}
const CAN: Readonly<Record<NonNullable<HexNotes['can']>, string>> = {
  track: 'qui si può piazzare una tessera',
  station: 'qui si può piazzare una stazione',
  city: 'si può scegliere',
  route: 'si può aggiungere alla tratta',
  home: 'può essere l’esagono-base',
}

const SIZES: Readonly<Record<Size, string>> = { small: 'Minori', medium: 'Medie', large: 'Maggiori' }

export const spoken: CzSpokenWords = { hex, cell, company }

function hex(view: HexView, { can, chosen = false }: HexNotes = {}): string {
  const parts = [[view.id, ...view.names].join(' '), ...ground(view), ...view.stops.map(stop)]
  if (view.stations.length > 0) parts.push(`stazione di ${list(view.stations)}, con la città da scegliere`)
  if (view.homeOf.length > 0) parts.push(`base di ${list(view.homeOf)}`)
  if (view.reservedFor !== null) parts.push(`riservato a ${view.reservedFor}`)
  if (chosen) parts.push('scelto')
  if (can !== undefined && can !== null) parts.push(CAN[can])
  return parts.join(', ')
}

function ground({ tile, terrain, foreign, permanent, stops, colour }: HexView): string[] {
  if (tile !== null)
    return [`tessera ${COLOURS[colour] ?? colour} ${tile.id}${tile.edge !== null ? ' bordata di viola' : ''}`]
  if (foreign) return ['esagono di confine senza tessera']
  if (permanent) return ['stampato, qui non si piazzano tessere']
  const costs = terrain.map(({ kind, cost }) => `${TERRAIN[kind] ?? kind}, costo ${cost}`)
  return stops.length === 0 && costs.length === 0 ? ['terreno aperto'] : ['senza tessera', ...costs]
}

function stop({ kind, slots, value, stations, homeOf }: StopView): string {
  const name = kind === 'town' ? 'cittadina' : kind === 'city' ? 'città' : 'confine'
  const worth = value > 0 ? `${name} da ${value}` : name
  const free = slots - stations.length
  const circles =
    kind === 'city' && slots > 0
      ? [plural(free, { one: 'uno spazio libero', other: `${free} spazi liberi` })]
      : []
  const standing =
    stations.length > 0
      ? [`${plural(stations.length, { one: 'stazione', other: 'stazioni' })} di ${list(stations)}`]
      : []
  const kept = homeOf.length > 0 ? [`base di ${list(homeOf)}`] : []
  return [worth, ...standing, ...circles, ...kept].join(', ')
}

function cell(
  { price, startsFor, stack }: MarketCell,
  { chosen = false }: { readonly chosen?: boolean } = {},
): string {
  const parts = [money(price)]
  if (startsFor.length > 0)
    parts.push(`prezzo iniziale di Compagnie ${list(startsFor.map((size) => SIZES[size as Size]))}`)
  parts.push(stack.length === 0 ? 'vuota' : `segnalini di ${stack.join(', ')}; opera prima il primo`)
  if (chosen) parts.push('scelta')
  return parts.join(', ')
}

function company(view: CompanyView, at: Naming): string {
  const parts = [view.id, view.name, rounds.sizes[view.size as Size].company]
  if (view.status === 'later') return [...parts, 'non ancora in vendita'].join(', ')
  if (view.status === 'closed') return [...parts, 'acquisita, fuori dal gioco'].join(', ')
  if (view.status === 'shelf') return [...parts, 'non avviata'].join(', ')
  if (view.price !== null) parts.push(`prezzo ${money(view.price)}`)
  if (view.director !== null)
    parts.push(`Direttore ${typeof view.director === 'string' ? 'Václav' : at.player(view.director)}`)
  if (view.status === 'started') parts.push('non ancora aperta')
  else {
    parts.push(`tesoreria ${money(view.treasury)}`)
    parts.push(
      view.trains.length === 0
        ? 'senza treni'
        : `treni ${view.trains.map(({ id }) => kindOf(id)).join(', ')}`,
    )
    const { placed } = view.stations
    if (placed.length > 0) parts.push(`stazioni a ${list(placed.map(hexName))}`)
  }
  return parts.join(', ')
}
