import { describe, expect, test } from 'vitest'
import { LANGUAGES } from '../src/index.ts'
import { railwayWords } from '../src/railway/index.ts'

type Word = string | ((...params: string[]) => string)

/** Every word of the area with its path: "bank.columns.phase". */
function wordsIn(area: object, path = ''): [string, Word][] {
  return Object.entries(area).flatMap(([key, word]: [string, unknown]) => {
    const place = path === '' ? key : `${path}.${key}`
    return typeof word === 'object' && word !== null ? wordsIn(word, place) : [[place, word as Word]]
  })
}

/** A text may stand for a list of one, as both give their parts and their length. */
const SAMPLES = ['4', '7', '9', '12', '15'] as const

/** Their first figure only chooses between one and many. */
const BY_NUMBER: readonly string[] = ['panel.station.next']

function said(word: Word): string {
  return typeof word === 'string' ? word : word(...SAMPLES)
}

const paths = (language: (typeof LANGUAGES)[number]): string[] =>
  wordsIn(railwayWords(language)).map(([path]) => path)

describe.each(LANGUAGES)('railway tables in %s', (language) => {
  const all = wordsIn(railwayWords(language))

  test('have the same words as in English', () => {
    expect(paths(language).toSorted()).toEqual(paths('en').toSorted())
  })

  test('say something, and tell all they are given', () => {
    for (const [path, word] of all) {
      const text = said(word)
      expect(text.trim(), path).toBe(text)
      expect(text, path).not.toMatch(/^$|undefined|NaN|\bnull\b|\[object|!| {2}/)
      if (typeof word === 'function') {
        const told = SAMPLES.slice(BY_NUMBER.includes(path) ? 1 : 0, word.length)
        for (const sample of told) expect(text, path).toContain(sample)
      }
    }
  })

  test('one and many are told apart', () => {
    const { bank, companies, report } = railwayWords(language)
    expect(bank.roundsLeft(1)).not.toBe(bank.roundsLeft(2).replace('2', '1'))
    expect(companies.ofShares(1)).not.toBe(companies.ofShares(2).replace('2', '1'))
    expect(report.length(1, 1)).not.toContain(report.length(2, 2).replaceAll('2', '1'))
  })
})

test('Spanish and Italian are translated', () => {
  const english = wordsIn(railwayWords('en'))
  for (const language of ['es', 'it'] as const) {
    const own = new Map(wordsIn(railwayWords(language)))
    const same = english.filter(([path, word]) => said(own.get(path) as Word) === said(word))
    // Abbreviations, names and words that are the same in both.
    expect(same.length / english.length, language).toBeLessThan(0.12)
  }
})
