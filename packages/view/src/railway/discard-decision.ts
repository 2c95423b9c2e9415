import type { Action } from '@roundhouse/kernel'
import { type Asking, alike, group, note, option, row } from './asking.ts'
import type { CompanyView, TrainView } from './company-view.ts'
import type { Decision } from './decision.ts'
import { type Said, joined, money } from './said.ts'
import { say } from './sayings.ts'

/** A company above its limit, and the action by which one of its trains goes. */
export interface Discards<A> {
  readonly company: CompanyView
  /** What players call a train. */
  readonly name: (train: TrainView) => Said
  readonly discard: (train: TrainView) => A
  /** Just bought: it stays. */
  readonly keeps: string | null
}

/** A train of the director's choice goes to the pool. */
export function discardDecision<S, A extends Action>(
  asking: Asking<S, A>,
  { company, name, discard, keeps }: Discards<A>,
): Pick<Decision<A>, 'heading' | 'hint' | 'notes' | 'groups' | 'confirm' | 'missing'> {
  const { trains, trainLimit } = company
  const once = [...new Map(trains.map((train) => [train.id, train])).values()]
  const chosen = once.find((train) => alike(discard(train), asking.action))
  const kept = once.find(({ id }) => id === keeps)
  return {
    heading: say('discard.heading'),
    hint: say('discard.limit', trains.length, trainLimit),
    notes: [
      note(
        'prompt',
        joined(' ', [
          say('discard.goes', trains.length - trainLimit),
          kept !== undefined && say('discard.keeps', kept.kind),
          say('discard.choose'),
        ]),
      ),
    ],
    groups: [
      group(
        'rows',
        say('discard.choose'),
        once.map((train) =>
          row<A>({
            id: train.id,
            signs: [{ train }],
            name: name(train),
            figure: money(train.price),
            option: option(asking, discard(train)),
          }),
        ),
      ),
    ],
    confirm: chosen === undefined ? say('discard.button') : say('discard.confirm', chosen.kind),
    missing: say('discard.chooseFirst'),
  }
}
