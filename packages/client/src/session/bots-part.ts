/** What comes with the first bot of a game around one screen, as one file. */
export { botsHere } from './bots-here.ts'
export { atRest } from './page-rest.ts'
