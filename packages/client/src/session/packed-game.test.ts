import { expect, test } from 'vitest'
import { packed, unpacked } from './packed-game.ts'

const GAME = {
  name: 'Štefan’s table',
  record: { log: Array.from({ length: 300 }, (_, at) => ({ seat: at % 3 })) },
}

test('a game comes out of a link as it went in', async () => {
  const text = await packed(GAME)
  expect(text).toMatch(/^[\w-]+$/)
  expect(text?.length).toBeLessThan(1000)
  expect(await unpacked(text ?? '')).toEqual(GAME)
})

test('what is no game, or more than one can be, is nothing', async () => {
  expect(await unpacked('')).toBeNull()
  expect(await unpacked('%%%')).toBeNull()
  expect(await unpacked('bm90IHBhY2tlZA')).toBeNull()
  const bomb = await packed({ text: 'x'.repeat(4_100_000) })
  expect(bomb).not.toBeNull()
  expect(await unpacked(bomb ?? '')).toBeNull()
})

test('a game too long for a link gets none', async () => {
  let lot = 1
  const noise = Array.from({ length: 90_000 }, () => {
    lot = (lot * 48_271) % 2_147_483_647
    return String.fromCharCode(33 + (lot % 90))
  })
  expect(await packed({ text: noise.join('') })).toBeNull()
})
