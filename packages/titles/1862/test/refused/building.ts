import type { RefusalCode } from '../../sections.ts'
import { Given } from '../given.ts'
import { accept, acquire, decline, lay, merge, pass, token, train } from '../table.ts'
import type { Refused } from './shares.ts'

const LONDON = { type: 'linkLondon' } as const
const small = (hex: string, from: number, to: number) => ({ type: 'placeSmall', hex, from, to }) as const

/** ESR of seat 0 and FDR of seat 1 share Ipswich; NGC is far away. */
const ipswich = (): Given =>
  Given.stockRound()
    .phase('B')
    .lay('F11', '791', 1)
    .has('ESR', { price: 100, shares: [6], pool: 4, trains: ['2/3E'], stations: ['F11', 'E2', 'F3'] })
    .has('FDR', {
      price: 82,
      shares: [0, 6],
      pool: 4,
      trains: ['2F'],
      stations: ['G12', 'F11', 'F7', 'H7', 'G8', 'E8'],
    })
    .has('NGC', { price: 54, shares: [0, 5], trains: ['2F'], stations: ['C10'] })

/** FDR's director has sold his shares to the pool. */
const forsaken = (): Given =>
  Given.stockRound()
    .phase('B')
    .lay('F11', '791', 1)
    .has('ESR', { price: 100, shares: [6], pool: 4, trains: ['2/3E'], stations: ['F11'] })
    .has('FDR', { price: 82, shares: [2, 2], pool: 6, trains: ['2F'], stations: ['G12', 'F11'] })

/** L&H comes to its first turn after FDR's last step. */
const first = (): Given =>
  Given.stockRound()
    .has('L&H', { price: 82, shares: [5], tokens: 3, cash: 200 })
    .has('FDR', { price: 54, shares: [0, 5], trains: ['2E'], stations: ['G12'] })
    .turn('FDR', 'acquire', 0, ['L&H'])
    .do(pass)

/** Ipswich is full when ESR comes to its first turn. */
const full = (): Given =>
  Given.stockRound()
    .phase('B')
    .lay('F11', '790', 1)
    .has('WVR', { price: 74, shares: [5], trains: ['2E'], stations: ['G8', 'F11'] })
    .has('N&B', { price: 68, shares: [0, 5], trains: ['2E'], stations: ['E8', 'F11'] })
    .has('ESR', { price: 62, shares: [0, 0, 5], tokens: 3 })
    .turn('N&B', 'acquire', 0, ['ESR'])
    .do(pass, pass)

const witham = (phase: 'A' | 'B' = 'B', tokens = 2): Given =>
  Given.stockRound()
    .phase(phase)
    .lay('D13', '5', 0)
    .has('ECR', { price: 82, shares: [5], tokens, trains: ['2E'], stations: ['D13'], cash: 500 })
    .turn('ECR', 'track')

/** King's Lynn, Downham Market, Ely; a green small tile beside them. */
const fens = (stage: 'track' | 'token' = 'track'): Given =>
  Given.stockRound()
    .phase('B')
    .lay('C4', '202', 4)
    .lay('C6', '14', 2)
    .lay('C8', '621', 0)
    .lay('D7', '20', 1)
    .has('L&H', { price: 82, shares: [5], tokens: 2, trains: ['2E'], stations: ['C4'] })
    .has('E&H', { price: 82, shares: [0, 5], trains: ['2E'], stations: ['C8'] })
    .turn('L&H', stage)

/** The LNER has formed, and L&H of seat 0 buys trains in the first of the last rounds. */
export function late(): Given {
  const table = Given.stockRound(3)
    .phase('H', true)
    .has('L&H', { price: 82, shares: [6, 4], cash: 4000, trains: ['6F'], stations: ['C4'] })
    .has('E&H', { price: 74, shares: [4, 6], trains: ['6F'], stations: ['C8'] })
    .turn('L&H', 'trains')
  table.state.round = { kind: 'operating', set: 1, within: 2, rounds: 3 }
  return table.do(train('6E'), pass)
}
const lateRound = (): Given => late().do(pass, pass, pass)

