import { signal } from '@preact/signals'
import type { History, LogEntry } from '@roundhouse/kernel'
import { beforeEach, expect, test } from 'vitest'
import type { Connection, ProposalState } from '../session/session.ts'
import { type ProposalAnswers, proposalAnswers } from './proposal-answer.ts'

const MINE: ProposalState = { kind: 'undo', seat: 0, mine: true, waitingFor: [1], to: 3 }

const proposal = signal<ProposalState | null>(null)
const version = signal(0)
const connection = signal<Connection>('online')
let log: LogEntry[]
let answers: ProposalAnswers

function append(entry: LogEntry): void {
  log.push(entry)
  version.value = log.length
}

beforeEach(() => {
  proposal.value = null
  connection.value = 'online'
  log = []
  append({ kind: 'action', seat: 0, action: { type: 'pass' } })
  answers = proposalAnswers({ proposal, version, connection, history: { log } as unknown as History })
})

test('a request that goes without a trace was refused', () => {
  proposal.value = MINE
  expect(answers.answer.value).toBeNull()
  proposal.value = null
  expect(answers.answer.value).toEqual({ about: 'undo', outcome: 'refused' })
})

test('a granted request needs no answer: the game shows it', () => {
  proposal.value = MINE
  append({ kind: 'undo', seat: 0, to: 0 })
  proposal.value = null
  expect(answers.answer.value).toBeNull()
})

test('a request lapses with the next action and with a lost connection', () => {
  proposal.value = MINE
  append({ kind: 'action', seat: 1, action: { type: 'pass' } })
  proposal.value = null
  expect(answers.answer.value).toEqual({ about: 'undo', outcome: 'lapsed' })

  proposal.value = MINE
  expect(answers.answer.value).toBeNull()
  connection.value = 'offline'
  connection.value = 'online'
  proposal.value = null
  expect(answers.answer.value).toEqual({ about: 'undo', outcome: 'lapsed' })
})

test('what one withdraws, and what others asked, is nobody\u2019s refusal', () => {
  proposal.value = MINE
  answers.withdraw()
  proposal.value = null
  proposal.value = { ...MINE, mine: false }
  proposal.value = null
  expect(answers.answer.value).toBeNull()
})
