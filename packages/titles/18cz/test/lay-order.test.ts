import { History, asReadonly, choices, refuse, setupOf, walk } from '@roundhouse/kernel'
import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import type { CzAction } from '../actions.ts'
import { TILE_SET, mapOf } from '../board.ts'
import { LAY_ORDER } from '../rules/laying.ts'
import { tilesFor } from '../rules/tiles-to-lay.ts'
import type { CzState } from '../state.ts'
import { eighteenCz } from '../title.ts'

const FOREIGN = ['CZ-TILE-KIND', 'CZ-TILE-LABEL', 'CZ-TILE-COLOUR', 'CZ-TILE-PHASE']

/** Every twentieth moment at which a company of a whole game may lay track. */
function* momentsOfTrack(): Generator<CzState> {
  const { record } = JSON.parse(readFileSync(new URL('golden/base-5.json', import.meta.url), 'utf8')) as {
    record: Parameters<typeof setupOf>[0]
  }
  const history = new History(
    eighteenCz,
    eighteenCz.setup(setupOf(record), () => {}),
  )
  let moments = 0
  for (const entry of record.log) {
    if (history.state.step === 'track' && moments++ % 20 === 0) yield history.state
    history.append(entry as Parameters<typeof history.append>[0])
  }
}

function refusalsOn(state: CzState, hex: string, tile: string) {
  const seat = eighteenCz.toAct(asReadonly(state))[0] as number
  return [0, 1, 2, 3, 4, 5].map((rotation) =>
    refuse(eighteenCz, state, seat, { type: 'layTile', hex, tile, rotation }),
  )
}

describe('VIII.4, VIII.5: the rules of a lay', () => {
  it('know every refusal that a lay meets', () => {
    const met = new Set<string>()
    for (const state of momentsOfTrack()) {
      const seat = eighteenCz.toAct(asReadonly(state))[0] as number
      for (const { id: hex } of mapOf(state).hexes) {
        for (const { id: tile } of TILE_SET.tiles) {
          const refused = refuse(eighteenCz, state, seat, { type: 'layTile', hex, tile, rotation: 0 })
          if (refused !== null) met.add(refused.code)
        }
      }
    }
    expect(met.size).toBeGreaterThan(8)
    expect([...met].filter((code) => !LAY_ORDER.some((known) => known === code))).toEqual([])
  })

  it('find all tiles of the right kind and colour for a hex: those that can be laid are among them', () => {
    let seen = 0
    for (const state of momentsOfTrack()) {
      const seat = eighteenCz.toAct(asReadonly(state))[0] as number
      const lays = [...walk<CzAction>(choices(eighteenCz, state, seat))].filter(
        (action) => action.type === 'layTile',
      )
      for (const { hex, tile } of lays) expect(tilesFor(state, hex)).toContain(tile)
      for (const hex of new Set(lays.map((lay) => lay.hex))) {
        for (const tile of tilesFor(state, hex)) {
          seen++
          const told = refusalsOn(state, hex, tile).map((refused) => refused?.code ?? '')
          expect(
            told.some((code) => FOREIGN.includes(code)),
            `${tile} on ${hex}`,
          ).toBe(false)
        }
      }
    }
    expect(seen).toBeGreaterThan(50)
  })
})
