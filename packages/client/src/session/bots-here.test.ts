import { type BotAnswer, type BotQuestion, answerQuestion } from '@roundhouse/bots'
import { type Title, newRecord } from '@roundhouse/kernel'
import { chicagoExpress } from '@roundhouse/titles/chicago-express'
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import type { BotWork } from '../bots/bot-worker.ts'
import { openLocalSession } from './local-session.ts'
import type { Session } from './session.ts'

const title = chicagoExpress as unknown as Title

type Answering = (question: BotQuestion) => Promise<BotAnswer | 'crash'>

const truly = (question: BotQuestion): Promise<BotAnswer> => answerQuestion(question, () => 0)
const crash: Answering = async () => 'crash'

let answering: Answering = truly
/** The levels asked, and what was answered. */
let asked: string[] = []
let answers: BotAnswer[] = []

/** A worker of the browser, as far as a queue asks for one. */
class FakeWorker extends EventTarget {
  postMessage({ question }: Extract<BotWork, { kind: 'move' }>): void {
    asked.push(question.level)
    void answering(question).then((answer) => {
      if (answer === 'crash') return this.dispatchEvent(new Event('error', { cancelable: true }))
      answers.push(answer)
      return this.dispatchEvent(new MessageEvent('message', { data: answer }))
    })
  }
  terminate(): void {}
}

beforeAll(() => void vi.stubGlobal('Worker', FakeWorker))
afterAll(() => void vi.unstubAllGlobals())
beforeEach(() => {
  answering = truly
  asked = []
  answers = []
})

/** Three bots of a level at a table where nobody else plays. */
function tableOf(level: string): Session {
  const record = newRecord(title, { players: ['A', 'B', 'C'], seed: 'here' })
  const game = { id: 'g', tableName: 'Here', bots: [level, level, level], record }
  return openLocalSession(title, game, () => {}, undefined, 0)
}

function failing(session: Session) {
  return session.seating?.failing?.now.value
}

async function played(session: Session, moves: number): Promise<void> {
  await vi.waitFor(() => expect(session.version.value).toBeGreaterThanOrEqual(moves), 5_000)
}

it.each(['apprentice', 'fireman'])('what an %s thought of in the worker is played', async (level) => {
  const session = tableOf(level)
  await played(session, 6)
  session.close()
  expect(asked.every((each) => each === level)).toBe(true)
  expect(answers.every((answer) => answer.ok && answer.by === level)).toBe(true)
  const decided = session.history.log.filter((entry) => entry.kind === 'action' && entry.auto !== true)
  const thought = answers.map((answer) => answer.ok && answer.action)
  expect(decided.map((entry) => entry.kind === 'action' && entry.action)).toEqual(
    thought.slice(0, decided.length),
  )
  expect(failing(session)).toBeNull()
})

it('a bot without an answer keeps the game waiting, tells so, and is asked again', async () => {
  answering = crash
  const session = tableOf('fireman')
  await vi.waitFor(() => expect(failing(session)).toEqual({ level: 'fireman', plays: null }))
  expect([session.version.value, asked]).toEqual([0, ['fireman']])
  answering = truly
  session.seating?.failing?.again()
  expect(failing(session)).toBeNull()
  await played(session, 3)
  session.close()
  expect(new Set(asked)).toEqual(new Set(['fireman']))
  expect(failing(session)).toBeNull()
})

it('who fails twice is replaced by the next simpler, at every seat, until it is asked again', async () => {
  answering = (question) => (question.level === 'fireman' ? crash : truly)(question)
  const session = tableOf('fireman')
  await vi.waitFor(() => expect(failing(session)).not.toBeNull())
  session.seating?.failing?.again()
  await played(session, 4)
  expect(failing(session)).toEqual({ level: 'fireman', plays: 'apprentice' })
  expect(asked.slice(0, 5)).toEqual(['fireman', 'fireman', 'apprentice', 'apprentice', 'apprentice'])
  answering = truly
  session.seating?.failing?.again()
  const before = asked.length
  await played(session, session.version.value + 4)
  session.close()
  expect(asked.slice(before + 1).every((level) => level === 'fireman')).toBe(true)
  expect(failing(session)).toBeNull()
})

it('where no worker comes at all the Novice plays in the end, and it is told', async () => {
  answering = crash
  const session = tableOf('driver')
  await vi.waitFor(() => expect(failing(session)).not.toBeNull())
  session.seating?.failing?.again()
  await played(session, 4)
  session.close()
  expect(asked).toEqual(['driver', 'driver', 'fireman', 'apprentice'])
  expect(failing(session)).toEqual({ level: 'driver', plays: 'novice' })
})

it('it is told when another bot has decided in the worker, until the one that was chosen does', async () => {
  let broken = 2
  answering = async (question) => {
    const answer = await truly(question)
    broken -= 1
    const failed = [{ bot: 'fireman', why: 'a mistake' }]
    return answer.ok && broken >= 0 ? { ...answer, by: 'novice', failed } : answer
  }
  const session = tableOf('fireman')
  const told: unknown[] = []
  session.seating?.failing?.now.subscribe((now) => void told.push(now))
  await played(session, 4)
  session.close()
  expect(told.at(1)).toEqual({ level: 'fireman', plays: 'novice' })
  expect(told.at(-1)).toBeNull()
})

it('a move that the rules refuse is no answer', async () => {
  answering = async (question) => {
    const answer = await truly(question)
    return answer.ok ? { ...answer, action: { type: 'bid', amount: 100_000 } as never } : answer
  }
  const session = tableOf('apprentice')
  await vi.waitFor(() => expect(failing(session)).toEqual({ level: 'apprentice', plays: null }))
  expect(session.version.value).toBe(0)
  session.close()
})
