import { NO_TILE, markersOn } from '@roundhouse/railways'
import { type RmState, boardOf, hexIndex, homeDuty, railwayMania } from '@roundhouse/titles/1862'
import { type Json, type JsonObject, listAt } from '../json.ts'
import { legalDifference } from '../railway/legal.ts'
import { LONDON_HEXES } from './names.ts'
import { optionWords } from './option-words.ts'
import { type Sides, markedTile } from './small-tiles.ts'

/** The first option in which the recorded decision and ours differ, in one line, or null. */
export function legalDifferenceIn(state: RmState, legal: JsonObject): string | null {
  return isSurvivorAsked(state, legal)
    ? null
    : legalDifference(railwayMania, optionWords, state, formOf(state, legal))
}

/** There the survivor of a merger is asked for after the partner; here both are named at once. — 7.5.1 */
function isSurvivorAsked({ step }: RmState, legal: JsonObject): boolean {
  const asked = JSON.stringify(legal['choices'])
  return (step === 'merge' || step === 'acquire') && asked === JSON.stringify(['first', 'last'])
}

/** Small stations are tiles of their own there, a pass is shown though refused while the home is empty (C26); our London is one place for all links. — 7.6.4, 7.6.5 */
function formOf(state: RmState, legal: JsonObject): JsonObject {
  const changed: Record<string, Json> = { ...legal }
  const { company } = state.turn ?? { company: 0 }
  if (state.step === 'track' && homeDuty(state, company)?.kind === 'build') delete changed['pass']
  if ('bids' in legal) changed['bids'] = listAt(legal, 'bids').map(bidForm)
  if (state.step === 'charter' && 'par' in legal) changed['par'] = listAt(legal, 'par').map(parForm)
  if ('tiles' in legal) changed['tiles'] = listAt(legal, 'tiles').map((option) => tileForm(state, option))
  for (const kind of ['tokens', 'remove']) {
    if (kind in legal) changed[kind] = listAt(legal, kind).map(placeForm)
  }
  return changed
}

/** The most is told there without regard to the step. — 4.1 */
function bidForm(option: Json): Json {
  const [company, least, most] = option as readonly Json[]
  return [company ?? '', least ?? 0, Math.floor(Number(most) / BID_STEP) * BID_STEP]
}

/** Our action does not repeat for which company the par is. — 4.2 */
function parForm(option: Json): Json {
  const [, prices] = option as readonly Json[]
  return ['', prices ?? []]
}

const BID_STEP = 5

function tileForm(state: RmState, option: Json): Json {
  const [hex, name, rotation, cost] = option as readonly Json[]
  if (typeof hex !== 'string' || typeof name !== 'string' || typeof rotation !== 'number') return option
  const { tile, small } = markedTile(name, rotation)
  const at = hexIndex(hex)
  const laid = state.board.laid[at] ?? NO_TILE
  const lies = laid === NO_TILE ? null : boardOf(state).tiles.tiles[Math.floor(laid / 6)]?.id
  if (lies !== tile) return [hex, tile, rotation, cost ?? 0]
  const marked = markersOn(state.small, 'small', at)
  const isNew = ([a, b]: Sides): boolean => !marked.some(({ track }) => track?.[0] === a && track[1] === b)
  return ['small', hex, ...small.filter(isNew).map(([a, b]) => `${a}-${b}`)]
}

function placeForm(option: Json): Json {
  const [hex, , ...rest] = option as readonly Json[]
  return typeof hex === 'string' && LONDON_HEXES.includes(hex) ? ['London', 0, ...rest] : option
}
