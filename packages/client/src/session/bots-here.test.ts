import { type BotAnswer, type BotQuestion, answerQuestion, longestThought } from '@roundhouse/bots'
import { type Action, type Title, choices, newRecord, pick } from '@roundhouse/kernel'
import { chicagoExpress } from '@roundhouse/titles/chicago-express'
import { afterAll, beforeAll, beforeEach, expect, it, onTestFinished, vi } from 'vitest'
import type { BotWork } from '../bots/bot-worker.ts'
import { openLocalSession } from './local-session.ts'
import type { Session } from './session.ts'

const title = chicagoExpress as unknown as Title

/** Whether the part of the program that asks the worker comes over the network. */
let comes = true
vi.mock('../bots/bot-client.ts', async (original) => {
  const part = await original<typeof import('../bots/bot-client.ts')>()
  return {
    get botMove() {
      if (!comes) throw new TypeError('Failed to fetch dynamically imported module')
      return part.botMove
    },
  }
})

type Answering = (question: BotQuestion) => Promise<BotAnswer | 'crash'>

const truly = (question: BotQuestion): Promise<BotAnswer> => answerQuestion(question, () => 0)
const crash: Answering = async () => 'crash'

let answering: Answering = truly
/** On a busy machine. */
const SOON = 10_000
/** The levels asked, and what was answered. */
let asked: string[] = []
let answers: BotAnswer[] = []
/** Workers that were ended. */
let ended = 0

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
  terminate(): void {
    ended += 1
  }
}

beforeAll(() => void vi.stubGlobal('Worker', FakeWorker))
afterAll(() => void vi.unstubAllGlobals())
beforeEach(() => {
  comes = true
  answering = truly
  asked = []
  answers = []
  ended = 0
})

/** Three bots of a level at a table where nobody else plays. */
function tableOf(level: string): Session {
  return opened([level, level, level])
}

function opened(bots: readonly (string | null)[]): Session {
  const record = newRecord(title, { players: ['A', 'B', 'C'], seed: 'here' })
  const session = openLocalSession(
    title,
    { id: 'g', tableName: 'Here', bots, record },
    () => {},
    undefined,
    0,
  )
  onTestFinished(() => session.close())
  return session
}

function toAct(session: Session): number {
  return title.toAct(session.history.state)[0] ?? -1
}

/** Who begins is a person, who then opens the first auction; the others are bots of a level. */
async function besideAPerson(level: string): Promise<{ session: Session; person: number; bid: Action }> {
  const person = toAct(opened([null, null, null]))
  const session = opened([0, 1, 2].map((seat) => (seat === person ? null : level)))
  const bid = pick(choices(title, session.history.state, person), () => 0)
  expect(await session.act(person, bid)).toEqual({ ok: true })
  return { session, person, bid }
}

/** All that is told of bots that fail, from the beginning. */
function toldOf(session: Session): unknown[] {
  const told: unknown[] = []
  session.seating?.failing?.now.subscribe((now) => void told.push(now))
  return told
}

function failing(session: Session) {
  return session.seating?.failing?.now.value
}

