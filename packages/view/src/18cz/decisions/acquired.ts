import type { CzAction, TrainId } from '@roundhouse/titles/18cz'
import { NOTHING, group, note, option, row } from '../../railway/asking.ts'
import type { RowButton } from '../../railway/decision.ts'
import { type Said, money } from '../../railway/said.ts'
import { type AcquiredTrain, acquiredTrains } from '../preview/acquired.ts'
import type { CzAsking, CzDecision } from './asking.ts'
import { framed } from './frame.ts'
import { say } from './sayings.ts'
import { trainMeaning } from './trains.ts'

/** Each acquired train is kept, turned to a larger kind, or scrapped, at once. — VIII.9 */
export function acquiredDecision(asking: CzAsking): CzDecision | null {
  const found = acquiredTrains(asking.state)
  if (found === null) return null
  const { action } = asking
  return framed(asking, {
    heading: say('acquired.heading'),
    hint: say('acquired.limit', found.owned, found.limit),
    section: 'VIII.9',
    notes: [note('prompt', say('acquired.choose'))],
    groups: [
      group(
        'tools',
        say('acquired.heading'),
        found.trains.map((each) =>
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
    confirm: confirmOf(asking, found.trains),
    missing: say('acquired.choose'),
  })
}

function buttonsOf(asking: CzAsking, { train, turns }: AcquiredTrain): readonly RowButton<CzAction>[] {
  const scrap: CzAction = { type: 'scrapTrain', train: train.id as TrainId }
  return [
    ...turns.map(({ to, cost, action }) => ({
      id: to.id,
      does: 'choose' as const,
      said: cost === 0 ? say('acquired.turnFree', to.kind) : say('acquired.turnTo', to.kind, money(cost)),
      label: null,
      option: option<CzAction>(asking, action),
    })),
    {
      id: 'scrap',
      does: 'choose',
      said: say('acquired.scrap'),
      label: say('acquired.confirmScrap', say('names.train', train.id)),
      option: option(asking, scrap),
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
