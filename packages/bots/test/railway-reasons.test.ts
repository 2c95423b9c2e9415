import { type Action, type GameState, type Seat, type Title, applyKnown, choices } from '@roundhouse/kernel'
import { type CzState, eighteenCz, treasuryOf } from '@roundhouse/titles/18cz'
import { type RmState, railwayMania } from '@roundhouse/titles/1862'
import { expect, test } from 'vitest'
import { reasons as czReasons } from '../src/18cz/reasons.ts'
import { reasons as rmReasons } from '../src/1862/reasons.ts'
import { botsUpTo, decide, workBudget } from '../src/index.ts'

/** A game of Apprentices up to the first moment that is as wished. */
async function playedTo(title: Title, wished: (state: GameState, seat: Seat) => boolean): Promise<GameState> {
  const bots = await botsUpTo(title.id, 'apprentice')
  const table = { players: 3, variant: null, options: {}, seed: 'a', rules: title.rules }
  const state = title.setup(table, () => {})
  for (let number = 0; !wished(state, title.toAct(state)[0] as Seat); number++) {
    if (state.ended !== null) throw new Error('the game has no such moment')
    const seat = title.toAct(state)[0] as Seat
    const asked = { title, state, seat, nature: `${seat}`, luck: `${number}` }
    applyKnown(title, state, seat, decide(bots, asked, ({ work }) => workBudget(work)).action, () => {})
  }
  return state
}

test('18CZ VIII.3: a company buys a local of its director, who gets what it pays', async () => {
  const title = eighteenCz as unknown as Title
  const offersOf = (state: GameState, seat: Seat): readonly Action[] =>
    choices(title, state, seat).flatMap((choice) => ('action' in choice ? [choice.action] : []))
  const found = (state: GameState, seat: Seat) =>
    offersOf(state, seat)
      .filter(({ type }) => type === 'tradeLocal')
      .map((action) => ({ action, why: czReasons(state, seat, [action]) }))
  const isOwn = ({ why }: ReturnType<typeof found>[number]): boolean =>
    why.some(({ code }) => code === 'pays')
  const state = await playedTo(title, (at, seat) => found(at, seat).some(isOwn))
  const seat = title.toAct(state)[0] as Seat
  const [own] = found(state, seat).filter(isOwn)
  const price = Number((own?.action as { readonly price?: number } | undefined)?.price)
  const { turn } = state as CzState
  const left = treasuryOf(state as CzState, turn?.company ?? -1) - price
  expect(own?.why).toMatchObject([
    { code: 'pays', amount: price },
    { code: 'leaves', amount: left },
  ])
})

test('1862 4.2: who takes a charter leads the company, with all its shares paid and three tokens bought', async () => {
  const title = railwayMania as unknown as Title
  const state = await playedTo(title, (at) => (at as RmState).step === 'charter')
  const seat = title.toAct(state)[0] as Seat
  const found = rmReasons(state, seat, [{ type: 'takeCharter', par: 74 } as Action])
  expect(found).toMatchObject([
    { code: 'starts', amount: 740 - 180 },
    { code: 'costs', amount: 3 * 74 },
  ])
})
