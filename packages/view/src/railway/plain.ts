/** A title that has nothing but what every railway title has is put together of these. */
export { chronicler } from './chronicle-writer.ts'
export { countedSets } from './counted-sets.ts'
export { plainLines } from './log-lines.ts'
export { movesFrom } from './market.ts'
export { plainDecisions } from './plain-decisions.ts'
export { type PlainBox, plainView } from './plain-view.ts'
export { routeStopsIn } from './route-stops.ts'
