import { type Seat, asReadonly, play } from '@roundhouse/kernel'
import { type RmAction, type RmState, railwayMania } from '@roundhouse/titles/1862'
import { Given } from '@roundhouse/titles/1862/test/given'
import { lay, merge, pass, run, sell, token } from '@roundhouse/titles/1862/test/table'
import { describe, expect, test } from 'vitest'
import { byTheRulebook } from '../src/1862/by-the-rulebook.ts'

const LONDON = { type: 'linkLondon' } as const

/** As a recorded game plays it. */
function recorded(given: Given): Given {
  given.state.edition = { ...given.state.edition, compatibility: '18xx.games' }
  return given
}

/** The action is played as recorded; what the rulebook says to it, as code and section, or 'fine'. */
function audited(given: Given, action: RmAction): string {
  const { state } = given
  const seat = railwayMania.toAct(asReadonly(state))[0] as Seat
  const before = JSON.stringify(state)
  const found = byTheRulebook(state, seat, action)
  expect(JSON.stringify(state)).toBe(before)
  expect(played(state, seat, action)).toBe(true)
  return found === null ? 'fine' : `${found.code} ${found.section}`
}

function played(state: RmState, seat: Seat, action: RmAction): boolean {
  return play(railwayMania, state, seat, action).ok
}

/** ECR in Witham, from where a line leads to London; Colchester is joined. */
const witham = (stage: 'track' | 'token'): Given =>
  recorded(
    Given.stockRound()
      .lay('D13', '5', 0)
      .has('ECR', { price: 82, shares: [5], tokens: 2, trains: ['2E'], stations: ['D13'] })
      .turn('ECR', stage),
  )

/** ESR begins its first turn in Ipswich, which WVR and N&B have filled. */
const ipswich = (): Given => {
  const given = recorded(
    Given.stockRound()
      .phase('B')
      .lay('F11', '790', 1)
      .has('WVR', { price: 74, shares: [5], trains: ['2E'], stations: ['G8', 'F11'] })
      .has('N&B', { price: 68, shares: [0, 5], trains: ['2E'], stations: ['E8', 'F11'] })
      .has('ESR', { price: 62, shares: [0, 0, 5], tokens: 3 })
      .turn('N&B', 'acquire', 0, ['ESR']),
  )
  return given.do(pass)
}

describe('recorded actions of 1862 by the rulebook', () => {
  test('7.2, table C22: a full home upgraded before step 1 is the track of step 2', () => {
    expect(ipswich().state.step).toBe('merge')
    expect(audited(ipswich(), lay('F11', '791', 1))).toBe('fine')
  })

  test('7.6.5, table C23: London linked in step 3 is the link of step 2, unless track was laid', () => {
    expect(audited(witham('token'), LONDON)).toBe('fine')
    const built = witham('token')
    if (built.state.turn !== null) built.state.turn.yellow = 1
    expect(byTheRulebook(built.state, 0, LONDON)?.code).toBe('62-LONDON-AFTER-TRACK')
  })

  test('7.8, table C12, C27: idle trains are found, and a revenue that was told is not believed', () => {
    const lynn = (): Given =>
      recorded(
        Given.stockRound()
          .lay('C4', '621', 0)
          .lay('C6', '57', 0)
          .has('L&H', { price: 82, shares: [5], trains: ['2E'], stations: ['C4'] })
          .turn('L&H', 'run'),
      )
    expect(audited(lynn(), run())).toBe('62-RUN-MUST 7.8')
    expect(audited(lynn(), { type: 'run', routes: [], believed: 90 })).toBe('62-RUN-MUST 7.8')
    expect(audited(lynn(), run('2E C4 C6'))).toBe('fine')
  })

  test('7.7, 7.5, 6.4: what is alike in both is fine, and stays in its step', () => {
    const early = witham('track')
    expect(byTheRulebook(early.state, 0, token('E12'))?.code).toBe('62-STEP-ORDER')
    expect(byTheRulebook(early.state, 0, merge('SVR', 'ECR'))?.code).toBe('62-MERGE-STEP')
    const stock = recorded(
      Given.stockRound().has('ESR', { price: 100, shares: [5, 3], pool: 2, trains: ['2E'] }),
    )
    expect(audited(stock, sell('ESR'))).toBe('fine')
  })
})
