import { type Title, asReadonly } from '@roundhouse/kernel'
import type { CzAction } from './actions.ts'
import type { CzEvent } from './events.ts'
import { violations } from './invariants.ts'
import { acquiredTokens, acquiredTrains } from './rules/acquired.ts'
import { acquire } from './rules/acquisition.ts'
import { asked, debtors } from './rules/asked.ts'
import { auction, refuseOutbid } from './rules/auction.ts'
import { bestRun } from './rules/best-run.ts'
import { discard } from './rules/discard.ts'
import { refuseAfterEnd, refuseOutOfTurn } from './rules/gates.ts'
import { chooseCity, home } from './rules/home.ts'
import { mwTrack } from './rules/mw.ts'
import { answer } from './rules/offers.ts'
import { preStock } from './rules/pre-stock.ts'
import { revenue } from './rules/revenue.ts'
import { andProceed } from './rules/rounds.ts'
import { type BestRun, runStep } from './rules/run.ts'
import { standing } from './rules/standing.ts'
import { stock } from './rules/stock.ts'
import { token } from './rules/tokens.ts'
import { track } from './rules/track.ts'
import { trains } from './rules/trains.ts'
import { setup } from './setup.ts'
import { type CzState, cloneState } from './state.ts'

/** `bestRun` finds the highest run; while there is none, any legal run is accepted. — VIII.8 */
export function title18cz(bestRun: BestRun | null): Title<CzState, CzAction, CzEvent> {
  return {
    id: '18cz',
    name: '18CZ',
    rules: 1,
    players: { min: 3, max: 6 },
    variants: [
      { id: 'bohemia', players: { min: 2, max: 2 }, notice: null },
      { id: 'moravia-silesia', players: { min: 2, max: 3 }, notice: 'reconstructed-map' },
    ],
    options: [
      { id: 'runMaximum', values: () => ['yes', 'no'], fallback: 'yes', section: 'VIII.8' },
      { id: 'olderEdition', values: () => ['no', 'yes'], fallback: 'no', section: 'III.3' },
      {
        id: 'compatibility',
        values: () => ['rulebook', '18xx.games'],
        fallback: 'rulebook',
        section: 'III.1',
      },
      // Which companies Václav gets, if the table does not want the lot to decide.
      { id: 'vaclavSmall', values: forVaclav(['EKJ', 'BCB', 'VBW']), fallback: 'lot', section: 'XI.1' },
      {
        id: 'vaclavMedium',
        values: forVaclav(['BN', 'NWB', 'ATE', 'BTE']),
        fallback: 'lot',
        section: 'XI.1',
      },
      { id: 'vaclavLarge', values: forVaclav(['Sx', 'By', 'kk']), fallback: 'lot', section: 'XI.1' },
    ],
    steps: [
      preStock,
      auction,
      stock,
      mwTrack,
      home,
      track,
      token,
      runStep(bestRun),
      revenue,
      acquire,
      acquiredTokens,
      acquiredTrains,
      trains,
      chooseCity,
      discard,
      answer,
    ].map(andProceed),
    gates: [refuseAfterEnd, refuseOutbid, refuseOutOfTurn],
    setup,
    toAct: asked,
    mayAct: debtors,
    clone: cloneState,
    // Everything lies open; only the generator would tell what Václav is to draw. — III.1
    conceal: (state) => ({ ...cloneState(state), rng: [0, 0, 0, 0] }),
    standing,
    violations: (state) => violations(asReadonly(state)),
  }
}

export const eighteenCz = title18cz(bestRun)

function forVaclav(companies: readonly string[]): (players: number) => readonly string[] {
  return (players) => (players === 2 ? ['lot', ...companies] : ['lot'])
}