/** 7.2, 7.5 to 7.7, 10.3. */
export const BUILDING = {
  '62-HOME-MUST-BUILD': () => first().refusal(pass),
  '62-HOME-MUST-UPGRADE': () => full().refusal(pass),
  '62-MERGE-DECLINED': () =>
    ipswich().turn('ESR', 'merge').do(merge('FDR', 'ESR'), decline).refusal(merge('FDR', 'ESR')),
  '62-MERGE-RECEIVERSHIP': () => forsaken().turn('ESR', 'merge').refusal(merge('FDR', 'ESR')),
  '62-MERGE-LNER': () => lateRound().refusal(merge('E&H', 'L&H')),
  '62-MERGE-STEP': () => ipswich().turn('ESR', 'merge').refusal(acquire('FDR', 'ESR')),
  '62-MERGE-NOT-CONNECTED': () => ipswich().turn('ESR', 'merge').refusal(merge('NGC', 'ESR')),
  '62-TOKEN-KEEP-HOME': () =>
    ipswich()
      .turn('ESR', 'merge')
      .do(merge('FDR', 'ESR'), accept)
      .refusal({ type: 'removeToken', hex: 'F11' }),
  '62-TRACK-COUNT': () =>
    witham()
      .do(LONDON)
      .refusal(lay('C12', '8850', 4)),
  '62-TRACK-N-ALONE': () =>
    Given.stockRound()
      .has('EUR', { price: 82, shares: [5], tokens: 2 })
      .waiting('EUR')
      .turn('EUR', 'track')
      .do(lay('E12', '790', 0))
      .refusal(lay('E10', '8852', 0)),
  '62-TRACK-NOT-CONNECTED': () => witham().refusal(lay('B3', '8850', 0)),
  '62-UPGRADE-NO-USE': () =>
    fens()
      .lay('C6', '57', 0)
      .lay('D7', '8852', 1)
      .refusal(lay('D7', '20', 1)),
  '62-TILE-LOSES-TRACK': () => witham().refusal(lay('D13', '15', 3)),
  '62-TILE-PHASE': () => witham('A').refusal(lay('D13', '14', 0)),
  '62-TILE-KIND': () => witham().refusal(lay('C12', '5', 0)),
  '62-TILE-LABEL': () => witham().refusal(lay('E12', '57', 0)),
  '62-TILE-EDGE': () => witham().refusal(lay('E14', '8852', 1)),
  '62-TILE-SUPPLY': () => witham().refusal(lay('D11', '9', 0)),
  '62-SMALL-NONE': () => fens().refusal(small('B3', 0, 3)),
  '62-SMALL-FULL': () =>
    fens()
      .do(small('D7', 1, 4))
      .turn('L&H', 'track')
      .refusal(small('D7', 1, 4)),
  '62-LONDON-FULL': () => {
    const table = witham()
    for (const id of ['SVR', 'EUR', 'NGC', 'E&H'] as const) table.company(id).london = true
    return table.refusal(LONDON)
  },
  '62-LONDON-TWICE': () => witham().do(LONDON).turn('ECR', 'track').refusal(LONDON),
  '62-LONDON-AFTER-TRACK': () =>
    first()
      .do(lay('C4', '202', 4))
      .refusal(LONDON),
  '62-LONDON-NOT-CONNECTED': () => fens().refusal(LONDON),
  '62-LNER-NO-BUILD': () => lateRound().refusal(lay('C4', '621', 0)),
  '62-LNER-NO-START': () => late().refusal({ type: 'start', company: 'ECR', price: 54 }),
  '62-TOKEN-ONE': () => fens('token').do(token('C6')).refusal(token('C8')),
  '62-TOKEN-NONE': () => witham('B', 0).refusal(LONDON),
  '62-TOKEN-FULL': () => fens('token').refusal(token('C8')),
  '62-TOKEN-SAME-HEX': () => fens('token').refusal(token('C4')),
  '62-TOKEN-NOT-CONNECTED': () => fens('token').refusal(token('E2')),
} as const satisfies Partial<Record<RefusalCode, Refused>>
