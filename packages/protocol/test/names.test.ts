import { NAME_LENGTH, cleanName, distinctNames } from '@roundhouse/kernel'
import { describe, expect, it } from 'vitest'
import { parseJoinGame } from '../src/index.ts'

describe('a clean name', () => {
  it.each([
    '  Ana ',
    'Lucía\u202E',
    'a\u0000b\nc',
    'x'.repeat(90),
    `${'x'.repeat(39)}🚂`,
    `${' '.repeat(50)}Ana`,
    '李雷',
    'Zoë 🚂',
  ])('is accepted by the protocol: %j', (typed) => {
    const name = cleanName(typed)
    expect(name).not.toBe('')
    expect(parseJoinGame({ name })).toMatchObject({ ok: true, value: { name } })
  })

  it('is empty when nothing visible is left', () => {
    expect(cleanName(' \u200E\u0007 ')).toBe('')
  })
})

describe('names alike', () => {
  it('are told apart by a number that nobody else has', () => {
    expect(distinctNames(['Ana', 'Ben', 'Ana', 'Ana (2)', 'Ana'])).toEqual([
      'Ana',
      'Ben',
      'Ana (3)',
      'Ana (2)',
      'Ana (4)',
    ])
  })

  it('stay as short as names may be', () => {
    const long = 'x'.repeat(NAME_LENGTH)
    const [first, second] = distinctNames([long, long])
    expect(first).toBe(long)
    expect(second).toMatch(/^x+ \(2\)$/)
    expect(parseJoinGame({ name: second })).toMatchObject({ ok: true })
  })
})
