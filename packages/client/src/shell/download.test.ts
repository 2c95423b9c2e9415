import { expect, it } from 'vitest'
import { fileName } from './download.ts'

it('names a file by title and table, in any script', () => {
  expect(fileName('chicago-express', 'Mesa del sábado')).toBe('chicago-express-mesa-del-sábado.json')
  expect(fileName('../..', '<script>')).toBe('script.json')
  expect(fileName('', '···')).toBe('game.json')
})
