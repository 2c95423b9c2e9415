import { replay } from '@roundhouse/kernel'
import { readFileSync, readdirSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { chicagoExpress } from '../index.ts'
import { type GoldenGame, expectedOf } from './golden/make.ts'

const folder = new URL('golden/', import.meta.url)
const GAMES = readdirSync(folder)
  .filter((file) => file.endsWith('.json'))
  .map((file) => [file, JSON.parse(readFileSync(new URL(file, folder), 'utf8')) as GoldenGame] as const)

/** The kinds of events of a game, in the order they first happened. */
function toldIn(game: GoldenGame): Set<string> {
  const { history } = replay(chicagoExpress, game.record)
  return new Set(
    game.record.log.flatMap((_, at) => (history?.eventsOf(at + 1) ?? []).map(({ type }) => type)),
  )
}

describe('golden games', () => {
  test('there are some, of different sizes', () => {
    expect(new Set(GAMES.map(([, { record }]) => record.players.length)).size).toBeGreaterThanOrEqual(4)
  })

  test.each(GAMES)('%s replays to the same states, scores and end', (_, { record, expected }) => {
    const replayed = replay(chicagoExpress, record)
    if (!replayed.ok) throw new Error(JSON.stringify(replayed.fault))
    expect(expectedOf(replayed.history)).toEqual(expected)
    expect(replayed.history.state.ended).not.toBeNull()
    for (let version = 0; version <= record.log.length; version += 10) {
      expect(chicagoExpress.violations(replayed.history.stateAt(version))).toEqual([])
    }
  })

  test('together they tell everything that can happen', () => {
    const told = new Set(GAMES.flatMap(([, game]) => [...toldIn(game)]))
    expect([...told].toSorted()).toEqual([
      'actionDeclined',
      'auctionOpened',
      'bidMade',
      'bidPassed',
      'chicagoReached',
      'detroitGrew',
      'dialMoved',
      'gameEnded',
      'generalDividendPaid',
      'hexDeveloped',
      'networkBuilt',
      'shareSold',
      'shareUnsold',
      'turnBegan',
      'wabashOpened',
    ])
  })

  test('the planned game reaches Chicago and opens the Wabash; another one takes actions back', () => {
    const games = Object.fromEntries(GAMES)
    expect(toldIn(games['sensible-4.json'] as GoldenGame)).toContain('wabashOpened')
    const undos = games['undo-3.json']?.record.log.filter(({ kind }) => kind === 'undo') ?? []
    expect(undos.length).toBeGreaterThan(10)
    expect(games['west-6-lot.json']?.record.options).toEqual({ opener: 'lot' })
  })
})
