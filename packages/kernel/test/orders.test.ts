import { describe, expect, test } from 'vitest'
import {
  History,
  type Order,
  type PlacedOrder,
  type Title,
  followOrders,
  orderFault,
  orderFrom,
  ordersFor,
  withOrder,
} from '../src/index.ts'
import { type NimState, type Take, type Taken, deal, nim, take } from './nim.ts'

/** "Take so many from the first heap each time, until somebody takes more than one match at once." */
const ordered: Title<NimState, Take, Taken> = {
  ...nim,
  orders: {
    kinds: ['take', 'watch'],
    offers: ({ heaps }) => [
      {
        kind: 'take',
        about: 'first',
        fields: [
          { id: 'amount', type: 'amount', min: 1, max: heaps[0] ?? 0, fallback: 1 },
          { id: 'until', type: 'choice', values: ['taken', 'end'], fallback: 'end' },
        ],
      },
      { kind: 'watch', about: null, fields: [] },
    ],
    next(state, seat, { values }, since) {
      if (values['until'] === 'taken' && since.some((told) => told.seat !== seat)) {
        return { stop: { code: 'taken', params: { count: since.length } } }
      }
      if (!values['amount'] || state.turn !== seat) return null
      // What the owner may not know, the order does not know.
      expect(state.rng).toEqual([0, 0, 0, 0])
      return { act: take(0, Number(values['amount'])) }
    },
    excludes: (one, other) => one.kind !== other.kind,
  },
}
const title = ordered as unknown as Title

function table(heap: number, players = 2): History {
  return new History(title, deal([heap], players))
}

function order(amount: number, until: 'taken' | 'end' = 'end'): Order {
  return { kind: 'take', about: 'first', values: { amount, until } }
}

function placed(seat: number, wanted: Order, from = 0, id = `order of ${seat}`): PlacedOrder {
  return { id, seat, order: wanted, from, stopped: null }
}

const nothing = (): void => {}

describe('following orders', () => {
  test('plays for its seat when it is asked, marked as ordered, and waits for the others', () => {
    const history = table(9)
    const standing = followOrders(history, [placed(0, order(2))], nothing)
    expect(history.log).toEqual([
      expect.objectContaining({ kind: 'action', seat: 0, action: take(0, 2), by: 'order' }),
    ])
    expect(standing[0]?.stopped).toBeNull()
    expect(followOrders(history, standing, nothing)).toEqual(standing)
    history.append({ kind: 'action', seat: 1, action: take(0, 1) })
    followOrders(history, standing, nothing)
    expect(history.version).toBe(3)
  })

  test('two seats play against each other, to the end of the game and no further', () => {
    const history = table(7)
    const after = followOrders(history, [placed(0, order(1)), placed(1, order(1))], nothing)
    expect(history.state.ended).toEqual({ winner: 0 })
    expect(history.version).toBe(7)
    expect(after.map(({ stopped }) => stopped)).toEqual([
      { at: 7, why: { kind: 'ended' } },
      { at: 7, why: { kind: 'ended' } },
    ])
  })

  test('stops by a condition of its title, counted from the version at which it was given', () => {
    const history = table(9)
    history.append({ kind: 'action', seat: 0, action: take(0, 1) })
    history.append({ kind: 'action', seat: 1, action: take(0, 1) })
    const later = followOrders(history, [placed(0, order(1, 'taken'), 2)], nothing)
    expect(history.version).toBe(3)
    expect(later[0]?.stopped).toBeNull()
    history.append({ kind: 'action', seat: 1, action: take(0, 1) })
    const [stopped] = followOrders(history, later, nothing)
    expect(stopped?.stopped).toEqual({ at: 4, why: { kind: 'told', code: 'taken', params: { count: 2 } } })
    expect(history.version).toBe(4)
  })

  test('what a rule refuses stops it and changes nothing', () => {
    const history = table(3)
    const [after] = followOrders(history, [placed(0, order(4))], nothing)
    expect(after?.stopped?.why).toMatchObject({ kind: 'refused', refusal: { code: 'NIM-AMOUNT' } })
    expect(history.version).toBe(0)
  })

  test('stops when its owner takes back an action, or the game goes back to before it', () => {
    const history = table(9)
    const mine = followOrders(history, [placed(0, order(1))], nothing)
    history.append({ kind: 'undo', seat: 0, to: 0 })
    expect(followOrders(history, mine, nothing)[0]?.stopped).toEqual({ at: 2, why: { kind: 'undone' } })
    expect(history.version).toBe(2)

    const other = table(9)
    other.append({ kind: 'action', seat: 0, action: take(0, 1) })
    const given = [placed(0, order(1), 1)]
    other.append({ kind: 'undo', seat: 1, to: 0 })
    expect(followOrders(other, given, nothing)[0]?.stopped?.why).toEqual({ kind: 'undone' })
  })

  test('goes on when another seat takes back what it did since', () => {
    const history = table(9)
    const mine = [placed(1, order(1))]
    history.append({ kind: 'action', seat: 0, action: take(0, 3) })
    history.append({ kind: 'undo', seat: 0, to: 0 })
    expect(followOrders(history, mine, nothing)).toEqual(mine)
    history.append({ kind: 'action', seat: 0, action: take(0, 1) })
    followOrders(history, mine, nothing)
    expect(history.log.at(-1)).toMatchObject({ seat: 1, by: 'order' })
  })

  test('nobody decides anything: after so many actions in a row it stops', () => {
    const history = table(50)
    const after = followOrders(history, [placed(0, order(1)), placed(1, order(1))], nothing, 6)
    expect(history.version).toBe(6)
    expect(after[0]?.stopped).toEqual({ at: 6, why: { kind: 'limit', most: 6 } })
    expect(after[1]?.stopped).toBeNull()
  })

  test('an order that these rules do not know stops', () => {
    const history = table(5)
    const [after] = followOrders(history, [placed(0, { kind: 'old', about: null, values: {} })], nothing)
    expect(after?.stopped?.why).toEqual({ kind: 'unknown' })
  })

  test('what is forced after each action is played before the next order is asked', () => {
    const history = table(9)
    const settled: number[] = []
    followOrders(history, [placed(0, order(1)), placed(1, order(1))], () => settled.push(history.version))
    expect(settled).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9])
  })
})

