import type { RailwayParts } from '../title.ts'
import { spokenHexes } from './hexes.ts'
import { lines } from './lines.ts'
import { nouns } from './nouns.ts'
import { reasons } from './reasons/index.ts'
import { long, rounds, short, steps } from './rounds.ts'

/** What a title's own words are put together with. */
export const parts: RailwayParts = { nouns, lines, reasons, spokenHexes, long, rounds, short, steps }
