import { capital } from '../../../capital.ts'
import { colourOf, place, reachOf } from '../../names.ts'
import type { CzRunRefusals } from '../../shapes.ts'
import { aTrain, crowns, train } from '../names.ts'

export const run: CzRunRefusals = {
  'CZ-ROUTE-KIND': (p) =>
    `The ${train(p.train)} does not run for this company. A company runs trains that it owns: a small one red, a medium one blue, a large one green, and in Moravia–Silesia all kinds there are. Leave this route out.`,
  'CZ-ROUTE-TRAIN-TWICE': (p) =>
    `The ${train(p.train)} has a route already. Each train runs once in an operating round. Give the route to another train or leave it out.`,
  'CZ-ROUTE-TWO': (p) =>
    `The route of the ${train(p.train)} has fewer than two locations. A route joins at least two different cities, towns or red tiles. Make it longer.`,
  'CZ-ROUTE-NOT-JOINED': ({ hex, ...p }) =>
    `The route of the ${train(p.train)} breaks off at ${place(hex)}. Its track must be unbroken from end to end. Choose hexes whose track joins.`,
  'CZ-ROUTE-TOKEN': (p) =>
    `The route of the ${train(p.train)} has no station of the company. Every route needs one, anywhere on it. Lead it through a station.`,
  'CZ-ROUTE-REPEAT': ({ hex, ...p }) =>
    `The route of the ${train(p.train)} comes to ${place(hex)} twice. A route visits each location once. Choose another way.`,
  'CZ-ROUTE-PRAHA': (p) =>
    `The route of the ${train(p.train)} comes to Praha twice. All cities of Praha are one location. Choose another way.`,
  'CZ-ROUTE-TRACK-REUSED': ({ hex, ...p }) =>
    `The route of the ${train(p.train)} uses track at ${place(hex)} that is in use already. The trains of a company use each piece of track once between them. Choose another way.`,
  'CZ-ROUTE-RED-THROUGH': ({ hex, ...p }) =>
    `The route of the ${train(p.train)} passes through the red tile ${place(hex)}. A red tile is always an end. End the route there.`,
  'CZ-ROUTE-BLOCKED': ({ hex, ...p }) =>
    `The route of the ${train(p.train)} passes through ${place(hex)}. A city filled by other companies can only be an end. End the route there or choose another way.`,
  'CZ-ROUTE-LENGTH': ({ stops, ...p }) => `${tooLong(p.train, stops)} Make the route shorter.`,
  'CZ-RUN-NOT-MAX': ({ revenue, best }) =>
    `In this run the company’s trains earn ${crowns(revenue)}, and they can earn ${crowns(best)}. A company runs for the most its own trains can make. Choose the better run.`,
}

function tooLong(id: string, stops: number): string {
  const reach = reachOf(id)
  switch (colourOf(id)) {
    case 'small':
      return `The route has ${stops} locations. ${capital(aTrain(id))} takes in ${reach} at most and skips none.`
    case 'medium':
      return `The route has ${stops} locations. ${capital(aTrain(id))} takes in ${2 * reach} at most, of them ${reach} cities or red tiles at most.`
    case 'large':
      return `The route has ${stops} locations. ${capital(aTrain(id))} counts ${reach} at most; it may skip towns, but no cities or red tiles.`
  }
}
