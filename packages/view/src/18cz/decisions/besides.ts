import type { DeepReadonly, Seat } from '@roundhouse/kernel'
import {
  type CzAction,
  type CzState,
  VACLAV,
  localData,
  localIndex,
  localValue,
} from '@roundhouse/titles/18cz'
import {
  amountIn,
  change,
  filled,
  group,
  option,
  optionOfAmount,
  row,
  valueIn,
} from '../../railway/asking.ts'
import type { Amount, Besides, Group, Row } from '../../railway/decision.ts'
import { type Said, type Told, joined, money } from '../../railway/said.ts'
import { type LocalDeals, type LocalRow, localDeals } from '../preview/locals.ts'
import type { CzAsking } from './asking.ts'
import { say } from './sayings.ts'

type Trade = Extract<CzAction, { type: 'tradeLocal' | 'tradeMw' }>

/** At any moment of its turn: buy locals, sell them, use their power. — VIII.3, IV.1 */
export function besidesOf(asking: CzAsking): Besides<CzAction> | null {
  const { state } = asking
  const deals = localDeals(state)
  if (deals === null || ofVaclav(state) || CLOSED_IN.has(state.step)) return null
  const groups = filled(ownLocals(asking, deals), othersLocals(asking, deals))
  if (groups.length === 0) return null
  const trade = tradeIn(asking.action)
  const amount = trade === null ? null : priceOf(asking, trade)
  const buyer = asking.view.companies.find(({ id }) => id === asking.view.operating)
  const treasury = buyer?.treasury ?? 0
  return {
    heading: say('other.heading'),
    note: say('other.value', money(deals.value)),
    section: 'VIII.3',
    groups,
    amount,
    figures: amount === null ? [] : [change(say('treasury'), treasury, treasury - amount.value)],
  }
}

/** What interrupts a turn leaves no room for it, and a red home tile comes before everything. — VIII.3 */
const CLOSED_IN: ReadonlySet<string> = new Set(['home', 'chooseCity', 'discard', 'answer'])

/** They have no money and buy nothing. — XI.1 */
function ofVaclav({ turn, companies }: DeepReadonly<CzState>): boolean {
  return turn !== null && companies[turn.company]?.director === VACLAV
}

function ownLocals(asking: CzAsking, { own, value }: LocalDeals): Group<CzAction> {
  const { state } = asking
  return group(
    'tools',
    say('other.own'),
    own.map((local) =>
      row<CzAction>({
        id: local.id,
        name: local.name,
        note: local.used ? say('other.used') : powerSaid(local),
        buttons: [
          // In the track step the map itself offers the purple tiles.
          ...(state.step === 'track'
            ? []
            : [
                {
                  id: 'power',
                  does: 'power' as const,
                  said: say('other.purple'),
                  label: say('other.usePower', local.name),
                  power: local.id,
                },
              ]),
          {
            id: 'sell',
            does: 'choose',
            said: say('other.sellShort', money(value)),
            label: joined(', ', [say('other.sellShort', money(value)), local.name]),
            option: option(asking, { type: 'sellLocal', local: local.id }),
          },
        ],
      }),
    ),
  )
}

function othersLocals(asking: CzAsking, { others, mw }: LocalDeals): Group<CzAction> {
  const offered = (action: Trade): Pick<Row<CzAction>, 'option'> => ({
    option: optionOfAmount<CzAction>(asking, action, 'price', Infinity),
  })
  const from = (seat: Seat): Said => say('other.buyFrom', { player: seat })
  return group('rows', say('other.others'), [
    ...others.map((local) =>
      row<CzAction>({
        id: local.id,
        name: local.name,
        note: powerSaid(local),
        figureNote: typeof local.owner === 'number' ? from(local.owner) : null,
        ...offered({ type: 'tradeLocal', local: local.id, price: 1 }),
      }),
    ),
    ...(mw === null
      ? []
      : [
          row<CzAction>({
            id: 'MW',
            name: say('other.mw'),
            note: say('other.mwIncome', money(mw.income)),
            figureNote: from(mw.seat),
            ...offered({ type: 'tradeMw', price: 1 }),
          }),
        ]),
  ])
}

/** "5 K a round · river free · purple green". */
export function powerSaid({ income, waives, lays }: LocalRow): Told {
  return joined(' · ', [
    say('locals.income', money(income)),
    say('locals.waives', { list: waives.map((id) => say(`terrain.${id}`)) }),
    say('locals.lays', { list: lays.map((id) => say(`colours.${id}`)) }),
  ])
}

function tradeIn(action: CzAction | null): Trade | null {
  return action?.type === 'tradeLocal' || action?.type === 'tradeMw' ? action : null
}

function priceOf(asking: CzAsking, trade: Trade): Amount<CzAction> | null {
  return amountIn<CzAction>(asking, trade, 'price', {
    heading: nameOf(trade),
    aside: null,
    label: say('other.amount'),
    quick: (min, max) => [
      { amount: min, name: say('least') },
      { amount: max, name: say('most') },
    ],
  })
}

/** What the button says while something besides the step is put together; null when nothing is. */
export function besidesSaid({ state, action, seat }: CzAsking): Said | null {
  if (action?.type === 'sellLocal') {
    return say('other.sell', localName(action.local), money(localValue(state)))
  }
  const trade = tradeIn(action)
  if (trade === null) return null
  const amount = money(valueIn(trade, 'price'))
  return ownerOf(state, trade) === seat
    ? say('other.take', nameOf(trade), amount)
    : say('other.offer', nameOf(trade), amount)
}

/** Whoever decides for the company and owns the thing himself need not agree with anybody. — VIII.3 */
function ownerOf(state: DeepReadonly<CzState>, trade: Trade): LocalRow['owner'] | null {
  const deals = localDeals(state)
  if (trade.type === 'tradeMw') return deals?.mw?.seat ?? null
  return deals?.others.find(({ id }) => id === trade.local)?.owner ?? null
}

function nameOf(trade: Trade): Told {
  return trade.type === 'tradeMw' ? say('other.mw') : localName(trade.local)
}

/** The name of a local by itself, without its size. */
function localName(id: string): string {
  return localData(localIndex(id)).name
}
