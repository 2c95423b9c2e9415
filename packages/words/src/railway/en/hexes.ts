import type { HexView, StopView } from '@roundhouse/view/railway'
import { formatsFor } from '../../formats.ts'
import type { HexNotes, SpokenWords } from '../spoken.ts'

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
  marker: 'a marker can be put here',
}

const STOPS: Readonly<Record<StopView['kind'], string>> = {
  town: 'town',
  city: 'city',
  offboard: 'border',
  mine: 'mine',
}

/** What the map says to those who listen. `edged`: how the title calls its tiles with an edge of their own, `town` its small stops. */
export function spokenHexes(edged: string, town: string = STOPS.town): SpokenWords {
  return { hex: (view, notes) => hex(view, edged, town, notes) }
}

function hex(view: HexView, edged: string, town: string, { can, chosen = false }: HexNotes = {}): string {
  const parts = [
    [view.id, ...view.names].join(' '),
    ...ground(view, edged),
    ...view.stops.map((each) => stop(each, town)),
  ]
  if (view.stations.length > 0) parts.push(`station of ${list(view.stations)}, its city still open`)
  if (view.homeOf.length > 0) parts.push(`home of ${list(view.homeOf)}`)
  if (view.reservedFor !== null) parts.push(`kept for ${view.reservedFor}`)
  if (chosen) parts.push('chosen')
  if (can !== undefined && can !== null) parts.push(CAN[can])
  return parts.join(', ')
}

function ground({ tile, terrain, foreign, permanent, stops, colour }: HexView, edged: string): string[] {
  if (tile !== null)
    return [`${COLOURS[colour] ?? colour} tile ${tile.id}${tile.edge === null ? '' : ` ${edged}`}`]
  if (foreign) return ['border hex without a tile']
  if (permanent) return ['printed, no tile is laid here']
  const costs = terrain.map(({ kind, cost }) => `${TERRAIN[kind] ?? kind}, cost ${cost}`)
  return stops.length === 0 && costs.length === 0 ? ['open land'] : ['no tile', ...costs]
}

function stop({ kind, slots, value, stations, homeOf }: StopView, town: string): string {
  const name = kind === 'town' ? town : STOPS[kind]
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
