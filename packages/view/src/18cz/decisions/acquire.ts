import type { CzAction } from '@roundhouse/titles/18cz'
import { amountIn, change, figure, group, note, optionOfAmount, row } from '../../railway/asking.ts'
import type { Meaning, Note } from '../../railway/decision.ts'
import { type Said, joined, money } from '../../railway/said.ts'
import { type AcquisitionPreview, type Target, acquisitionPreview, targetsOf } from '../preview/acquire.ts'
import type { CzAsking, CzDecision } from './asking.ts'
import { framed } from './frame.ts'
import { say } from './sayings.ts'

type Acquire = Extract<CzAction, { type: 'acquire' }>

/** A smaller company at a price between half and one and a half times its own. — VIII.9 */
export function acquireDecision(asking: CzAsking): CzDecision {
  const targets = targetsOf(asking.state)
  const offer = asking.action?.type === 'acquire' ? asking.action : null
  const target = targets.find(({ company }) => company === offer?.company)
  const chosen = offer === null || target === undefined ? null : chosenOf(asking, offer, target)
  return framed(asking, {
    heading: say('acquire.heading'),
    section: 'VIII.9',
    groups: [
      group(
        'grid',
        say('acquire.targets'),
        targets.map(({ company, director, price, least }) =>
          row<CzAction>({
            id: company,
            signs: [{ company }],
            name: company,
            note: { holder: director },
            figure: money(price),
            option: optionOfAmount<CzAction>(
              asking,
              { type: 'acquire', company, price: least },
              'price',
              price,
            ),
          }),
        ),
      ),
    ],
    ...chosen,
    confirm: chosen?.confirm ?? say('acquire.acquire'),
    missing: say('acquire.chooseFirst'),
  })
}

function chosenOf(
  asking: CzAsking,
  offer: Acquire,
  target: Target,
): Pick<CzDecision, 'amount' | 'meaning' | 'confirm'> | null {
  const { state, view } = asking
  const amount = priceOf(asking, offer, target)
  if (amount === null || view.operating === null) return null
  const price = Number.isFinite(offer.price) ? offer.price : amount.min
  const preview = acquisitionPreview(state, view.operating, target.company, price)
  const consent = target.agreed ? say('acquire.agreed') : say('acquire.needs', { holder: target.director })
  return {
    amount,
    meaning: acquisitionMeaning(preview, [note('plain', consent)]),
    confirm: confirmOf(offer, target, preview),
  }
}

function priceOf(asking: CzAsking, offer: Acquire, target: Target): CzDecision['amount'] {
  return amountIn<CzAction>(asking, offer, 'price', {
    heading: say('acquire.price'),
    aside: say('acquire.range', money(target.least), money(target.most)),
    label: say('acquire.amount'),
    quick: (min, max) =>
      [
        { amount: min, name: say('least') },
        { amount: target.price, name: say('revenue.price') },
        { amount: max, name: say('most') },
      ].filter(({ amount }) => amount >= min && amount <= max),
  })
}

function confirmOf(offer: Acquire, { company, agreed }: Target, { cost }: AcquisitionPreview): Said {
  if (!Number.isFinite(offer.price)) return say('acquire.acquire')
  return agreed
    ? say('acquire.acquireFor', company, money(cost))
    : say('acquire.offerFor', company, money(offer.price))
}

/** What an acquisition costs, whom it pays, and what comes over with the company. — VIII.9 */
export function acquisitionMeaning(preview: AcquisitionPreview, notes: readonly Note[]): Meaning {
  const { bySeat, cost, treasury, takes } = preview
  const taken = [
    ...(takes.cash > 0 ? [say('acquire.cash', money(takes.cash))] : []),
    ...(takes.trains.length > 0
      ? [say('acquire.trains', { list: takes.trains.map(({ kind }) => kind) })]
      : []),
    ...(takes.locals.length > 0 ? [say('acquire.locals', takes.locals.length)] : []),
    ...(takes.stations > 0 ? [say('acquire.stations', takes.stations)] : []),
  ]
  const whole = taken.length === 0 ? say('acquire.nothing') : say('and', { list: taken })
  return {
    figures: [
      ...bySeat.map(({ seat, percent, amount, value }) =>
        figure(
          joined('', [
            { person: seat },
            ' ',
            say('shareOf', percent),
            ', ',
            say('acquire.worth', money(value)),
          ]),
          money(amount),
        ),
      ),
      figure(say('acquire.cost'), money(cost)),
      change(say('treasury'), treasury.before, treasury.after),
    ],
    notes: [
      note(
        'prompt',
        joined('', [
          say('acquire.takes'),
          ': ',
          whole,
          '. ',
          say('acquire.stationPrice', money(preview.stationPrice)),
        ]),
      ),
      ...notes,
    ],
  }
}
