import type { DeepReadonly } from '@roundhouse/kernel'
import { stopKey } from '@roundhouse/railways'
import {
  COMPANIES,
  LONDON_PLACES,
  MAP,
  type RmState,
  TILE_SET,
  companyAt,
  companyId,
  homeHex,
  stageOf,
} from '@roundhouse/titles/1862'
import type { BoardView, HexMarker, HexView } from '../railway/board-view.ts'
import { boardView as boardOf } from '../railway/board.ts'
import { type RegionPrint, regionHexes } from '../railway/region-hexes.ts'
import { type CompanyOnMap, standingOn } from '../railway/standing.ts'

/** The stop of a home token that stands on its hex and in no circle yet. — 7.2 */
const IN_NO_CIRCLE = 7

/** Red areas and ports with the hex in which their name stands. — 1.6 */
const PRINT: RegionPrint = {
  coordinateOf: (x, y) => `${String.fromCharCode('A'.charCodeAt(0) + x)}${y}`,
  named: {
    midlands: { hex: 'A6', name: 'Midlands' },
    west: { hex: 'A10', name: 'The West' },
    london: { hex: 'B15', name: 'London' },
    'port-lynn': { hex: 'C2', name: 'Lynn' },
    'port-wells': { hex: 'D1', name: 'Wells' },
    'port-cromer': { hex: 'F1', name: 'Cromer' },
    'port-yarmouth': { hex: 'I4', name: 'Yarmouth' },
    'port-lowestoft': { hex: 'I8', name: 'Lowestoft' },
    'port-felixstowe': { hex: 'H13', name: 'Denmark' },
    'port-harwich': { hex: 'F15', name: 'Holland' },
  },
  // — 7.6.5
  circles: { london: { hex: 'C14', slots: LONDON_PLACES } },
}

/** The board made of land and of what lies around it; the same object while neither has changed. */
let last: {
  readonly land: BoardView
  readonly around: readonly HexView[]
  readonly whole: BoardView
} | null = null

export function boardView(state: DeepReadonly<RmState>): BoardView {
  const land = boardOf({
    map: MAP,
    tiles: TILE_SET,
    laid: state.board.laid,
    stage: stageOf(state),
    standing: standingOn(MAP.hexes, companiesOnMap(state), IN_NO_CIRCLE),
    markers: smallStations(state),
  })
  const around = regionHexes(MAP, PRINT, stageOf(state), inLondon(state))
  if (last?.land === land && last.around === around) return last.whole
  last = { land, around, whole: { ...land, hexes: [...land.hexes, ...around] } }
  return last.whole
}

function companiesOnMap(state: DeepReadonly<RmState>): readonly CompanyOnMap[] {
  return COMPANIES.flatMap(({ id }, company): CompanyOnMap[] => {
    const { status, stations, homeWaits } = companyAt(state, company)
    if (status === 'out') return []
    const hex = homeHex(company)
    const home = stopKey(hex, 0)
    const waiting = stopKey(hex, IN_NO_CIRCLE)
    return [
      {
        id,
        stations: homeWaits ? stations.map((key) => (key === home ? waiting : key)) : stations,
        home: stations.includes(home) ? null : { hex, stop: 0 },
      },
    ]
  })
}

/** — 7.6.4 */
function smallStations({ small }: DeepReadonly<RmState>): ReadonlyMap<number, readonly HexMarker[]> {
  const byHex = new Map<number, HexMarker[]>()
  for (const { hex, track } of small) {
    if (track === null) continue
    const here = byHex.get(hex) ?? []
    byHex.set(hex, here)
    here.push({ kind: 'small', sides: [track[0], track[1]] })
  }
  return byHex
}

function inLondon(state: DeepReadonly<RmState>): ReadonlyMap<string, readonly string[]> {
  const linked = state.companies.flatMap(({ london }, company) => (london ? [companyId(company)] : []))
  return new Map([['london', linked]])
}
