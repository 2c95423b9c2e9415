import type { HexView, StopView } from '@roundhouse/view/railway'
import { formatsFor } from '../../formats.ts'
import type { HexNotes, SpokenWords } from '../spoken.ts'

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
  marker: 'aquí se puede poner un marcador',
}

const STOPS: Readonly<Record<StopView['kind'], string>> = {
  town: 'pueblo',
  city: 'ciudad',
  offboard: 'frontera',
  mine: 'mina',
}

/** What the map says to those who listen. `edged`: how the title calls its tiles with an edge of their own. */
export function spokenHexes(edged: string, town: string = STOPS.town): SpokenWords {
  return { hex: (view, notes) => hex(view, edged, town, notes) }
}

function hex(view: HexView, edged: string, town: string, { can, chosen = false }: HexNotes = {}): string {
  const parts = [
    [view.id, ...view.names].join(' '),
    ...ground(view, edged),
    ...view.stops.map((each) => stop(each, town)),
  ]
  if (view.stations.length > 0) parts.push(`estación de ${list(view.stations)}, con la ciudad por elegir`)
  if (view.homeOf.length > 0) parts.push(`base de ${list(view.homeOf)}`)
  if (view.reservedFor !== null) parts.push(`reservada para ${view.reservedFor}`)
  if (chosen) parts.push('elegida')
  if (can !== undefined && can !== null) parts.push(CAN[can])
  return parts.join(', ')
}

function ground({ tile, terrain, foreign, permanent, stops, colour }: HexView, edged: string): string[] {
  if (tile !== null)
    return [`ficha ${COLOURS[colour] ?? colour} ${tile.id}${tile.edge === null ? '' : ` ${edged}`}`]
  if (foreign) return ['casilla fronteriza sin ficha']
  if (permanent) return ['impresa, aquí no se coloca ninguna ficha']
  const costs = terrain.map(({ kind, cost }) => `${TERRAIN[kind] ?? kind}, coste ${cost}`)
  return stops.length === 0 && costs.length === 0 ? ['campo abierto'] : ['sin ficha', ...costs]
}

function stop({ kind, slots, value, stations, homeOf }: StopView, town: string): string {
  const name = kind === 'town' ? town : STOPS[kind]
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
