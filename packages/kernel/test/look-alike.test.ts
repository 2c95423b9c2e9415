import { expect, test } from 'vitest'
import { isVisibleName, lookAlike } from '../src/index.ts'

test.each([
  ['case', 'Ana', 'aNA'],
  ['case of another alphabet', 'Вова', 'ВОВА'],
  ['Cyrillic letters', 'Ana', 'Аnа'],
  ['Cyrillic capitals', 'BOB', 'ВОВ'],
  ['Greek letters', 'Nino', 'Νinο'],
  ['wide letters', 'Ana', 'Ａｎａ'],
  ['styled letters', 'Ana', '𝐀𝐧𝐚'],
  ['a joined letter', 'Sofia', 'Soﬁa'],
  ['accents written apart', 'José', 'Jose\u0301'],
  ['a zero-width space', 'Ana', 'A\u200Bna'],
  ['a filler', 'Ana', 'Ana\u3164'],
  ['a soft hyphen', 'Ana', 'An\u00ADa'],
  ['a hard space', 'Ana B', 'Ana\u00A0B'],
  ['two spaces', 'Ana B', 'Ana  B'],
  ['the letter l and the figure 1', 'Bot 1', 'Bot l'],
  ['the capital I and the letter l', 'Ali', 'AlI'],
  ['a letter i without its dot', 'Livia', 'Lıvıa'],
  ['O and zero', 'Otto', '0tto'],
  ['rn and m', 'Emma', 'Ernma'],
  ['ß and ss', 'Strauß', 'STRAUSS'],
])('names that differ by %s are alike', (_, one, other) => {
  expect(lookAlike(one, other)).toBe(true)
})

test.each([
  ['José', 'Jose'],
  ['Peña', 'Pena'],
  ['Niccolò', 'Niccola'],
  ['Jiří', 'Jiři'],
  ['Zdeněk', 'Zdenka'],
  ['Анна', 'Ана'],
  ['Bot 1', 'Bot 2'],
  ['Ana', 'Ana (2)'],
  ['李', '王'],
])('%s and %s are two people', (one, other) => {
  expect(lookAlike(one, other)).toBe(false)
})

test.each([
  'Ana',
  'José Ángel Núñez',
  'Niccolò D’Angelo',
  'Růžena Kašpárková-Šťastná',
  'Jürgen Strauß',
  'Søren',
  'Łukasz',
  'Владимир',
  'Ελένη',
  '李小龍',
  'محمد',
  'נועה',
  'Ana ❤️',
  '👩‍👧 & 👍🏽',
  'Jose\u0301',
])('%s is a name', (name) => {
  expect(isVisibleName(name)).toBe(true)
})

test.each([
  ['a zero-width space', 'A\u200Bna'],
  ['a zero-width joiner between letters', 'A\u200Dna'],
  ['a byte order mark', '\uFEFFAna'],
  ['a soft hyphen', 'An\u00ADa'],
  ['a Hangul filler', '\u3164'],
  ['a half-width filler', 'Ana\uFFA0'],
  ['an empty Braille cell', '\u2800'],
  ['a mark that turns the text', 'Ana\u202Eneb'],
  ['a hidden mark of direction', 'Ana\u200F'],
  ['an Arabic letter mark', 'Ana\u061C'],
  ['a variation selector', 'Ana\uFE0F'],
  ['a tag', 'Ana\u{E0041}'],
  ['a joiner of graphemes', 'A\u034Fna'],
  ['a character for private use', 'Ana\uE000'],
  ['a hard space', 'Ana\u00A0B'],
  ['a line break', 'Ana\nB'],
  ['half a character', 'Ana\uD800'],
  ['accents alone', '\u0301\u0302'],
  ['spaces alone', '   '],
])('%s is no part of a name', (_, name) => {
  expect(isVisibleName(name)).toBe(false)
})
