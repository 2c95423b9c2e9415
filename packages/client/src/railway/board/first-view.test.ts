import { newRecord, setupOf } from '@roundhouse/kernel'
import { eighteenCz } from '@roundhouse/titles/18cz'
import { viewOf } from '@roundhouse/view/18cz'
import { expect, test } from 'vitest'
import { frameOf } from '../../board/camera.ts'
import { beginAt } from './first-view.ts'
import { layoutOf } from './layout.ts'
import { SIDE } from './measures.ts'

const record = newRecord(eighteenCz, {
  players: ['Ann', 'Ben', 'Cid'],
  seed: 'first view',
  variant: null,
  options: {},
})
const { board } = viewOf(eighteenCz.setup(setupOf(record), () => {}))
const layout = layoutOf(board)
const PHONE = { width: 390, height: 420 }

test('a phone begins near enough to read, a wider view with the whole map', () => {
  expect(beginAt(PHONE, layout, board.hexes, null)?.scale).toBe(1)
  expect(beginAt({ width: 1010, height: 620 }, layout, board.hexes, null)).toBeNull()
})

test('where something is to be chosen a phone begins with all of it in view', () => {
  // A corner of the map, the corners of a small part of it, and two that lie farther apart.
  for (const coming of [['I23'], ['G19', 'I19', 'G21'], ['E11', 'F16']]) {
    const camera = beginAt(PHONE, layout, board.hexes, new Set(coming))
    expect(camera).not.toBeNull()
    if (camera === null) continue
    const { x, y, width, height } = frameOf(camera, PHONE)
    for (const at of coming.map(layout.centreOf)) {
      expect(at.x > x && at.x < x + width && at.y > y && at.y < y + height, coming.join()).toBe(true)
    }
  }
})

test('around a single place a phone has room for the names beside it', () => {
  const camera = beginAt(PHONE, layout, board.hexes, new Set(['C9']))
  const { x, width } = frameOf(camera ?? { x: 0, y: 0, scale: 1 }, PHONE)
  const at = layout.centreOf('C9')
  expect(Math.min(at.x - x, x + width - at.x) / SIDE).toBeGreaterThanOrEqual(2)
})
