import { expect, test } from 'vitest'
import { roundhouse } from './terminal.ts'

test('perft prints a line for each depth and ends with the count of the last', async () => {
  const table = ['--players', '3', '--seed', '1', '--depth']
  const { code, out } = await roundhouse(['perft', 'chicago-express', ...table, '3'])
  expect(code).toBe(0)
  expect(out).toHaveLength(5)
  // Three players with 40 each: 7 to 40 for the first share, or a pass.
  expect(out[1]).toMatch(/^ +1 +35 +\d+$/)
  expect(out.at(-1)).toBe('perft 3: 7770')
  expect((await roundhouse(['perft', 'chicago-express', ...table, '0'])).out.at(-1)).toBe('perft 0: 1')
})
