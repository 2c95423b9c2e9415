import { type GameRecord, asReadonly, replay } from '@roundhouse/kernel'
import { type CzAction, bestRun, eighteenCz } from '@roundhouse/titles/18cz'
import { boardView } from '@roundhouse/view/18cz'
import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { layoutOf } from './layout.ts'
import { SIDE } from './measures.ts'
import { pillPlaces } from './run-pills.tsx'
import { runShape } from './run-shape.ts'
import { trackShape } from './track-shape.ts'

function finished(name: string) {
  const file = new URL(`../../../../titles/18cz/test/golden/${name}.json`, import.meta.url)
  const { record } = JSON.parse(readFileSync(file, 'utf8')) as { record: GameRecord<CzAction> }
  const replayed = replay(eighteenCz, record)
  if (!replayed.ok) throw new Error(name)
  return asReadonly(replayed.history.state)
}

describe.each(['older-4', 'bohemia', 'moravia-3'])('the best runs at the end of %s', (name) => {
  const state = finished(name)
  const board = boardView(state)
  const layout = layoutOf(board)
  const hexes = new Map(board.hexes.map((hex) => [hex.id, hex]))
  const routes = state.companies.flatMap(({ status, trains }, company) =>
    status === 'open' && trains.length > 0 ? bestRun(state, company).routes : [],
  )
  const lines = routes.map((route, style) => ({ style, pill: '3 · 100', hexes: route.hexes, open: false }))

  test('each is one unbroken line from stop to stop', () => {
    expect(routes.length).toBeGreaterThan(1)
    for (const route of routes) {
      const shape = runShape(layout, hexes, route.hexes)
      expect(shape?.d.match(/M/g)).toHaveLength(1)
      for (const [end, id] of [
        [shape?.start, route.hexes[0]],
        [shape?.end, route.hexes.at(-1)],
      ] as const) {
        const centre = layout.centreOf(id as string)
        const { track } = board.hexes.find((hex) => hex.id === id) as (typeof board.hexes)[number]
        const away = trackShape(board.orientation, track).stops.map(({ at }) =>
          Math.hypot(at.x + centre.x - (end?.x ?? 0), at.y + centre.y - (end?.y ?? 0)),
        )
        expect(Math.min(...away)).toBeLessThan(0.01)
      }
    }
  })

  const drawn = lines.flatMap((line) => {
    const shape = runShape(layout, hexes, line.hexes)
    return shape === null ? [] : [{ line, shape }]
  })

  test('a pill leaves a name in sight where it can', () => {
    const alone = drawn.filter(({ line }) => line.pill !== '').slice(0, 1)
    const [before] = pillPlaces(alone, [], [])
    if (before === undefined) throw new Error('no run has a pill')
    const name = { ...before.at, width: 12, height: 4, missed: 8 }
    const [after] = pillPlaces(alone, [], [name])
    const aside = Math.abs((after?.at.x ?? 0) - name.x) >= before.width / 2 + name.width
    expect(aside || Math.abs((after?.at.y ?? 0) - name.y) >= 11 + name.height).toBe(true)
  })

  test('the pills lie apart', () => {
    const pills = pillPlaces(drawn.slice(0, 4), [], [])
    for (const [index, one] of pills.entries()) {
      for (const other of pills.slice(index + 1)) {
        const aside = Math.abs(one.at.x - other.at.x) >= (one.width + other.width) / 2
        expect(aside || Math.abs(one.at.y - other.at.y) >= 22).toBe(true)
      }
    }
  })
})

describe('a route drawn by hand', () => {
  const board = boardView(
    asReadonly(
      eighteenCz.setup(
        { rules: eighteenCz.rules, players: 4, variant: null, options: {}, seed: 'a' },
        () => {},
      ),
    ),
  )
  const layout = layoutOf(board)
  const hexes = new Map(board.hexes.map((hex) => [hex.id, hex]))

  test('begins as a place without a line', () => {
    const shape = runShape(layout, hexes, ['G19'])
    expect(shape).toMatchObject({ d: '', start: layout.centreOf('G19'), end: layout.centreOf('G19') })
    expect(shape?.reach[0]).toBeCloseTo(SIDE * 0.31)
  })

  test('shows where it is meant to go while no track lies there', () => {
    const shape = runShape(layout, hexes, ['G19', 'G21'])
    expect(shape?.d.match(/M/g)).toHaveLength(1)
    expect((shape?.end.x ?? 0) - (shape?.start.x ?? 0)).toBeCloseTo(SIDE * Math.sqrt(3))
  })

  test('of hexes that are not on the map there is nothing', () => {
    expect(runShape(layout, hexes, ['Z99'])).toBeNull()
  })
})
