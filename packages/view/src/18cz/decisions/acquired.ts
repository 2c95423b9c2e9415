import type { DeepReadonly } from '@roundhouse/kernel'
import {
  type CzAction,
  type CzState,
  TRAINS,
  type TrainId,
  companyData,
  trainData,
} from '@roundhouse/titles/18cz'
import { NOTHING, group, note, option, row } from '../../railway/asking.ts'
import type { TrainView } from '../../railway/company-view.ts'
import type { RowButton } from '../../railway/decision.ts'
import { type Said, money } from '../../railway/said.ts'
import { trainView } from '../trains.ts'
import type { CzAsking, CzDecision } from './asking.ts'
import { framed } from './frame.ts'
import { say } from './sayings.ts'
import { trainMeaning } from './trains.ts'

/** An acquired train with the larger kinds on its card; none once it has been turned. */
interface AcquiredTrain {
  readonly train: TrainView
  readonly turned: boolean
  readonly turns: readonly { readonly to: TrainView; readonly cost: number }[]
}

/** Each acquired train is kept, turned to a larger kind, or scrapped, at once. — VIII.9 */
export function acquiredDecision(asking: CzAsking): CzDecision | null {
  const { state, view, action } = asking
  const trains = acquiredIn(state)
  const company = view.companies.find(({ id }) => id === view.operating)
  if (company === undefined) return null
  return framed(asking, {
    heading: say('acquired.heading'),
    hint: say('acquired.limit', company.trains.length, company.trainLimit),
    section: 'VIII.9',
    notes: [note('prompt', say('acquired.choose'))],
    groups: [
      group(
        'tools',
        say('acquired.heading'),
        trains.map((each) =>
          row<CzAction>({
            id: `${each.train.id} ${each.turned}`,
            signs: [{ train: each.train }],
            note: each.turned ? say('acquired.turned') : null,
            buttons: buttonsOf(asking, each),
          }),
        ),
      ),
    ],
    meaning: action?.type === 'turnTrain' ? trainMeaning(asking, action) : NOTHING,
    usual: action === null ? { type: 'pass' } : null,
    confirm: confirmOf(asking, trains),
    missing: say('acquired.choose'),
  })
}

/** A kind that the company may not own is left out. */
function acquiredIn(state: DeepReadonly<CzState>): readonly AcquiredTrain[] {
  const { turn } = state
  if (turn === null || turn.acquired === null) return []
  const own = companyData(turn.company).size
  const undecided = [...new Set(turn.acquired)].map((code) => {
    const { letter, size, price } = trainData(code)
    const faces = TRAINS.flatMap((face) =>
      face !== null && face.letter === letter && face.size > size && face.size <= own ? [face] : [],
    )
    const turns = faces.map((face) => ({
      to: trainView(state, face.code),
      cost: Math.max(0, face.price - price),
    }))
    return { train: trainView(state, code), turned: false, turns }
  })
  const turned = [...new Set(turn.turned)].map((code) => ({
    train: trainView(state, code),
    turned: true,
    turns: [],
  }))
  return [...undecided, ...turned]
}

function buttonsOf(asking: CzAsking, { train, turns }: AcquiredTrain): readonly RowButton<CzAction>[] {
  const id = train.id as TrainId
  return [
    ...turns.map(({ to, cost }) => ({
      id: to.id,
      does: 'choose' as const,
      said: cost === 0 ? say('acquired.turnFree', to.kind) : say('acquired.turnTo', to.kind, money(cost)),
      label: null,
      option: option<CzAction>(asking, { type: 'turnTrain', train: id, to: to.id as TrainId }),
    })),
    {
      id: 'scrap',
      does: 'choose',
      said: say('acquired.scrap'),
      label: say('acquired.confirmScrap', say('names.train', train.id)),
      option: option(asking, { type: 'scrapTrain', train: id }),
    },
  ]
}

function confirmOf({ action }: CzAsking, trains: readonly AcquiredTrain[]): Said {
  if (action?.type !== 'scrapTrain' && action?.type !== 'turnTrain') return say('acquired.keepAll')
  const found = trains.find(({ train }) => train.id === action.train)
  const from = found?.train.kind ?? action.train
  if (action.type === 'scrapTrain') return say('acquired.confirmScrap', from)
  const turn = found?.turns.find(({ to }) => to.id === action.to)
  const to = turn?.to.kind ?? action.to
  return turn === undefined || turn.cost === 0
    ? say('acquired.confirmTurnFree', from, to)
    : say('acquired.confirmTurn', from, to, money(turn.cost))
}
