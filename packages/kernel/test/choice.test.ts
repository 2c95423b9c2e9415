import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  type AmountChoice,
  type ChainChoice,
  type Choice,
  type TreeChoice,
  count,
  createRng,
  draw,
  nextItems,
  pick,
  walk,
} from '../src/index.ts'

interface Move {
  readonly type: 'pass' | 'bid' | 'build' | 'lay'
  readonly hex?: string
  readonly tile?: string
  readonly rotation?: number
  readonly amount?: number
  readonly hexes?: readonly string[]
}

const pass: Choice<Move> = { kind: 'one', action: { type: 'pass' } }

function amount(min: number, max: number, step = 1): AmountChoice<Move> {
  return { kind: 'amount', action: { type: 'bid', amount: 0 }, field: 'amount', min, max, step }
}

/** A path a–b–c–d with a spur b–e; only a is open. */
function path(most: number, budget: number, cost = [1, 1, 1, 1, 1]): ChainChoice<Move> {
  const links = [[1], [0, 2, 4], [1, 3], [2], [1]]
  const ids = ['a', 'b', 'c', 'd', 'e']
  const action = { type: 'build', hexes: [] } as const
  return { kind: 'chain', action, field: 'hexes', most, budget, ids, cost, open: [0], links }
}

const chains = (choice: ChainChoice<Move>) => [...walk([choice])].map((move) => (move.hexes ?? []).join(''))

describe('walk', () => {
  test('yields one action, then each amount', () => {
    expect([...walk([pass, amount(3, 5)])]).toEqual([
      { type: 'pass' },
      { type: 'bid', amount: 3 },
      { type: 'bid', amount: 4 },
      { type: 'bid', amount: 5 },
    ])
  })

  test('counts amounts in steps and never passes the maximum', () => {
    expect([...walk([amount(5, 19, 5)])].map((move) => move.amount)).toEqual([5, 10, 15])
    expect(count([amount(5, 19, 5)])).toBe(3)
  })

  test('yields each chain in the order it can be placed', () => {
    expect(chains(path(3, 9))).toEqual(['a', 'ab', 'abc', 'abe'])
    expect(chains(path(4, 9))).toEqual(['a', 'ab', 'abc', 'abce', 'abcd', 'abe', 'abec'])
  })

  test('stops a chain at the budget and leaves closed items out', () => {
    expect(chains(path(4, 3))).toEqual(['a', 'ab', 'abc', 'abe'])
    expect(chains(path(4, 9, [1, 1, -1, 1, 0]))).toEqual(['a', 'ab', 'abe'])
    expect(chains(path(4, 0))).toEqual([])
  })

  test('lets branches begin at any open item', () => {
    const twoEnds = { ...path(2, 9), open: [0, 3] }
    expect(chains(twoEnds)).toEqual(['a', 'ad', 'ab', 'd', 'da', 'dc'])
  })

  test('leaves the action of the choice as it was', () => {
    const choice = path(3, 9)
    void [...walk([choice])]
    expect(choice.action).toEqual({ type: 'build', hexes: [] })
  })
})

test('nextItems: none once the chain is as long as allowed', () => {
  expect(nextItems(path(2, 9), [0, 1], 2)).toEqual([])
  expect(nextItems(path(3, 9), [0, 1], 2)).toEqual([2, 4])
})

test('pick: nothing to choose from is an error of the program', () => {
  expect(() => pick([], () => 0)).toThrow('nothing to choose from')
})

test('pick reaches every action', () => {
  const choices = [pass, amount(3, 5), path(4, 9)]
  const rng = createRng('pick')
  const picked = new Set<string>()
  for (let i = 0; i < 2000; i++) picked.add(JSON.stringify(pick(choices, (below) => draw(rng, below))))
  expect([...picked].toSorted()).toEqual([...walk(choices)].map((move) => JSON.stringify(move)).toSorted())
})

const amountChoice = fc
  .tuple(fc.nat(20), fc.nat(30), fc.integer({ min: 1, max: 7 }))
  .map(([min, more, step]) => amount(min, min + more, step))

