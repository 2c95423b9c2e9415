import { History, newRecord, setupOf } from '@roundhouse/kernel'
import { titleOf } from '@roundhouse/titles'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { Budget } from '../src/live/budget.ts'
import { textOf } from '../src/live/game-text.ts'
import { LongAnswers } from '../src/live/long-answers.ts'
import { Turns } from '../src/live/turns.ts'
import { LIMITS } from '../src/options.ts'
import { Browser, type Place, startServer, twoAtTable } from './at-table.ts'

let server: Awaited<ReturnType<typeof startServer>>

beforeEach(async () => {
  // One long answer more than the welcome, and then nothing for a long time.
  server = await startServer({ limits: { answerBurst: 12_000, answerBytesPerSecond: 1 } })
})

afterEach(() => server.remove())

function entriesFrom(place: Place): number {
  return place.received.filter((message) => message.type === 'entries').length
}

test('who asks for the log again and again is answered as far as its budget goes; the table plays on', async () => {
  const { ana, ben, game } = await twoAtTable(server)
  const flooder = await new Browser(server).open(game)
  await flooder.next('welcome')
  for (let asked = 0; asked < 40; asked++) flooder.send({ type: 'since', version: 0 })
  await flooder.next('entries')
  const version = await ana.play(0)
  await ben.at(version)
  expect(entriesFrom(flooder)).toBeLessThan(10)
  flooder.socket.close()
})

test('who plays against an old state again and again is sent the log as far as its budget goes', async () => {
  const { ana } = await twoAtTable(server)
  await ana.play(0)
  const { action } = ana.legal(ana.asked ?? 0)
  ana.received.length = 0
  for (let sent = 0; sent < 20; sent++) {
    ana.send({ type: 'act', id: `old-${sent}`, seat: 0, version: 0, action })
  }
  await ana.until(() => ana.received.filter((message) => message.type === 'fault').length === 20)
  const codes = ana.received.flatMap((message) => (message.type === 'fault' ? message.fault.code : []))
  expect(codes[0]).toBe('stale-version')
  expect(codes.at(-1)).toBe('rate-limited')
  expect(entriesFrom(ana)).toBeLessThan(10)
})

test('a budget: a burst, a debt that is waited for, and so much per second', () => {
  const budget = new Budget(100, 50, 0)
  expect(budget.wait(0)).toBe(0)
  budget.spend(149, 0)
  expect(budget.wait(0)).toBe(1000)
  expect(budget.wait(900)).toBeGreaterThan(0)
  expect(budget.wait(1000)).toBe(0)
  expect(budget.isFull(1000)).toBe(false)
  expect(budget.isFull(1500)).toBe(true)
  // A clock that goes backwards takes nothing away.
  expect(budget.wait(0)).toBe(0)
})

test('turns go round the addresses, and a rest as long as the work comes after each', async () => {
  let now = 0
  const planned: { go: () => void; milliseconds: number }[] = []
  const turns = new Turns(
    () => now,
    (go, milliseconds) => void planned.push({ go, milliseconds }),
  )
  const order: string[] = []
  const ask = (address: string, name: string): void => {
    void turns.mine(address).then(() =>
      turns.work(() => {
        order.push(name)
        now += 8
      }),
    )
  }
  for (const name of ['a1', 'a2', 'a3']) ask('a', name)
  ask('b', 'b1')
  const rests: number[] = []
  for (let step = planned.shift(); step !== undefined; step = planned.shift()) {
    if (step.milliseconds > 0) rests.push(step.milliseconds)
    step.go()
    await new Promise((resolve) => setImmediate(resolve))
  }
  expect(order).toEqual(['a1', 'b1', 'a2', 'a3'])
  expect(rests).toEqual([8, 8, 8])
})

test('an address pays for all its sockets, and nobody who has left is answered', async () => {
  let now = 0
  const answers = new LongAnswers({ ...LIMITS, addressBurst: 5000, addressBytesPerSecond: 1 }, () => now)
  const give = (address: string, wanted = true): Promise<boolean> =>
    answers.give(
      address,
      answers.budget(),
      () => wanted,
      () => 1000,
    )
  expect(await give('here')).toBe(true)
  expect(await give('here')).toBe(false)
  expect(await give('there')).toBe(true)
  expect(await give('elsewhere', false)).toBe(false)
  now += 3_600_000
  expect(await give('here')).toBe(true)
})

test('the log as text is the log, wherever it is cut', () => {
  const title = titleOf('chicago-express')
  if (title === null) throw new Error('unknown title')
  const record = newRecord(title, { players: ['Ana', 'Ben'], seed: 'text', variant: null, options: {} })
  const state = title.setup(setupOf(record), () => {})
  const history = new History(title, state)
  for (let seat = 0; seat < 400; seat++) history.log.push({ kind: 'undo', seat, to: 0 })
  for (const [since, until] of [
    [0, 0],
    [0, 400],
    [3, 5],
    [100, 130],
    [127, 256],
    [128, 256],
    [130, 250],
    [399, 400],
  ] as const) {
    expect(JSON.parse(textOf(history).entries(since, until))).toEqual(history.log.slice(since, until))
  }
})
