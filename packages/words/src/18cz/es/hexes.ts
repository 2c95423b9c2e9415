import type { Size } from '@roundhouse/titles/18cz'
import type { CompanyView, HexView, MarketCell, StopView } from '@roundhouse/view/railway'
import { formatsFor } from '../../formats.ts'
import type { Naming } from '../../naming.ts'
import { kindOf } from '../names.ts'
import type { CzSpokenWords, HexNotes } from '../speaking.ts'
import { hexName, money } from './names.ts'
import { rounds } from './rounds.ts'

const { list, plural } = formatsFor('es')

const TERRAIN: Readonly<Record<string, string>> = { river: 'río', hill: 'colina', mountain: 'montaña' }
const COLOURS: Readonly<Record<string, string>> = {
  yellow: 'amarilla',
  green: 'verde',
  brown: 'marrón',
  grey: 'gris',
  red: 'roja',
}
const CAN: Readonly<Record<NonNullable<HexNotes['can']>, string>> = {
  track: 'aquí se puede colocar una ficha',
  station: 'aquí se puede colocar una estación',
  city: 'se puede elegir',
  route: 'se puede añadir a la ruta',
  home: 'puede ser la casilla inicial',
}

export const spoken: CzSpokenWords = { hex, cell, company }

function hex(view: HexView, { can, chosen = false }: HexNotes = {}): string {
  const parts = [[view.id, ...view.names].join(' '), ...ground(view), ...view.stops.map(stop)]
  if (view.stations.length > 0) parts.push(`estación de ${list(view.stations)}, con la ciudad por elegir`)
  if (view.homeOf.length > 0) parts.push(`base de ${list(view.homeOf)}`)
  if (view.reservedFor !== null) parts.push(`reservada para ${view.reservedFor}`)
  if (chosen) parts.push('elegida')
  if (can !== undefined && can !== null) parts.push(CAN[can])
  return parts.join(', ')
}

function ground({ tile, terrain, foreign, permanent, stops, colour }: HexView): string[] {
  if (tile !== null)
    return [`ficha ${COLOURS[colour] ?? colour} ${tile.id}${tile.edge !== null ? ' de borde púrpura' : ''}`]
  if (foreign) return ['casilla fronteriza sin ficha']
  if (permanent) return ['impresa, aquí no se coloca ninguna ficha']
  const costs = terrain.map(({ kind, cost }) => `${TERRAIN[kind] ?? kind}, coste ${cost}`)
  return stops.length === 0 && costs.length === 0 ? ['campo abierto'] : ['sin ficha', ...costs]
}

function stop({ kind, slots, value, stations, homeOf }: StopView): string {
  const name = kind === 'town' ? 'pueblo' : kind === 'city' ? 'ciudad' : 'frontera'
  const worth = value > 0 ? `${name} de ${value}` : name
  const free = slots - stations.length
  const circles =
    kind === 'city' && slots > 0
      ? [plural(free, { one: 'un círculo libre', other: `${free} círculos libres` })]
      : []
  const standing =
    stations.length > 0
      ? [`${plural(stations.length, { one: 'estación', other: 'estaciones' })} de ${list(stations)}`]
      : []
  const kept = homeOf.length > 0 ? [`base de ${list(homeOf)}`] : []
  return [worth, ...standing, ...circles, ...kept].join(', ')
}

function cell(
  { price, startsFor, stack }: MarketCell,
  { chosen = false }: { readonly chosen?: boolean } = {},
): string {
  const parts = [money(price)]
  if (startsFor.length > 0)
    parts.push(
      `precio inicial de compañías ${list(startsFor.map((size) => `${rounds.sizes[size as Size].size}s`))}`,
    )
  parts.push(stack.length === 0 ? 'vacío' : `marcadores de ${stack.join(', ')}; opera antes el primero`)
  if (chosen) parts.push('elegido')
  return parts.join(', ')
}

function company(view: CompanyView, at: Naming): string {
  const parts = [view.id, view.name, rounds.sizes[view.size as Size].company]
  if (view.status === 'later') return [...parts, 'aún no está en venta'].join(', ')
  if (view.status === 'closed') return [...parts, 'adquirida, fuera de la partida'].join(', ')
  if (view.status === 'shelf') return [...parts, 'sin inaugurar'].join(', ')
  if (view.price !== null) parts.push(`precio ${money(view.price)}`)
  if (view.director !== null)
    parts.push(`director ${typeof view.director === 'string' ? 'Václav' : at.player(view.director)}`)
  if (view.status === 'started') parts.push('aún no operativa')
  else {
    parts.push(`tesorería ${money(view.treasury)}`)
    parts.push(
      view.trains.length === 0 ? 'sin tren' : `trenes ${view.trains.map(({ id }) => kindOf(id)).join(', ')}`,
    )
    const { placed } = view.stations
    if (placed.length > 0) parts.push(`estaciones en ${list(placed.map(hexName))}`)
  }
  return parts.join(', ')
}
