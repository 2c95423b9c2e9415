import type { Size } from '@roundhouse/titles/18cz'
import type { CompanyView, HexView, MarketCell, StopView } from '@roundhouse/view/railway'
import { formatsFor } from '../../formats.ts'
import type { Naming } from '../../naming.ts'
import { kindOf } from '../names.ts'
import type { CzSpokenWords, HexNotes } from '../speaking.ts'
import { hexName, money } from './names.ts'
import { rounds } from './rounds.ts'

const { list, plural } = formatsFor('en')

const TERRAIN: Readonly<Record<string, string>> = { river: 'river', hill: 'hill', mountain: 'mountain' }
const COLOURS: Readonly<Record<string, string>> = {
  yellow: 'yellow',
  green: 'green',
  brown: 'brown',
  grey: 'grey',
  red: 'red',
}
const CAN: Readonly<Record<NonNullable<HexNotes['can']>, string>> = {
  track: 'a tile can be laid here',
  station: 'a station can be placed here',
  city: 'can be chosen',
  route: 'can be added to the route',
  home: 'can become the home',
}

export const spoken: CzSpokenWords = { hex, cell, company }

function hex(view: HexView, { can, chosen = false }: HexNotes = {}): string {
  const parts = [[view.id, ...view.names].join(' '), ...ground(view), ...view.stops.map(stop)]
  if (view.stations.length > 0) parts.push(`station of ${list(view.stations)}, its city still open`)
  if (view.homeOf.length > 0) parts.push(`home of ${list(view.homeOf)}`)
  if (view.reservedFor !== null) parts.push(`kept for ${view.reservedFor}`)
  if (chosen) parts.push('chosen')
  if (can !== undefined && can !== null) parts.push(CAN[can])
  return parts.join(', ')
}

function ground({ tile, terrain, foreign, permanent, stops, colour }: HexView): string[] {
  if (tile !== null)
    return [`${COLOURS[colour] ?? colour} tile ${tile.id}${tile.edge !== null ? ' with purple edge' : ''}`]
  if (foreign) return ['border hex without a tile']
  if (permanent) return ['printed, no tile is laid here']
  const costs = terrain.map(({ kind, cost }) => `${TERRAIN[kind] ?? kind}, cost ${cost}`)
  return stops.length === 0 && costs.length === 0 ? ['open land'] : ['no tile', ...costs]
}

function stop({ kind, slots, value, stations, homeOf }: StopView): string {
  const name = kind === 'town' ? 'town' : kind === 'city' ? 'city' : 'border'
  const worth = value > 0 ? `${name} of ${value}` : name
  const free = slots - stations.length
  const circles =
    kind === 'city' && slots > 0
      ? [plural(free, { one: 'one free circle', other: `${free} free circles` })]
      : []
  const standing =
    stations.length > 0
      ? [`${plural(stations.length, { one: 'station', other: 'stations' })} of ${list(stations)}`]
      : []
  const kept = homeOf.length > 0 ? [`home of ${list(homeOf)}`] : []
  return [worth, ...standing, ...circles, ...kept].join(', ')
}

function cell(
  { price, startsFor, stack }: MarketCell,
  { chosen = false }: { readonly chosen?: boolean } = {},
): string {
  const parts = [money(price)]
  if (startsFor.length > 0)
    parts.push(`start price of ${list(startsFor.map((size) => rounds.sizes[size as Size].size))} companies`)
  parts.push(stack.length === 0 ? 'empty' : `markers of ${stack.join(', ')}, the first operates first`)
  if (chosen) parts.push('chosen')
  return parts.join(', ')
}

function company(view: CompanyView, at: Naming): string {
  const parts = [view.id, view.name, rounds.sizes[view.size as Size].company]
  if (view.status === 'later') return [...parts, 'not on sale yet'].join(', ')
  if (view.status === 'closed') return [...parts, 'acquired, out of the game'].join(', ')
  if (view.status === 'shelf') return [...parts, 'not started'].join(', ')
  if (view.price !== null) parts.push(`price ${money(view.price)}`)
  if (view.director !== null)
    parts.push(`director ${typeof view.director === 'string' ? 'Václav' : at.player(view.director)}`)
  if (view.status === 'started') parts.push('not open yet')
  else {
    parts.push(`treasury ${money(view.treasury)}`)
    parts.push(
      view.trains.length === 0 ? 'no train' : `trains ${view.trains.map(({ id }) => kindOf(id)).join(', ')}`,
    )
    const { placed } = view.stations
    if (placed.length > 0) parts.push(`stations in ${list(placed.map(hexName))}`)
  }
  return parts.join(', ')
}
