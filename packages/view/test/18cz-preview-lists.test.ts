import { type Choice, asReadonly, choices, play, refuse, walk } from '@roundhouse/kernel'
import { COMPANIES, type CzAction, type CzState, eighteenCz } from '@roundhouse/titles/18cz'
import { type RandomGame, luckOf, luckyAction, startOf } from '@roundhouse/titles/18cz/test/random-play'
import { expect, test } from 'vitest'
import {
  acquiredTrains,
  discardRows,
  localDeals,
  localRows,
  privateAuction,
  startOptions,
  targetsOf,
  trainOffers,
} from '../src/18cz/index.ts'

/** Everything that the panels of a step show as a row or a button, with the least amount where one is to be chosen. */
function shown(state: CzState, open: readonly Choice<CzAction>[]): CzAction[] {
  const at = asReadonly(state)
  const anytime = (): CzAction[] => {
    const deals = localDeals(at)
    if (deals === null || state.step === 'home') return []
    const price = (isIt: (action: CzAction) => boolean): number => {
      const range = open.find(({ action }) => isIt(action))
      return range?.kind === 'amount' ? range.min : 1
    }
    return [
      ...deals.own.map(({ id }): CzAction => ({ type: 'sellLocal', local: id })),
      ...deals.others.map(({ id }): CzAction => ({
        type: 'tradeLocal',
        local: id,
        price: price((action) => action.type === 'tradeLocal' && action.local === id),
      })),
      ...(deals.mw === null
        ? []
        : [{ type: 'tradeMw', price: price((action) => action.type === 'tradeMw') } as const]),
    ]
  }
  switch (state.step) {
    case 'preStock':
      return localRows(at).map(({ id }): CzAction => ({ type: 'buyLocal', local: id }))
    case 'auction':
      return (privateAuction(at)?.lots ?? []).map(({ id, least }): CzAction =>
        privateAuction(at)?.choosing === true
          ? { type: 'putUp', item: id }
          : { type: 'bid', item: id, amount: least },
      )
    case 'stock':
      return COMPANIES.flatMap(({ id }): CzAction[] => [
        { type: 'buyShare', company: id },
        { type: 'sell', company: id, shares: 1 },
        ...startOptions(at, id).map(({ price }): CzAction => ({ type: 'start', company: id, price })),
      ])
    case 'acquire':
      return [
        ...targetsOf(at).map(({ company, least }): CzAction => {
          const range = open.find(({ action }) => action.type === 'acquire' && action.company === company)
          return { type: 'acquire', company, price: range?.kind === 'amount' ? range.min : least }
        }),
        ...anytime(),
      ]
    case 'acquiredTrains': {
      const trains = acquiredTrains(at)?.trains ?? []
      const scraps = trains.map(({ train }) => ({ type: 'scrapTrain', train: train.id }) as CzAction)
      return [...scraps, ...trains.flatMap(({ turns }) => turns.map(({ action }) => action)), ...anytime()]
    }
    case 'discard':
      return (discardRows(at)?.trains ?? []).map(({ id }) => ({ type: 'discard', train: id }) as CzAction)
    case 'trains': {
      const offers = trainOffers(at)
      if (offers === null) return []
      const trades = offers.others.map(({ action }): CzAction => {
        const range = open.find(
          (choice) =>
            choice.action.type === 'tradeTrain' &&
            choice.action.train === action.train &&
            choice.action.from === action.from,
        )
        return range?.kind === 'amount' ? { ...action, price: range.min } : action
      })
      return [...offers.bank, ...offers.pool].map(({ action }): CzAction => action).concat(trades, anytime())
    }
    default:
      return anytime()
  }
}

/** What the map, the buttons and the loan show instead. */
const ELSEWHERE: readonly CzAction['type'][] = [
  'pass',
  'repay',
  'layTile',
  'placeToken',
  'chooseCity',
  'removeToken',
  'run',
  'payOut',
  'withhold',
  'answer',
]

/** A family of amounts stands for its least one. */
function least(open: readonly Choice<CzAction>[]): CzAction[] {
  return open.flatMap((choice) =>
    choice.kind === 'amount' ? [{ ...choice.action, [choice.field]: choice.min }] : [...walk([choice])],
  )
}

function keys(actions: readonly CzAction[]): string[] {
  return [
    ...new Set(actions.map((action) => JSON.stringify(action, Object.keys(action).toSorted()))),
  ].toSorted()
}

const SEEDS = ['Ana', 'Tom', 'Lucía']
const GAMES: readonly RandomGame[] = SEEDS.flatMap((seed) => [
  { players: 4, seed, variant: null, compatibility: 'rulebook' },
  { players: 2, seed, variant: 'bohemia', compatibility: 'rulebook' },
  { players: 3, seed, variant: 'moravia-silesia', compatibility: 'rulebook' },
])
const reached = new Set<string>()

test.each(GAMES)(
  'what the panels offer is what the rules allow: $variant, $seed',
  (game) => {
    const state = startOf(game)
    const luck = luckOf(game)
    for (let turn = 0; turn < 1500; turn++) {
      const next = luckyAction(luck, state)
      if (next === null) break
      const { seat } = next
      const open = choices(eighteenCz, state, seat)
      const allowed = shown(state, open).filter((action) => refuse(eighteenCz, state, seat, action) === null)
      expect(keys(allowed), state.step).toEqual(
        keys(least(open).filter(({ type }) => !ELSEWHERE.includes(type))),
      )
      reached.add(state.step)
      expect(play(eighteenCz, state, seat, next.action).ok).toBe(true)
    }
  },
  120_000,
)

test('those games come to every step in which something is chosen from a list', () => {
  for (const step of [
    'preStock',
    'auction',
    'stock',
    'track',
    'acquire',
    'acquiredTrains',
    'trains',
    'discard',
  ])
    expect(reached, step).toContain(step)
})
