import { type Action, History, type Seat, type Title, asReadonly, choices, pick } from '@roundhouse/kernel'
import { eighteenCz } from '@roundhouse/titles/18cz'
import { eighteen24 } from '@roundhouse/titles/1824'
import { railwayMania } from '@roundhouse/titles/1862'
import { chicagoExpress } from '@roundhouse/titles/chicago-express'
import { describe, expect, test } from 'vitest'
import type { Expectation } from '../src/expectation.ts'
import { type Opinion, opinionOn } from '../src/index.ts'
import { opinionBy } from '../src/opinion.ts'
import { expectationOf } from '../src/title-bots.ts'

const chicago = chicagoExpress as unknown as Title

/** So many actions, the first of what is legal or the last in turn. */
function played(title: Title, actions: number): History {
  const table = { players: 3, variant: null, options: {}, seed: 'opinion', rules: title.rules }
  const history = new History(
    title,
    title.setup(table, () => {}),
  )
  for (let number = 0; number < actions && history.state.ended === null; number++) {
    const seat = title.toAct(asReadonly(history.state))[0] as Seat
    const action: Action = pick(choices(title, history.state, seat), (below) => (number * 7) % below)
    history.append({ kind: 'action', seat, action })
  }
  return history
}

/** A game of 200 decisions, judged by somebody who hopes for this at every version. */
function judged(hopeAt: (version: number, sample: number) => readonly number[]): Opinion {
  const history = played(chicago, 200)
  const versions = new Map(
    [0, ...history.lineTo()].map((version) => [JSON.stringify(history.stateAt(version)), version]),
  )
  const expectation: Expectation = {
    level: 'fireman',
    measure: 'worth',
    samples: 4,
    looks: { first: 20, closer: 7 },
    isSettled: () => true,
    expect(state, samples, first = 0) {
      const version = versions.get(JSON.stringify(history.title.clone(asReadonly(state)))) ?? 0
      return Array.from({ length: samples }, (_, sample) => hopeAt(version, first + sample))
    },
  }
  const plain = { ...chicago, conceal: (state: Parameters<Title['conceal']>[0]) => chicago.clone(state) }
  const bare = new History(plain, history.stateAt(0))
  for (const entry of history.log) bare.append(entry)
  return opinionBy(bare, expectation, () => {})
}

describe('what a bot thinks of a game', () => {
  test('is the same each time, tells how far it is, and speaks of moments of the game', async () => {
    const history = played(chicago, 120)
    const question = { title: chicago.id, start: history.stateAt(0), log: history.log }
    const parts: number[] = []
    const opinion = await opinionOn(question, (part) => parts.push(part))
    expect(opinion).toMatchObject({ level: 'fireman', measure: 'chance', work: parts.length })
    expect(parts.at(-1)).toBe(1)
    expect(opinion?.points.length).toBeGreaterThan(0)
    for (const { from, to, before, after } of opinion?.points ?? []) {
      expect(from).toBeLessThan(to)
      expect(to).toBeLessThanOrEqual(history.version)
      for (const chances of [before, after]) expect(chances.reduce((sum, each) => sum + each)).toBeCloseTo(1)
    }
    expect(await opinionOn(question, () => {})).toEqual(opinion)
  })

  test('finds the decision at which a hope fell, whatever a single look is off by, and tells what it was there', () => {
    const fell = 137
    const { points, work } = judged((version, sample) => [
      100,
      // It falls a little all the time as well: that is another matter.
      (version < fell ? 900 : 500) + (sample % 4) - version,
      // One look in the middle is quite wrong.
      version > 40 && version < 50 ? 9000 : 300,
    ])
    expect(points).toHaveLength(1)
    expect(points[0]).toMatchObject({ from: fell - 1, to: fell, seat: 1 })
    expect(points[0]?.before[1]).toBe(900 + 1.5 - (fell - 1))
    expect(points[0]?.after[1]).toBe(500 + 1.5 - fell)
    // Found by few looks, and looked at again with twice as many of other luck at both ends and beside them.
    expect(work).toBeLessThanOrEqual(4 * (20 + 6 * 7) + 6 * 4 * 8)
  })

  test('speaks of a stretch where a change lies in many of its decisions, with the figures of its ends', () => {
    // From 100 to 120 a seat loses ten at every decision.
    const at = (version: number): number => 900 - 10 * Math.min(20, Math.max(0, version - 100))
    const { points } = judged((version, sample) => [100, at(version) + (sample % 4), 300])
    expect(points.length).toBeGreaterThan(0)
    for (const { from, to, before, after } of points) {
      expect(before[1]).toBe(at(from) + 1.5)
      expect(after[1]).toBe(at(to) + 1.5)
      expect(at(from) - at(to)).toBeGreaterThanOrEqual(20)
    }
  })

  test('leaves out what the looks at both ends do not bear out', () => {
    // Every seat is misjudged now and then; nothing happens.
    const { points } = judged((version, sample) => [
      100,
      300 + 400 * Number((version + sample) % 3 === 0),
      300,
    ])
    expect(points).toEqual([])
  })

  test('leaves out what only its own luck showed, and what one position alone is thought of', () => {
    // By the luck it is found with somebody falls; by no other.
    const lucky = judged((version, sample) => [100, version > 90 && sample < 4 ? 500 : 900, 300])
    expect(lucky.points).toEqual([])
    // One position in the midst of nothing is misjudged by any luck.
    const single = judged((version) => [100, 600 + (version === 105 ? 400 : 0), 300])
    expect(single.points).toEqual([])
  })

  test('is not to be had of a title without bots', async () => {
    const history = played(chicago, 1)
    expect(await opinionOn({ title: 'seven', start: history.state, log: [] }, () => {})).toBeNull()
  })
})

test.each([eighteenCz, eighteen24, railwayMania] as unknown as Title[])(
  'a position of $id promises something to every seat, by whims that stay',
  { timeout: 60_000 },
  async (title) => {
    const expectation = await expectationOf(title.id)
    const state = played(title, 12).stateAt(12)
    const [hope = []] = expectation?.expect(state, 1) ?? []
    expect(hope).toHaveLength(3)
    expect(hope.every(Number.isFinite)).toBe(true)
    expect(expectation?.expect(state, 1)).toEqual([hope])
  },
)
