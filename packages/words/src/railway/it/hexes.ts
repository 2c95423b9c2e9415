import type { HexView, StopView } from '@roundhouse/view/railway'
import { formatsFor } from '../../formats.ts'
import type { HexNotes, SpokenWords } from '../spoken.ts'

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
  marker: 'qui si può mettere un segnalino',
}

const STOPS: Readonly<Record<StopView['kind'], string>> = {
  town: 'cittadina',
  city: 'città',
  offboard: 'confine',
  mine: 'miniera',
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
  if (view.stations.length > 0) parts.push(`stazione di ${list(view.stations)}, con la città da scegliere`)
  if (view.homeOf.length > 0) parts.push(`base di ${list(view.homeOf)}`)
  if (view.reservedFor !== null) parts.push(`riservato a ${view.reservedFor}`)
  if (chosen) parts.push('scelto')
  if (can !== undefined && can !== null) parts.push(CAN[can])
  return parts.join(', ')
}

function ground({ tile, terrain, foreign, permanent, stops, colour }: HexView, edged: string): string[] {
  if (tile !== null)
    return [`tessera ${COLOURS[colour] ?? colour} ${tile.id}${tile.edge === null ? '' : ` ${edged}`}`]
  if (foreign) return ['esagono di confine senza tessera']
  if (permanent) return ['stampato, qui non si piazzano tessere']
  const costs = terrain.map(({ kind, cost }) => `${TERRAIN[kind] ?? kind}, costo ${cost}`)
  return stops.length === 0 && costs.length === 0 ? ['terreno aperto'] : ['senza tessera', ...costs]
}

function stop({ kind, slots, value, stations, homeOf }: StopView, town: string): string {
  const name = kind === 'town' ? town : STOPS[kind]
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
