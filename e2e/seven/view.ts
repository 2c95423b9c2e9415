import { asReadonly } from '@roundhouse/kernel'
import {
  chronicler,
  countedSets,
  plainDecisions,
  plainLines,
  plainView,
} from '@roundhouse/view/railway/plain'
import { BOX, COMPANY_IDS, type CompanyId, SETS, SHARES, type TrainId } from './data.ts'
import { type SevenAction, type SevenEvent, type SevenState, wealthOf } from './state.ts'
import { seven } from './title.ts'

const ROUNDS = countedSets(Array.from({ length: SETS }, () => 1))

export const viewOf = plainView<SevenState>(seven, BOX, wealthOf)

export const chronicleOf = chronicler<SevenState, SevenAction, SevenEvent>({
  view: viewOf,
  companies: COMPANY_IDS,
  rounds: () => ROUNDS,
  directorShares: 1,
  perShare: (_company, revenue) => Math.floor(revenue / SHARES),
  privateWorth: () => 0,
  privateOf: (item) => item,
  penaltyOf: () => 0,
  book: () => {},
  trainIn: () => null,
})

export const linesOf = (entry: number, events: readonly SevenEvent[], auto: boolean) =>
  plainLines(ROUNDS, entry, events, auto)

export const START_BOARD = viewOf(
  asReadonly(seven.setup({ rules: 1, players: 2, variant: null, options: {}, seed: 'seven' }, () => {})),
).board

export const decisionOf = plainDecisions<SevenState, SevenAction, SevenEvent>({
  title: seven,
  viewOf,
  sections: { stock: '2', track: '3', token: '4', run: '5', revenue: '5', trains: '6' },
  turnOf: ({ turn }) => turn,
  pass: { type: 'pass' },
  payOut: { type: 'payOut' },
  withhold: { type: 'withhold' },
  buyShare: (company) => ({ type: 'buyShare', company: company as CompanyId }),
  buyTrain: (train) => ({ type: 'buyTrain', train: train as TrainId }),
  perShare: (revenue) => Math.floor(revenue / SHARES),
})
