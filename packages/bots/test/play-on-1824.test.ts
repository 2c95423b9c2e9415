import {
  type AhState,
  cashOf,
  companyAt,
  companyIndex,
  debtOf,
  eighteen24,
  isGoods,
  kindOf,
  treasuryOf,
} from '@roundhouse/titles/1824'
import { describe, expect, test } from 'vitest'
import { FIGURES, type Figures } from '../src/1824/figures.ts'
import { goingOn } from '../src/1824/going-on.ts'
import { bots as ofTitle } from '../src/1824/index.ts'
import type { Bot } from '../src/index.ts'
import { playOut as playOn, worthsIn } from '../src/railway/play-out.ts'
import { botsAtTable } from './bots-at-table.ts'

const apprentice = ofTitle.bots.apprentice as Bot
const { newGame, playOut } = botsAtTable(eighteen24)

/** A game of Apprentices as it stands when this company begins its turn for the second time. */
function inTurnOf(id: string): AhState {
  const company = companyIndex(id)
  let found: AhState | null = null
  const state = newGame(4, 'play on')
  const look = (now: AhState): void => {
    if (found === null && now.turn?.company === company && now.companies[company]?.turns === 1)
      found = eighteen24.clone(now)
  }
  playOut(state, () => apprentice, look, 200)
  if (found === null) throw new Error(`${id} had no second turn`)
  return found
}

/** What its owner, who may be overdrawn, and its treasury get in this turn, as it is played on. */
function gotIn(state: AhState, id: string, figures: Figures): { owner: number; treasury: number } {
  const company = companyIndex(id)
  const { director } = companyAt(state, company)
  const held = (): number => cashOf(state, director) - debtOf(state, director)
  const [cash, treasury] = [held(), treasuryOf(state, company)]
  goingOn(state, figures)(state, ['a', 'b', 'c', 'd'])
  return { owner: held() - cash, treasury: treasuryOf(state, company) - treasury }
}

describe('games of 1824 played on', () => {
  /** No luck, and nothing known of the run of now. */
  const plain: Figures = { ...FIGURES, guessedSpread: 0, guessedLasting: [0], guessedStaying: [0] }

  test('VII.10, IV.3: a pre-state railway shares what is guessed by halves', () => {
    const { guessedRun, guessedCompany, guessedFurther, guessedAtFirst, guessedPerTurn } = plain
    const state = inTurnOf('KK1')
    const { trains, turns } = companyAt(state, companyIndex('KK1'))
    expect([trains.length, turns]).toEqual([2, 1])
    const both =
      (guessedRun['2'] ?? 0) *
      (1 + guessedFurther) *
      (guessedAtFirst + guessedPerTurn) *
      (guessedCompany['KK1'] ?? 0)
    const revenue = Math.round(both / 10) * 10
    expect(revenue).toBeGreaterThan(50)
    const { owner, treasury } = gotIn(state, 'KK1', plain)
    expect(owner).toBe(revenue / 2)
    expect(treasury).toBe(revenue / 2)
  })

  test('VII.10: the mine of a coal railway pays its treasury', () => {
    const mines = { ...plain, guessedMines: { ...plain.guessedMines, '1g': 20 } }
    const without = { ...plain, guessedMines: { ...plain.guessedMines, '1g': 0 } }
    const paid = gotIn(inTurnOf('SPB'), 'SPB', mines)
    const unpaid = gotIn(inTurnOf('SPB'), 'SPB', without)
    expect(unpaid.owner).toBeGreaterThan(0)
    expect(paid).toEqual({ owner: unpaid.owner, treasury: unpaid.treasury + 20 })
  })

  test('each has its own luck, the same whoever plays it', () => {
    const state = inTurnOf('KK1')
    const goOn = goingOn(state, FIGURES)
    const endOf = (natures: readonly string[]): number[] => {
      const copy = eighteen24.clone(state)
      playOn(copy, (each) => void goOn(each, natures))
      return worthsIn(eighteen24, copy)
    }
    const once = endOf(['a', 'b', 'c', 'd'])
    expect(endOf(['b', 'a', 'c', 'd'])).not.toEqual(once)
    expect(endOf(['a', 'b', 'c', 'd'])).toEqual(once)
  })

  test('VII.9: pre-state railways buy no goods trains, which run from mines', () => {
    let number = 0
    const look = ({ companies }: AhState): void => {
      for (const [company, { trains }] of companies.entries()) {
        if (kindOf(company) !== 'preState') continue
        number += trains.length
        expect(trains.some(isGoods)).toBe(false)
      }
    }
    playOut(newGame(4, 'no goods'), () => apprentice, look, 250)
    expect(number).toBeGreaterThan(0)
  })
})
