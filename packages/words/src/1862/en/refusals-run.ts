import { capital } from '../../capital.ts'
import type { RmOwnRefusals } from '../reasons.ts'
import { aTrain, train } from './names.ts'

type RunRefusals = Pick<RmOwnRefusals, Extract<keyof RmOwnRefusals, `62-RUN-${string}`>>

/** Routes and runs. — 7.4, 7.8 */
export const runRefusals: RunRefusals = {
  '62-RUN-PERMIT': (p) =>
    `The company cannot run ${aTrain(p.train)}. It runs trains that it has, of the types it has a permit for. Leave this route out.`,
  '62-RUN-TOKEN': (p) =>
    `The route of the ${train(p.train)} has no station of the company. Every route needs one in a city on the map; the one in London does not count. Lead it through a station.`,
  '62-RUN-REPEAT': (p) =>
    `The route of the ${train(p.train)} repeats itself. No station, no place at the edge and no piece of track comes twice in one route. Choose another way.`,
  '62-RUN-BLOCKED': (p) =>
    `The route of the ${train(p.train)} passes through a full city. One filled by other companies can only be an end. End the route there or choose another way.`,
  '62-RUN-THROUGH-EDGE': (p) =>
    `The route of the ${train(p.train)} goes on behind a red area or a port. These are always ends. End the route there.`,
  '62-RUN-TWO-RED': (p) =>
    `The route of the ${train(p.train)} would join two red areas. A route, and freights that run as one, reaches one at most. Choose another end.`,
  '62-RUN-TWO-PORTS': (p) =>
    `The route of the ${train(p.train)} would join two ports. A route, and freights that run as one, reaches one at most. Choose another end.`,
  '62-RUN-LONDON': (p) =>
    `The ${train(p.train)} cannot run to London. Only a company with a link there does. End the route elsewhere.`,
  '62-RUN-END-SMALL': (p) =>
    `The route of the ${train(p.train)} ends outside a city. Routes end in cities, red areas or ports, never at small stations. Make it longer or shorter.`,
  '62-RUN-SHORT': (p) =>
    `The route of the ${train(p.train)} is too short. It has at least two cities, or one and a place at the edge. Make it longer.`,
  '62-RUN-LENGTH': (p) =>
    `The route is too long. ${capital(aTrain(p.train))} ${reach(p.train)}. Make the route shorter.`,
  '62-RUN-LOCAL-EDGE': (p) =>
    `The ${train(p.train)} cannot leave the map. Locals run between cities; red areas and ports are for express and freight trains. End the route in a city.`,
  '62-RUN-HOME': () =>
    'No route contains the home city. At least one of the company’s routes does. Lead one of them through the home.',
  '62-RUN-APART': (p) =>
    `The route of the ${train(p.train)} stands apart. Each route meets another one of the company in a city, so that all hang together. Choose another way.`,
  '62-RUN-FREIGHT-CHAIN': () =>
    'These freights do not make one train. They run end to end, and only two outer ends are left; freights never scrapped may run apart. Let each begin where another ends.',
  '62-RUN-MUST': (p) =>
    `The ${train(p.train)} has no route, and one fits beside the others. Every train that can run must run, wherever its director likes. Give it a route.`,
}

/** How far it goes: freights by hexes, the others by cities and places at the edge. */
function reach(id: string): string {
  const [pay = '', visit] = id.slice(0, -1).split('/')
  if (id.endsWith('F')) return `goes ${pay} ${pay === '1' ? 'hex' : 'hexes'} beyond its start at most`
  const places = id.endsWith('L') ? 'cities' : 'cities and places at the edge'
  return visit === undefined
    ? `takes in ${pay} ${places} at most`
    : `visits ${visit} ${places} at most, and ${pay} of them pay`
}
