import type { GameRecord, ReplayFault } from '@roundhouse/kernel'
import { expect, test } from 'vitest'
import { replayFaultSentence } from '../src/sentences.ts'

const record: GameRecord = {
  format: 1,
  title: '18cz',
  rules: '18cz@1',
  seed: 'words',
  players: ['Ana', 'Tom', 'Lucía'],
  variant: null,
  options: {},
  log: [],
}

test('refusals of 18CZ are told in words, with entry, code and section', () => {
  const params = { cost: 40, treasury: 25 }
  const refused: ReplayFault = {
    code: 'refused',
    at: 7,
    refusal: { code: 'CZ-TOKEN-CASH', section: 'VIII.6', params },
  }
  expect(replayFaultSentence(refused, record, 'it')).toMatch(
    /^7: La stazione costa 40\u00A0K .*\. \[CZ-TOKEN-CASH, VIII\.6\]$/,
  )
  const turn = { code: 'CZ-NOT-YOUR-TURN', section: 'VII.2', params: { seat: 2 } }
  expect(replayFaultSentence({ ...refused, refusal: turn }, record, 'es')).toContain('le toca a Lucía')
})
