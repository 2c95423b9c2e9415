import { expect, test } from 'vitest'
import { peer1824 } from '../src/1824/peer.ts'
import type { PeerAction, Recording } from '../src/recording.ts'

const PLAYERS = Array.from({ length: 6 }, (_, seat) => `Player ${seat + 1}`)

const RECORDING: Recording = {
  title: '1824',
  players: PLAYERS,
  seed: 1,
  optionalRules: [],
  actions: [],
  complete: false,
  stopped: false,
}

const buys = (seat: number, company: string, price: number): PeerAction => ({
  type: 'buy_company',
  entity: `Player ${seat}`,
  entity_type: 'player',
  company,
  price,
})

/** Six players have 460 G each; the least that anything costs in the first stock round is 120 G. */
const FIRST_LAPS: readonly PeerAction[] = [
  buys(6, 'SD1', 240),
  buys(5, 'UG1', 240),
  buys(4, 'KK1', 240),
  buys(3, 'EPP', 200),
  buys(2, 'EOD', 200),
  buys(1, 'MLB', 200),
  // With 60 G left the first one is not asked again.
  buys(1, 'SPB', 200),
  buys(2, 'SD2', 120),
  buys(3, 'SD3', 120),
  buys(4, 'UG2', 120),
  buys(5, 'KK2', 120),
  buys(6, 'B1', 120),
  buys(2, 'B2', 120),
]

test('C42 VI.1: turns in which nothing can be done are not recorded; they are passes in our log', () => {
  const followed = peer1824.follow(RECORDING)
  if (!followed.ok) throw new Error('cannot follow')
  const { value: game } = followed
  for (const action of FIRST_LAPS) game.apply(action, null)
  const entries = game.record().log.flatMap((entry) => (entry.kind === 'action' ? [entry] : []))
  const last = entries.slice(-2).map(({ seat, action }) => [seat, action])
  expect(last).toEqual([
    [0, { type: 'pass' }],
    [1, { type: 'buyMountain', mountain: 'B2' }],
  ])
  // The others go on, and the first one, who has been skipped, is not waited for.
  expect(game.digest()['act']).toMatchObject({ e: 'Player 3' })
})
