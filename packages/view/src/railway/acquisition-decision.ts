import type { Action, GameEvent, Seat } from '@roundhouse/kernel'
import { eventsOf } from '@roundhouse/railways'
import {
  type Asking,
  NOTHING,
  amountIn,
  change,
  figure,
  group,
  note,
  optionOfAmount,
  row,
  valueIn,
} from './asking.ts'
import type { CompanyView, TrainView } from './company-view.ts'
import type { Amount, Decision, Meaning, Note } from './decision.ts'
import type { Change } from './preview/future.ts'
import type { RailwayView } from './railway-view.ts'
import { type Said, type Told, joined, money, sayIn } from './said.ts'
import type { AcquisitionSayings, RailwaySayings } from './sayings.ts'

const say = sayIn<RailwaySayings & AcquisitionSayings>()

/** What one company pays and takes when it acquires another. */
export interface AcquisitionPreview {
  readonly cost: number
  /** The acquirer's, with the target's money in it. */
  readonly treasury: Change
  readonly bySeat: readonly {
    readonly seat: Seat
    readonly percent: number
    readonly amount: number
    /** What the shares are worth today. */
    readonly value: number
  }[]
  readonly takes: {
    readonly cash: number
    readonly trains: readonly TrainView[]
    readonly privates: readonly string[]
    readonly stations: number
  }
}

/** The acquisition among these events, as it would change what is on the table; null where there is none. */
export function acquisitionIn(
  { companies }: RailwayView,
  events: readonly GameEvent[],
): AcquisitionPreview | null {
  const [acquired] = eventsOf(events, 'companyAcquired')
  const buyer = companies.find(({ id }) => id === acquired?.company)
  const target = companies.find(({ id }) => id === acquired?.target)
  if (acquired === undefined || buyer === undefined || target === undefined) return null
  const cost = acquired.bySeat.reduce((sum, amount) => sum + amount, 0)
  return {
    cost,
    treasury: { before: buyer.treasury, after: buyer.treasury - cost + acquired.treasury },
    bySeat: acquired.bySeat.flatMap((amount, seat) => {
      const held = target.shares.holders.find(({ holder }) => holder === seat)
      if (held === undefined) return []
      return [{ seat, percent: held.percent, amount, value: held.shares * (target.price ?? 0) }]
    }),
    takes: {
      cash: acquired.treasury,
      trains: target.trains,
      privates: target.privates.map(({ id }) => id),
      stations: target.stations.placed.length,
    },
  }
}

/** A company that could be acquired, those that cannot be had now included. */
export interface Target {
  readonly company: CompanyView
  /** Whoever decides for the acquirer decides for it too: no answer is needed. */
  readonly agreed: boolean
  readonly least: number
  readonly most: number
}

/** What a title's companies are acquired by. */
export interface Acquisitions<A> {
  readonly targets: readonly Target[]
  /** So much a share, in the field `price`. */
  readonly acquire: (company: string, price: number) => A
  /** The acquisition at this price, agreed to; null where the rules refuse it. */
  readonly preview: (target: Target, price: number) => AcquisitionPreview | null
  /** What else there is to know about everything that comes over. */
  readonly rest: Told | null
}

/** One of other companies at a price a share. */
export function acquisitionDecision<S, A extends Action>(
  asking: Asking<S, A>,
  acquisitions: Acquisitions<A>,
): Pick<Decision<A>, 'heading' | 'groups' | 'amount' | 'meaning' | 'confirm' | 'missing'> {
  const { targets, acquire } = acquisitions
  const { action } = asking
  const chosen =
    action === null
      ? undefined
      : targets.find(
          ({ company }) => 'company' in action && action.company === company.id && 'price' in action,
        )
  const amount = chosen === undefined || action === null ? null : priceOf(asking, action, chosen)
  return {
    heading: say('acquire.heading'),
    groups: [
      group(
        'grid',
        say('acquire.targets'),
        targets.map(({ company: { id, director, price }, least }) =>
          row<A>({
            id,
            signs: [{ company: id }],
            name: id,
            note: director === null ? null : { holder: director },
            figure: money(price),
            option: optionOfAmount(asking, acquire(id, least), 'price', price ?? 0),
          }),
        ),
      ),
    ],
    amount,
    ...(amount === null || chosen === undefined
      ? { meaning: NOTHING, confirm: say('acquire.acquire') }
      : chosenOf(acquisitions, chosen, amount)),
    missing: say('acquire.chooseFirst'),
  }
}

function priceOf<S, A extends Action>(
  asking: Asking<S, A>,
  action: A,
  { company, least, most }: Target,
): Amount<A> | null {
  return amountIn(asking, action, 'price', {
    heading: say('acquire.price'),
    aside: say('acquire.range', money(least), money(most)),
    label: say('acquire.amount'),
    quick: (min, max) =>
      [
        { amount: min, name: say('least') },
        { amount: company.price ?? 0, name: say('revenue.price') },
        { amount: max, name: say('most') },
      ].filter(({ amount }) => amount >= min && amount <= max),
  })
}

function chosenOf<A extends Action>(
  { preview: previewOf, rest }: Acquisitions<A>,
  target: Target,
  { action, min }: Amount<A>,
): Pick<Decision<A>, 'meaning' | 'confirm'> {
  const { company, agreed } = target
  const entered = valueIn(action, 'price')
  const price = Number.isFinite(entered) ? entered : min
  const preview = previewOf(target, price)
  const consent =
    agreed || company.director === null
      ? say('acquire.agreed')
      : say('acquire.needs', { holder: company.director })
  return {
    meaning: acquisitionMeaning(preview, rest, [note('plain', consent)]),
    confirm: Number.isFinite(entered) ? confirmOf(target, price, preview) : say('acquire.acquire'),
  }
}

function confirmOf({ company, agreed }: Target, price: number, preview: AcquisitionPreview | null): Said {
  return agreed && preview !== null
    ? say('acquire.acquireFor', company.id, money(preview.cost))
    : say('acquire.offerFor', company.id, money(price))
}

/** What an acquisition costs, whom it pays, and what comes over with the company. */
export function acquisitionMeaning(
  preview: AcquisitionPreview | null,
  rest: Told | null,
  notes: readonly Note[],
): Meaning {
  if (preview === null) return { figures: [], notes }
  const { bySeat, cost, treasury, takes } = preview
  const taken = [
    ...(takes.cash > 0 ? [say('acquire.cash', money(takes.cash))] : []),
    ...(takes.trains.length > 0
      ? [say('acquire.trains', { list: takes.trains.map(({ kind }) => kind) })]
      : []),
    ...(takes.privates.length > 0 ? [say('acquire.privates', takes.privates.length)] : []),
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
      note('prompt', joined(' ', [joined('', [say('acquire.takes'), ': ', whole, '.']), rest])),
      ...notes,
    ],
  }
}
