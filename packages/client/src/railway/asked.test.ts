import { LANGUAGES } from '@roundhouse/words'
import { czWords } from '@roundhouse/words/18cz'
import { expect, test } from 'vitest'
import { askedIn } from './asked.ts'

const { short, turn } = czWords('en').rounds
const at = (kind: string, step: string, company: string | null) =>
  askedIn({ short, steps: turn }, { round: { kind, set: 5, within: 1 }, step, company }, 'Ana')

test('a company acts in its turn, else a player', () => {
  expect(at('operating', 'track', 'NWB')).toBe('OR 5.1, NWB lays track')
  expect(at('stock', 'stock', null)).toBe('SR 5, Ana trades')
  expect(at('opening', 'preStock', null)).toBe('Ana buys a local')
  expect(at('between', 'stock', null)).toBe('Train export, Ana trades'.replace('Train export', short.between))
})

test('a step that has no words is left out', () => {
  expect(at('operating', 'dance', 'NWB')).toBeNull()
})

test.each(LANGUAGES)('%s says it too', (language) => {
  const { rounds } = czWords(language)
  const said = askedIn(
    { short: rounds.short, steps: rounds.turn },
    { round: { kind: 'operating', set: 5, within: 1 }, step: 'track', company: 'NWB' },
    'Ana',
  )
  expect(said).toMatch(/5\.1, .*NWB/)
})