const chainChoice = fc
  .record({
    most: fc.integer({ min: 1, max: 4 }),
    budget: fc.nat(8),
    cost: fc.array(fc.integer({ min: -1, max: 4 }), { minLength: 6, maxLength: 6 }),
    open: fc.uniqueArray(fc.nat(5), { minLength: 1, maxLength: 3 }),
    links: fc.array(fc.uniqueArray(fc.nat(5), { maxLength: 3 }), { minLength: 6, maxLength: 6 }),
  })
  .map(({ open, ...rest }): ChainChoice<Move> => ({
    ...path(1, 0),
    ...rest,
    ids: ['a', 'b', 'c', 'd', 'e', 'f'],
    open,
  }))
  // A choice stands for one action at least.
  .filter((choice) => nextItems(choice, [], 0).length > 0)

const someChoices = fc.array(fc.oneof(fc.constant(pass), amountChoice, chainChoice), {
  minLength: 1,
  maxLength: 4,
})

test('count is the number of actions walked, and each chain is different', () => {
  fc.assert(
    fc.property(someChoices, (choices) => {
      expect(count(choices)).toBe([...walk(choices)].length)
      for (const choice of choices) {
        const keys = [...walk([choice])].map((move) => JSON.stringify(move))
        expect(new Set(keys).size).toBe(keys.length)
      }
    }),
  )
})

test('what is picked is always walked', () => {
  fc.assert(
    fc.property(someChoices, fc.string(), (choices, seed) => {
      const rng = createRng(seed)
      const walked = new Set([...walk(choices)].map((move) => JSON.stringify(move)))
      expect(walked).toContain(JSON.stringify(pick(choices, (below) => draw(rng, below))))
    }),
  )
})

test('a walked chain keeps every condition, and every list that keeps them is walked', () => {
  fc.assert(
    fc.property(chainChoice, (choice) => {
      expect(new Set(chains(choice))).toEqual(new Set(chainsByTrial(choice)))
    }),
    { numRuns: 60 },
  )
})

/** Every list up to the length, held against the words of `ChainChoice`. */
function chainsByTrial(choice: ChainChoice<Move>): string[] {
  const lists = [0, 1, 2, 3, 4, 5].map((item) => [item])
  for (let from = 0, length = 2; length <= choice.most; length++) {
    const until = lists.length
    for (; from < until; from++)
      for (let item = 0; item < 6; item++) lists.push([...(lists[from] as number[]), item])
  }
  const fits = (list: number[]) =>
    new Set(list).size === list.length &&
    list.every((item) => (choice.cost[item] as number) >= 0) &&
    list.reduce((sum, item) => sum + (choice.cost[item] as number), 0) <= choice.budget &&
    list.every(
      (item, at) =>
        choice.open.includes(item) ||
        list.slice(0, at).some((placed) => choice.links[placed]?.includes(item)),
    )
  return lists.filter(fits).map((list) => list.map((item) => choice.ids[item]).join(''))
}

describe('trees', () => {
  const tree: TreeChoice<Move> = {
    kind: 'tree',
    action: { type: 'lay' },
    fields: ['hex', 'tile', 'rotation'],
    tree: [
      {
        value: 'A1',
        next: [
          { value: '7', next: [0, 1] },
          { value: '8', next: [4] },
        ],
      },
      { value: 'B2', next: [{ value: '9', next: [2] }] },
    ],
  }

  test('yield one action for each way down', () => {
    expect([...walk([tree])]).toEqual([
      { type: 'lay', hex: 'A1', tile: '7', rotation: 0 },
      { type: 'lay', hex: 'A1', tile: '7', rotation: 1 },
      { type: 'lay', hex: 'A1', tile: '8', rotation: 4 },
      { type: 'lay', hex: 'B2', tile: '9', rotation: 2 },
    ])
    expect(count([tree, pass])).toBe(5)
  })

  test('are picked from by lot, all of them sooner or later', () => {
    const all = [...walk([tree])].map((move) => JSON.stringify(move))
    const rng = createRng('tree')
    const seen = new Set<string>()
    for (let i = 0; i < 200; i++) seen.add(JSON.stringify(pick([tree], (below) => draw(rng, below))))
    expect([...seen].toSorted()).toEqual(all.toSorted())
  })
})

test('an open choice stands for its example', () => {
  const open: Choice<Move> = { kind: 'open', action: { type: 'build', hexes: ['a'] } }
  expect([...walk([open])]).toEqual([open.action])
  expect(count([open])).toBe(1)
  expect(pick([open], () => 0)).toEqual(open.action)
})
