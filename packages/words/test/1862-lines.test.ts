import type { RmLine } from '@roundhouse/view/1862'
import { describe, expect, test } from 'vitest'
import { rmWords } from '../src/1862/index.ts'
import { LANGUAGES, type Naming, lineSentence } from '../src/index.ts'
import { goldenGames, linesIn } from './1862-games.ts'

const at: Naming = { player: (seat) => `Player ${seat}` }

const LINES: readonly (readonly [string, readonly RmLine[]])[] = goldenGames().map(([file, history]) => [
  file,
  linesIn(history),
])

describe.each(LANGUAGES)('the log of 1862 in %s', (language) => {
  test.each(LINES)('%s is told line by line', (_, lines) => {
    const words = rmWords(language)
    expect(lines.length).toBeGreaterThan(100)
    for (const line of lines) {
      const text = lineSentence(words.lines, line, at)
      expect(text, line.code).not.toMatch(/\b(undefined|null|NaN|Infinity)\b|\[object/)
      expect(text, line.code).not.toMatch(/ {2}|\.\.|,,|: ;|:;|[:,;.]$|^\p{Ll}/u)
    }
  })
})

test('games by lot are told with most lines of their own', () => {
  const said = new Set(LINES.flatMap(([, lines]) => lines.map(({ code }) => code)))
  for (const code of ['charters', 'parliament', 'auctionWon', 'tokensBought', 'merged', 'optionSettled']) {
    expect([...said], code).toContain(code)
  }
})
