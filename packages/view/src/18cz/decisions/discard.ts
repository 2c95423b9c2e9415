import type { CzAction, TrainId } from '@roundhouse/titles/18cz'
import { group, note, option, row } from '../../railway/asking.ts'
import { joined, money } from '../../railway/said.ts'
import { discardRows } from '../preview/acquired.ts'
import type { CzAsking, CzDecision } from './asking.ts'
import { framed } from './frame.ts'
import { say } from './sayings.ts'

/** A new limit: a train of the director's choice goes to the pool. — VIII.12 */
export function discardDecision(asking: CzAsking): CzDecision | null {
  const found = discardRows(asking.state)
  if (found === null) return null
  const { trains, over, limit, keeps } = found
  const { action } = asking
  const chosen = action?.type === 'discard' ? trains.find(({ id }) => id === action.train) : undefined
  return framed(asking, {
    heading: say('discard.heading'),
    hint: say('discard.limit', limit + over, limit),
    section: 'VIII.12',
    notes: [
      note(
        'prompt',
        joined(' ', [
          say('discard.goes', over),
          keeps !== null && say('discard.keeps', trains.find(({ id }) => id === keeps)?.kind ?? keeps),
          say('discard.choose'),
        ]),
      ),
    ],
    groups: [
      group(
        'rows',
        say('discard.choose'),
        trains.map((train) =>
          row<CzAction>({
            id: train.id,
            signs: [{ train }],
            name: say('names.train', train.id),
            figure: money(train.price),
            option: option<CzAction>(asking, { type: 'discard', train: train.id as TrainId }),
          }),
        ),
      ),
    ],
    confirm: chosen === undefined ? say('discard.button') : say('discard.confirm', chosen.kind),
    missing: say('discard.chooseFirst'),
  })
}