describe('giving orders', () => {
  const state = deal([5])

  test('what is offered, with its first values, can be given', () => {
    for (const offer of ordersFor(title, state, 0)) {
      expect(orderFault(title, state, 0, orderFrom(offer))).toBeNull()
    }
  })

  test.each<[Order, string]>([
    [{ kind: 'give', about: null, values: {} }, 'order-not-now'],
    [{ kind: 'take', about: 'second', values: {} }, 'order-not-now'],
    [{ kind: 'take', about: 'first', values: { until: 'end' } }, 'order-value'],
    [order(0), 'order-value'],
    [order(6), 'order-value'],
    [order(1.5), 'order-value'],
    [{ ...order(1), values: { amount: '1', until: 'end' } }, 'order-value'],
    [{ ...order(1), values: { amount: 1, until: 'never' } }, 'order-value'],
    [{ ...order(1), values: { amount: 1, until: 'end', more: 1 } }, 'order-value'],
  ])('%j is a fault', (wanted, code) => {
    expect(orderFault(title, state, 0, wanted)?.code).toBe(code)
  })

  test('a title without orders and a game that has ended offer none', () => {
    expect(orderFault(nim as unknown as Title, state, 0, order(1))?.code).toBe('no-orders')
    const ended = { ...state, ended: { winner: 0 } } satisfies NimState
    expect(ordersFor(title, ended, 0)).toEqual([])
  })

  test('it takes the place of what cannot stand beside it and of what has stopped, seat by seat', () => {
    const stopped = { at: 3, why: { kind: 'ended' } } as const
    const before = [
      placed(0, order(1), 0, 'same'),
      { ...placed(0, order(1), 0, 'told'), stopped },
      placed(0, { kind: 'watch', about: null, values: {} }, 0, 'excluded'),
      placed(1, order(1), 0, 'of another'),
    ]
    const after = withOrder(title, before, placed(0, order(2), 4, 'fresh'))
    expect(after.map(({ id }) => id)).toEqual(['of another', 'fresh'])
  })
})
