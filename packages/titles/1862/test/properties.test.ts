import { asReadonly, choices, createRng, draw, hashOf, pick, play, walk } from '@roundhouse/kernel'
import { describe, expect, test } from 'vitest'
import { copyFaults } from '../../../../test/properties.ts'
import { TRAIN_GAMES } from '../edition.ts'
import { railwayMania } from '../title.ts'
import { type RandomTable, playByLot, setUp } from './random-play.ts'

/** Enough for most games by lot to reach the LNER. */
const MOST_ACTIONS = 400

describe('games by lot', () => {
  test.each([
    { players: 2, variant: null, options: {} },
    { players: 4, variant: 'express-simple', options: { newcomers: 'yes', shorter: 'yes' } },
    { players: 5, variant: 'freight-advanced', options: { eightTokens: 'yes', forcedHome: 'no' } },
    { players: 8, variant: null, options: { trainList: 'long' } },
  ])('$players players $variant: nothing is ever broken, and all that is offered is accepted', (table) => {
    let looked = 0
    playByLot(
      { ...table, seed: `properties ${table.players}` },
      (state) => {
        expect(railwayMania.violations(asReadonly(state))).toEqual([])
        looked += 1
        if (looked % 10 > 0 || state.ended !== null) return
        expect(copyFaults(railwayMania, state)).toEqual([])
        const [seat = 0] = railwayMania.toAct(asReadonly(state))
        const step = railwayMania.steps.find(({ name }) => name === state.step)
        for (const action of walk(step?.choices(asReadonly(state), seat) ?? [])) {
          expect([action, step?.refuse(asReadonly(state), seat, action) ?? null]).toEqual([action, null])
        }
      },
      MOST_ACTIONS,
    )
    expect(looked).toBeGreaterThan(100)
  })
})

/** Players who do anything that is legal; most of them are soon ruined, so that every game ends. */
function squander(table: RandomTable): void {
  const state = setUp(table)
  const luck = createRng(`squander ${table.seed}`)
  for (let actions = 0; state.ended === null; actions++) {
    if (actions > 20_000) throw new Error('no end')
    const [seat] = railwayMania.toAct(asReadonly(state))
    if (seat === undefined) throw new Error('nobody is asked, yet the game has not ended')
    const action = pick(choices(railwayMania, state, seat), (below) => draw(luck, below))
    const outcome = play(railwayMania, state, seat, action)
    if (!outcome.ok) throw new Error(`${JSON.stringify(action)} is refused: ${outcome.refusal.code}`)
    const broken = railwayMania.violations(asReadonly(state))
    if (broken.length > 0) throw new Error(`after ${JSON.stringify(action)}: ${broken.join('; ')}`)
  }
  expect(hashOf(JSON.parse(JSON.stringify(state)))).toBe(hashOf(state))
}

describe('twenty games of players who squander', () => {
  const tables = Array.from({ length: 20 }, (_, game): RandomTable => {
    const variant = [null, ...TRAIN_GAMES][game % 5] ?? null
    const isSimple = variant?.endsWith('simple') === true
    return {
      players: 2 + (game % 7),
      variant,
      options: {
        shorter: game % 3 === 1 ? 'yes' : 'no',
        eightTokens: game % 4 === 1 ? 'yes' : 'no',
        forcedHome: game % 4 === 2 ? 'no' : 'yes',
        newcomers: isSimple && game % 2 === 0 ? 'yes' : 'no',
      },
      seed: `squander ${game}`,
    }
  })

  test.each(tables)('$players players, $variant, $options: end soundly', (table) => {
    squander(table)
  })
})
