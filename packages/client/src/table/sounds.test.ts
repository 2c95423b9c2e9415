import { expect, test, vi } from 'vitest'

vi.stubGlobal('document', { documentElement: { dataset: {} } })
vi.stubGlobal('navigator', { languages: [] })
vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {} }))
const { soundOf } = await import('./sounds.ts')

const at = (version: number, awaited: boolean) => ({ version, awaited })

test('a turn sounds when somebody here is asked who was not', () => {
  expect(soundOf(at(4, false), at(5, true), 'turn')).toBe('turn')
  expect(soundOf(at(4, false), at(5, true), 'all')).toBe('turn')
  expect(soundOf(at(4, true), at(5, true), 'turn')).toBeNull()
})

test('moves of others sound where every move shall, moves from here never', () => {
  expect(soundOf(at(4, false), at(5, false), 'all')).toBe('move')
  expect(soundOf(at(4, false), at(5, false), 'turn')).toBeNull()
  expect(soundOf(at(4, true), at(5, false), 'all')).toBeNull()
})

test('nothing sounds without a move, nor where nobody wants it', () => {
  expect(soundOf(at(4, false), at(4, true), 'all')).toBeNull()
  expect(soundOf(at(4, false), at(5, true), 'off')).toBeNull()
})
