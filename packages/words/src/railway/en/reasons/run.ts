import type { Worded } from '../../../reasons.ts'
import type { Nouns } from '../../nouns.ts'
import type { RunReasons } from '../../reasons.ts'

/** Routes and runs. */
export function run({ money, place, train }: Nouns): Worded<RunReasons> {
  /** Where one train is spoken of, its route; else the one route that is meant. */
  const route = (id?: string): string => (id === undefined ? 'The route' : `The route of the ${train(id)}`)
  return {
    trainTwice: (p) =>
      `The ${train(p.train)} has a route already. Each train runs once in an operating round. Give the route to another train or leave it out.`,
    routeTwoStops: (p) =>
      `${route(p.train)} has fewer than two locations. A route joins at least two different ones. Make it longer.`,
    routeNotJoined: ({ hex, ...p }) =>
      `${route(p.train)} breaks off at ${place(hex)}. Its track must be unbroken from end to end. Choose hexes whose track joins.`,
    routeNoStation: (p) =>
      `${route(p.train)} has no station of the company. Every route needs one, anywhere on it. Lead it through a station.`,
    routeRepeat: ({ hex, ...p }) =>
      `${route(p.train)} comes to ${place(hex)} twice. A route visits each location once. Choose another way.`,
    routeCityTwice: ({ city, ...p }) =>
      `${route(p.train)} comes to ${city} twice. All cities of ${city} are one location. Choose another way.`,
    trackReused: ({ hex, ...p }) =>
      `${route(p.train)} uses track at ${place(hex)} that is in use already. The trains of a company use each piece of track once between them. Choose another way.`,
    routeBlocked: ({ hex, ...p }) =>
      `${route(p.train)} passes through ${place(hex)}. A city filled by other companies can only be an end. End the route there or choose another way.`,
    runNotBest: ({ revenue, best }) =>
      `In this run the company’s trains earn ${money(revenue)}, and they can earn ${money(best)}. A company runs for the most its own trains can make. Choose the better run.`,
  }
}
