import { describe, expect, it } from 'vitest'
import { shortNames } from './short-names.ts'

const signs = (...names: string[]) => shortNames(names).map(({ sign }) => sign)
const monograms = (...names: string[]) => shortNames(names).map(({ monogram }) => monogram)

describe('the short form of a name', () => {
  it('is its first letters', () => {
    expect(signs('Lucía', 'Tom')).toEqual(['Lu', 'To'])
    expect(monograms('Lucía', 'Tom')).toEqual(['L', 'T'])
  })

  it('tells the number of a name that has one, wherever it stands', () => {
    expect(signs('Ana', 'Bot 2', 'Tom')).toEqual(['An', 'B2', 'To'])
    expect(monograms('Ana', 'Bot 2', 'Tom')).toEqual(['A', 'B2', 'T'])
    expect(signs('Player 1', 'Player 2', 'Pia')).toEqual(['P1', 'P2', 'Pi'])
    expect(monograms('Player 1', 'Player 2', 'Pia')).toEqual(['P1', 'P2', 'Pi'])
  })

  it('tells apart names that begin alike', () => {
    expect(signs('Anna', 'Anton', 'Anita')).toEqual(['Aa', 'At', 'Ai'])
    expect(signs('Bot 2', 'Bot 12', 'Bo')).toEqual(['B2', 'B12', 'Bo'])
    expect(signs('Ana', 'ana', 'A1')).toEqual(['Aa', 'a2', 'A1'])
    expect(signs('', '', 'A', 'A')).toEqual(['1', '2', 'A3', 'A4'])
    for (const names of [
      ['Ada', 'Ana'],
      ['Mara', 'Maria', 'Marina', 'Marta'],
      ['Al', 'Al', 'Al'],
    ])
      for (const short of [signs(...names), monograms(...names)])
        expect(new Set(short.map((each) => each.toUpperCase())).size).toBe(names.length)
  })

  it('keeps a letter with its accent in one piece', () => {
    expect(monograms('E\u0301lodie', 'Tom')).toEqual(['E\u0301', 'T'])
  })
})
