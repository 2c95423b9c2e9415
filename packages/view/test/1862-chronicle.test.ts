import { asReadonly } from '@roundhouse/kernel'
import { PLAYED, historyOf } from '@roundhouse/titles/1862/test/played'
import { expect, test } from 'vitest'
import { chronicleOf, linesOf, viewOf } from '../src/1862/index.ts'

const history = historyOf(PLAYED)

test('the story of a game has the cash, shares, certificates and worth that the table shows', () => {
  for (let version = 0; version <= history.log.length; version += 3) {
    const { players } = viewOf(asReadonly(history.stateAt(version)))
    const told = chronicleOf(history, version).now.players
    for (const { seat, cash, worth, certificates, holdings } of players) {
      const shares = Object.fromEntries(holdings.map(({ company, shares: held }) => [company, held]))
      expect(told[seat], `version ${version}, seat ${seat}`).toMatchObject({
        cash,
        worth,
        certificates,
        shares,
      })
    }
  }
})

test('3: Parliament rounds are counted through, the first two before the first stock round', () => {
  const { rounds } = chronicleOf(history)
  expect(rounds.slice(0, 5).map(({ kind, set }) => `${kind} ${set}`)).toEqual([
    'opening 0',
    'parliament 1',
    'parliament 2',
    'stock 1',
    'operating 1',
  ])
  const counted = rounds.flatMap(({ kind, set }) => (kind === 'parliament' ? [set] : []))
  expect(counted).toEqual(counted.map((_, at) => at + 1))
})

test('every move has a line, whatever was done', () => {
  const told = new Set<string>()
  for (const [at] of history.log.entries()) {
    for (const { code } of linesOf(at + 1, history.eventsOf(at + 1), false)) told.add(code)
  }
  for (const code of ['parliament', 'auctionOpened', 'auctionWon', 'started', 'tokensBought', 'amalgamated'])
    expect(told, code).toContain(code)
})

test('7.5.7, 7.12: the story knows which companies left the table, and why', () => {
  const left = chronicleOf(history).left.map(({ company, said }) => ({ company, said }))
  expect(left).toContainEqual({ company: 'EUR', said: { code: 'left.merged', of: ['ECR'] } })
  const codes = new Set(left.map(({ said }) => (said as { code?: string }).code))
  expect(codes).toEqual(new Set(['left.failed', 'left.merged', 'left.bankrupt']))
})
