import { asReadonly, choices, play } from '@roundhouse/kernel'
import { eighteenCz } from '@roundhouse/titles/18cz'
import { luckOf, luckyAction, startOf } from '@roundhouse/titles/18cz/test/random-play'
import { describe, expect, it } from 'vitest'
import { looksOf } from '../railway/board/trial.ts'
import { placesIn } from '../railway/map/places.ts'
import { layOptions } from '../railway/map/tiles-for-hex.ts'
import { type Gain, type Lay, layKey } from '../railway/railway-game.ts'
import { czGame } from './game.ts'

const LEFT = (): number => 2

function keys(lays: readonly Lay[]): string[] {
  return lays.map(layKey).toSorted()
}

describe('the tiles for a hex', () => {
  it('are all the lays that are open there, and no others', () => {
    const game = { players: 4, seed: 'tiles', variant: null, compatibility: 'rulebook' }
    const state = startOf(game)
    const luck = luckOf(game)
    let seen = 0
    for (let turn = 0; turn < 500; turn++) {
      const next = luckyAction(luck, state)
      if (next === null) break
      const { lays } = placesIn(czGame, state, choices(eighteenCz, state, next.seat))
      for (const hex of new Set(lays.map((lay) => lay.hex))) {
        const here = lays.filter((lay) => lay.hex === hex)
        const offered = layOptions(here, null, LEFT).flatMap(({ tile, rotations, powers }) =>
          rotations.flatMap((rotation) => powers.map((power) => ({ hex, tile, rotation, power }))),
        )
        expect(keys(offered)).toEqual(keys(here))
        seen += here.length
      }
      expect(play(eighteenCz, state, next.seat, next.action).ok).toBe(true)
      if (eighteenCz.toAct(asReadonly(state)).length === 0) break
    }
    expect(seen).toBeGreaterThan(500)
  })

  it('lie first as they earn most', () => {
    const lays: Lay[] = [0, 1, 3].map((rotation) => ({ hex: 'F14', tile: '9', rotation, power: null }))
    const gains = new Map<string, Gain>(
      lays.map((lay) => [
        layKey(lay),
        { revenue: 40, gain: lay.rotation === 1 ? 20 : 0, isLeast: lay.rotation === 1 },
      ]),
    )
    expect(layOptions(lays, gains, LEFT)).toEqual([
      { tile: '9', rotations: [0, 1, 3], best: 1, gain: 20, isLeast: true, powers: [null], left: 2 },
    ])
    expect(layOptions(lays, null, LEFT)[0]).toMatchObject({ best: 0, gain: null })
  })

  it('count rotations that look the same once', () => {
    const lays = [0, 1, 3, 4].map((rotation): Lay => ({ hex: 'E9', tile: '9', rotation, power: null }))
    expect(layOptions(lays, null, LEFT, looksOf)[0]?.rotations).toEqual([0, 1])
    // Turned by half, each city has the other one's track: that is not the same.
    expect(looksOf('8863', 0)).not.toBe(looksOf('8863', 3))
  })
})
