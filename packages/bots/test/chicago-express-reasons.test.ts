import { type Seat, applyKnown, asReadonly } from '@roundhouse/kernel'
import {
  CHICAGO_INDEX,
  type ChicagoAction,
  type ChicagoState,
  cashOf,
  chicagoExpress,
  companyIndex,
  isAt,
  treasuryOf,
} from '@roundhouse/titles/chicago-express'
import { describe, expect, test } from 'vitest'
import { reasons } from '../src/chicago-express/reasons.ts'
import { botsUpTo, decide, workBudget } from '../src/index.ts'
import type { Reason } from '../src/reasons.ts'

type Told<Code extends Reason['code']> = Extract<Reason, { readonly code: Code }>

function told<Code extends Reason['code']>(found: readonly Reason[], code: Code): Told<Code> | undefined {
  return found.find((each): each is Told<Code> => each.code === code)
}

/** Every decision of a game of Apprentices, with what is said of the move they make. */
async function* movesOf(seed: string) {
  const bots = await botsUpTo('chicago-express', 'apprentice')
  const table = { players: 3, variant: null, options: {}, seed, rules: chicagoExpress.rules }
  const state = chicagoExpress.setup(table, () => {})
  for (let number = 0; state.ended === null; number++) {
    const seat = chicagoExpress.toAct(state)[0] as Seat
    const asked = { title: chicagoExpress as never, state, seat, nature: `${seat}`, luck: `${number}` }
    const action = decide(bots, asked, ({ work }) => workBudget(work)).action as ChicagoAction
    const found = reasons(state, seat, [action])
    const before = chicagoExpress.clone(asReadonly(state))
    applyKnown(chicagoExpress, state, seat, action, () => {})
    yield { before, after: state, seat, action, found }
  }
}

describe('why a move of Chicago Express is good', () => {
  test('every move has more to say than what one may hope for', async () => {
    for await (const { action, found } of movesOf('why')) {
      const more = found.filter(({ code }) => code !== 'hopes' && code !== 'nothingBetter')
      expect(more, JSON.stringify(action)).not.toEqual([])
    }
  })

  test('p37 Network, p40 Chicago: a build tells its cost, the way that is left, and what arriving pays', async () => {
    let [builds, arrivals, ways] = [0, 0, 0]
    for (const seed of ['a', 'b']) {
      for await (const { before, after, seat, action, found } of movesOf(seed)) {
        if (action.type !== 'build') continue
        builds++
        const company = companyIndex(action.company)
        const left = treasuryOf(after, company)
        const paid = treasuryOf(before, company) - left
        expect(told(found, 'spends')).toEqual({ code: 'spends', company: action.company, amount: paid, left })
        const arrives = told(found, 'arrives')
        const isThere = (state: ChicagoState): boolean => isAt(state, company, CHICAGO_INDEX)
        expect(arrives !== undefined).toBe(!isThere(before) && isThere(after))
        // Until the next general dividend nothing else is paid.
        if (arrives !== undefined && after.round === before.round) {
          expect(arrives.amount).toBe(cashOf(after, seat) - cashOf(before, seat))
          arrivals++
        }
        const away = told(found, 'away')
        if (away === undefined) continue
        ways++
        expect(isThere(after)).toBe(false)
        expect(away.isPayable).toBe(away.amount <= left)
      }
    }
    expect(builds).toBeGreaterThan(10)
    expect(arrivals).toBeGreaterThan(0)
    expect(ways).toBeGreaterThan(0)
  })
})
