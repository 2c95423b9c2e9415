import {
  type GameState,
  type Seat,
  type Title,
  applyKnown,
  choices,
  createRng,
  draw,
} from '@roundhouse/kernel'
import { type CzState, eighteenCz } from '@roundhouse/titles/18cz'
import { type RmState, railwayMania } from '@roundhouse/titles/1862'
import { chicagoExpress } from '@roundhouse/titles/chicago-express'
import { describe, expect, test } from 'vitest'
import { FIGURES as CZ } from '../src/18cz/figures.ts'
import { goingOn as czGoesOn } from '../src/18cz/going-on.ts'
import { FIGURES as RM } from '../src/1862/figures.ts'
import { goingOn as rmGoesOn } from '../src/1862/going-on.ts'
import { type Bot, botOf, botsOf, botsUpTo, decide, levelOf, mannerOf, workBudget } from '../src/index.ts'

const [cz, rm, chicago] = [eighteenCz, railwayMania, chicagoExpress] as unknown as Title[] as [
  Title,
  Title,
  Title,
]

/** How often each kind of action is chosen, the plain Apprentice's under 'apprentice'. */
type Counts = Readonly<Record<string, Readonly<Record<string, number>>>>

/** In what is decided off the map, at every third moment of games that go on by themselves. */
async function countedIn(
  title: Title,
  goesOn: (state: GameState) => (copy: GameState) => void,
): Promise<Counts> {
  const names = botsOf(title.id).filter((name) => levelOf(name) === 'apprentice')
  const bots = await Promise.all(names.map((name) => botsUpTo(title.id, 'apprentice', mannerOf(name))))
  const counts: Record<string, Record<string, number>> = {}
  for (const seed of ['a', 'b', 'c']) {
    const table = { players: 4, variant: null, options: {}, seed, rules: title.rules }
    const state = title.setup(table, () => {})
    const goOn = goesOn(state)
    for (let number = 0; state.ended === null; number++) {
      if (number % 3 === 0 && !ON_THE_MAP.includes(state.step))
        for (const [index, name] of names.entries()) count(name, bots[index]?.[0] as Bot, state)
      goOn(state)
    }
  }
  return counts

  function count(name: string, bot: Bot, state: GameState): void {
    const seat = title.toAct(state)[0] as Seat
    const turn = {
      title,
      state: title.clone(state),
      seat,
      choices: choices(title, state, seat),
      nature: `${seat}`,
    }
    const rng = createRng('manner')
    const { type } = bot.choose(turn, (below) => draw(rng, below), workBudget(bot.work)).action
    const own = (counts[name] ??= {})
    own[type] = (own[type] ?? 0) + 1
  }
}

const ON_THE_MAP: readonly string[] = ['track', 'token', 'run', 'home', 'revenue']
const NATURES = ['0', '1', '2', '3']

describe('a manner is more than a word', () => {
  test('18CZ: the careful starts and sells less, the builder buys more trains, the raider sells more', async () => {
    const counts = await countedIn(cz, (from) => {
      const goOn = czGoesOn(from as CzState, CZ)
      return (copy) => goOn(copy as CzState, NATURES)
    })
    const plain = counts['apprentice'] ?? {}
    expect(counts['apprentice/careful']?.['start']).toBeLessThan((plain['start'] ?? 0) * 0.8)
    expect(counts['apprentice/careful']?.['sell']).toBeLessThan((plain['sell'] ?? 0) * 0.8)
    expect(counts['apprentice/builder']?.['buyTrain']).toBeGreaterThan(plain['buyTrain'] ?? 0)
    expect(counts['apprentice/raider']?.['sell']).toBeGreaterThan((plain['sell'] ?? 0) * 1.1)
  })

  test('1862: the careful bids less for charters, the raider bids and sells more', async () => {
    const counts = await countedIn(rm, (from) => {
      const goOn = rmGoesOn(from as RmState, RM)
      return (copy) => goOn(copy as RmState, NATURES)
    })
    const plain = counts['apprentice'] ?? {}
    expect(counts['apprentice/careful']?.['bid']).toBeLessThan((plain['bid'] ?? 0) * 0.8)
    expect(counts['apprentice/raider']?.['bid']).toBeGreaterThan(plain['bid'] ?? 0)
    expect(counts['apprentice/raider']?.['sell']).toBeGreaterThan((plain['sell'] ?? 0) * 1.1)
  })

  test('Chicago Express: the careful passes sooner in auctions, the raider later', async () => {
    const bots = await botsUpTo(chicago.id, 'apprentice')
    let number = 0
    const counts = await countedIn(chicago, () => (copy) => {
      const seat = chicago.toAct(copy)[0] as Seat
      const asked = { title: chicago, state: copy, seat, nature: `${seat}`, luck: `${number++}` }
      applyKnown(chicago, copy, seat, decide(bots, asked, (bot) => workBudget(bot.work)).action, () => {})
    })
    const plain = counts['apprentice'] ?? {}
    expect(counts['apprentice/careful']?.['bid']).toBeLessThan((plain['bid'] ?? 0) * 0.9)
    expect(counts['apprentice/raider']?.['bid']).toBeGreaterThan(plain['bid'] ?? 0)
  })
})

test('a bot is named by its level and manner, where the title offers it', async () => {
  expect(botsOf(cz.id)).toContain('apprentice/raider')
  expect(botOf(cz.id, 'apprentice/raider')).toBe('apprentice/raider')
  expect([levelOf('apprentice/raider'), mannerOf('apprentice/raider'), mannerOf('apprentice')]).toEqual([
    'apprentice',
    'raider',
    null,
  ])
  expect(botOf(cz.id, 'random')).toBe('novice')
  expect([
    botOf('1824', 'apprentice/raider'),
    botOf(cz.id, 'fireman/raider'),
    botOf(cz.id, 'wizard'),
  ]).toEqual([null, null, null])
  // What is not offered plays as the level does.
  expect(await botsUpTo('1824', 'apprentice', 'raider')).toEqual(await botsUpTo('1824', 'apprentice'))
})
