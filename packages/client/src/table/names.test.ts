import { describe, expect, it } from 'vitest'
import { shortName } from './names.tsx'

describe('the short form of a name', () => {
  it('is its first letters', () => {
    expect(shortName(['Ana', 'Tom'], 1, 1)).toBe('T')
    expect(shortName(['Lucía', 'Tom'], 0, 3)).toBe('Luc')
  })

  it('tells apart names that begin alike', () => {
    const names = ['Player 1', 'Player 2', 'Pia']
    expect(names.map((_, seat) => shortName(names, seat, 3))).toEqual(['P1', 'P2', 'Pia'])
    expect(names.map((_, seat) => shortName(names, seat, 1))).toEqual(['P1', 'P2', 'Pa'])
  })

  it('keeps a letter with its accent in one piece', () => {
    expect(shortName(['E\u0301lodie', 'Tom'], 0, 1)).toBe('E\u0301')
  })
})
