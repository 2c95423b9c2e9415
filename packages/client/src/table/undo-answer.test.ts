import { signal } from '@preact/signals'
import type { History, LogEntry } from '@roundhouse/kernel'
import { beforeEach, expect, test } from 'vitest'
import type { Connection, UndoState } from '../session/session.ts'
import { type UndoAnswers, undoAnswers } from './undo-answer.ts'

const MINE: UndoState = { kind: 'asked', seat: 0, mine: true, waitingFor: [1] }
const CONSENT: UndoState = { kind: 'consent' }

const undo = signal<UndoState>(CONSENT)
const version = signal(0)
const connection = signal<Connection>('online')
let log: LogEntry[]
let answers: UndoAnswers

function append(entry: LogEntry): void {
  log.push(entry)
  version.value = log.length
}

beforeEach(() => {
  undo.value = CONSENT
  connection.value = 'online'
  log = []
  append({ kind: 'action', seat: 0, action: { type: 'pass' } })
  answers = undoAnswers({ undo, version, connection, history: { log } as unknown as History })
})

test('a request that goes without a trace was refused', () => {
  undo.value = MINE
  expect(answers.answer.value).toBeNull()
  undo.value = CONSENT
  expect(answers.answer.value).toBe('refused')
})

test('a granted request needs no answer: the game shows it', () => {
  undo.value = MINE
  append({ kind: 'undo', seat: 0, to: 0 })
  undo.value = { kind: 'none' }
  expect(answers.answer.value).toBeNull()
})

test('a request lapses with the next action and with a lost connection', () => {
  undo.value = MINE
  append({ kind: 'action', seat: 1, action: { type: 'pass' } })
  undo.value = CONSENT
  expect(answers.answer.value).toBe('lapsed')

  undo.value = MINE
  expect(answers.answer.value).toBeNull()
  connection.value = 'offline'
  connection.value = 'online'
  undo.value = CONSENT
  expect(answers.answer.value).toBe('lapsed')
})

test('what one withdraws, and what others asked, is nobody\u2019s refusal', () => {
  undo.value = MINE
  answers.withdraw()
  undo.value = CONSENT
  undo.value = { ...MINE, mine: false }
  undo.value = CONSENT
  expect(answers.answer.value).toBeNull()
})