async function played(session: Session, moves: number): Promise<void> {
  await vi.waitFor(() => expect(session.version.value).toBeGreaterThanOrEqual(moves), SOON)
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

it('who fails is replaced by the next simpler for that decision, is told so, and is asked for the next', async () => {
  let firemen = 0
  answering = (question) => {
    if (question.level === 'fireman') firemen += 1
    const fails = question.level === 'driver' || (question.level === 'fireman' && firemen === 1)
    return (fails ? crash : truly)(question)
  }
  const session = tableOf('driver')
  const told = toldOf(session)
  await played(session, 3)
  session.close()
  expect(asked.slice(0, 5)).toEqual(['driver', 'fireman', 'apprentice', 'driver', 'fireman'])
  expect(told.slice(0, 3)).toEqual([
    null,
    { level: 'driver', plays: 'apprentice' },
    { level: 'driver', plays: 'fireman' },
  ])
})

it('what is told of a bot stays until that very one has an answer of its own', async () => {
  let isFirst = true
  answering = (question) => {
    const fails = isFirst
    isFirst = false
    return (fails ? crash : truly)(question)
  }
  const session = tableOf('fireman')
  const told = toldOf(session)
  const versions: number[] = []
  session.seating?.failing?.now.subscribe(() => void versions.push(session.version.peek()))
  await vi.waitFor(() => expect(told).toHaveLength(3), SOON)
  session.close()
  expect(told).toEqual([null, { level: 'fireman', plays: 'apprentice' }, null])
  const log = session.history.log.slice(0, (versions[2] ?? 0) + 1)
  const seats = log.flatMap((entry) => (entry.kind === 'action' && entry.auto !== true ? [entry.seat] : []))
  expect(seats.length).toBeGreaterThan(2)
  expect(seats.indexOf(seats[0] ?? 0, 1)).toBe(seats.length - 1)
})

it('who never answers is replaced as well, once the longest thought is over', async () => {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  answering = (question) => (question.level === 'fireman' ? new Promise(() => {}) : truly(question))
  const session = tableOf('fireman')
  await vi.waitFor(() => expect(asked).toEqual(['fireman']))
  await vi.advanceTimersByTimeAsync(longestThought('fireman') - 500)
  expect([asked, ended]).toEqual([['fireman'], 0])
  await vi.waitFor(() => expect(session.version.value).toBeGreaterThan(0))
  session.close()
  expect(asked.slice(0, 2)).toEqual(['fireman', 'apprentice'])
  expect(ended).toBeGreaterThan(0)
  expect(failing(session)).toEqual({ level: 'fireman', plays: 'apprentice' })
})

it('where nobody has an answer the game waits, tells so, and they are asked again', async () => {
  answering = crash
  const session = tableOf('fireman')
  await vi.waitFor(
    () => expect(failing(session)).toEqual({ level: 'fireman', plays: null, inVain: 'novice' }),
    SOON,
  )
  expect([session.version.value, asked]).toEqual([0, ['fireman', 'apprentice']])
  answering = truly
  session.seating?.failing?.again()
  expect(failing(session)).toBeNull()
  await played(session, 3)
  session.close()
  expect(new Set(asked.slice(2))).toEqual(new Set(['fireman']))
  expect(failing(session)).toBeNull()
})

it('where they are asked again in vain the Novice plays, until one of them has an answer', async () => {
  answering = crash
  const session = tableOf('fireman')
  await vi.waitFor(() => expect(failing(session)?.plays).toBeNull(), SOON)
  session.seating?.failing?.again()
  const round = ['fireman', 'apprentice']
  await vi.waitFor(() => expect(asked.slice(0, 6)).toEqual([...round, ...round, ...round]), SOON)
  expect(failing(session)).toEqual({ level: 'fireman', plays: 'novice' })
  answering = truly
  await vi.waitFor(() => expect(failing(session)).toBeNull(), SOON)
  answering = crash
  await vi.waitFor(
    () => expect(failing(session)).toEqual({ level: 'fireman', plays: null, inVain: 'novice' }),
    SOON,
  )
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
  const told = toldOf(session)
  await vi.waitFor(() => expect(told).toHaveLength(4), SOON)
  session.close()
  const byNovice = { level: 'fireman', plays: 'novice' }
  expect(told).toEqual([null, byNovice, byNovice, null])
})

it('the Novice plays also where the part that asks the worker does not come', async () => {
  comes = false
  const session = tableOf('fireman')
  await vi.waitFor(() => expect(failing(session)?.plays).toBeNull(), SOON)
  session.seating?.failing?.again()
  await played(session, 3)
  session.close()
  expect([asked, failing(session)]).toEqual([[], { level: 'fireman', plays: 'novice' }])
})

it('a move that the rules refuse is no answer', async () => {
  answering = async (question) => {
    const answer = await truly(question)
    return answer.ok ? { ...answer, action: { type: 'bid', amount: 100_000 } as never } : answer
  }
  const session = tableOf('apprentice')
  await vi.waitFor(
    () => expect(failing(session)).toEqual({ level: 'apprentice', plays: null, inVain: 'novice' }),
    SOON,
  )
  expect(session.version.value).toBe(0)
  session.close()
})

it('what a bot thought of while a step was taken back is never played', async () => {
  const held: (() => void)[] = []
  answering = async (question) => {
    const answer = await truly(question)
    await new Promise<void>((resolve) => void held.push(resolve))
    return answer
  }
  const { session, person, bid } = await besideAPerson('fireman')
  await vi.waitFor(() => expect(held).toHaveLength(1), SOON)
  expect(await session.requestUndo()).toEqual({ ok: true })
  expect(await session.act(person, bid)).toEqual({ ok: true })
  const { version } = session.history
  held[0]?.()
  await vi.waitFor(() => expect(held).toHaveLength(2), SOON)
  expect(session.history.version).toBe(version)
  held[1]?.()
  await played(session, version + 1)
})

it('what is told of a bot ends with a step back, and with a person in its seat', async () => {
  answering = crash
  const { session, person } = await besideAPerson('fireman')
  const waits = { level: 'fireman', plays: null, inVain: 'novice' }
  await vi.waitFor(() => expect(failing(session)).toEqual(waits), SOON)
  await session.requestUndo()
  expect([failing(session), toAct(session)]).toEqual([null, person])

  const other = (await besideAPerson('fireman')).session
  await vi.waitFor(() => expect(failing(other)).toEqual(waits), SOON)
  await other.seating?.change?.([{ seat: toAct(other), bot: null, name: 'Cleo' }])
  expect(failing(other)).toBeNull()
})
