import type { DeepReadonly, Seat } from '@roundhouse/kernel'
import {
  type CzAction,
  type CzState,
  type LocalId,
  NOBODY,
  companyData,
  localData,
  localIndex,
  localValue,
} from '@roundhouse/titles/18cz'
import { alike, filled, group } from '../../railway/asking.ts'
import type { CompanyView } from '../../railway/company-view.ts'
import type { Besides, Group } from '../../railway/decision.ts'
import {
  type PrivateTrade,
  ownPrivateRow,
  tradeAmount,
  tradeRow,
  tradeSaid,
} from '../../railway/private-decision.ts'
import { type Said, money } from '../../railway/said.ts'
import { privateIncome } from '../privates.ts'
import type { CzAsking } from './asking.ts'
import { localName, powerSaid } from './locals.ts'
import { say } from './sayings.ts'

/** At any moment of its turn: buy locals, sell them, use their power. — VIII.3, IV.1 */
export function besidesOf(asking: CzAsking): Besides<CzAction> | null {
  const { state, action } = asking
  const company = operatingIn(asking)
  if (company === null || CLOSED_IN.has(state.step)) return null
  const trades = tradesIn(asking)
  const groups = filled(
    ownLocals(asking, company),
    group<CzAction>(
      'rows',
      say('other.others'),
      trades.map((trade) => tradeRow(asking, trade)),
    ),
  )
  if (groups.length === 0) return null
  const chosen = tradeOf(asking)
  return {
    heading: say('other.heading'),
    note: say('other.value', money(localValue(state))),
    section: 'VIII.3',
    groups,
    ...(chosen === null || action === null
      ? { amount: null, figures: [] }
      : tradeAmount(asking, chosen, action)),
  }
}

/** What interrupts a turn leaves no room for it, and a red home tile comes before everything. — VIII.3 */
const CLOSED_IN: ReadonlySet<string> = new Set(['home', 'chooseCity', 'discard', 'answer'])

/** Václav's companies have no money and buy nothing. — XI.1 */
function operatingIn({ view }: Pick<CzAsking, 'view'>): CompanyView | null {
  const company = view.companies.find(({ id }) => id === view.operating)
  return company === undefined || company.director === 'vaclav' ? null : company
}

function ownLocals(asking: CzAsking, { privates }: CompanyView): Group<CzAction> {
  const { state } = asking
  return group(
    'tools',
    say('other.own'),
    privates.map(({ id, name, used }) => {
      const local = id as LocalId
      return ownPrivateRow<CzAsking['state'], CzAction>(
        asking,
        {
          id,
          name,
          note: used ? say('other.used') : powerSaid(local),
          // In the track step the map itself offers the purple tiles.
          power:
            state.step === 'track' ? null : { said: say('other.purple'), label: say('other.usePower', name) },
          sell: { type: 'sellLocal', local },
        },
        localValue(state),
      )
    }),
  )
}

/** Locals of players, of a size that the company may own, and in Moravia–Silesia MW. — VIII.3, XI.2 */
export function tradesIn({
  state,
  view,
}: Pick<CzAsking, 'state' | 'view'>): readonly PrivateTrade<CzAction>[] {
  const { turn, moravia } = state
  if (turn === null) return []
  const locals = view.players.flatMap(({ seat, privates }) =>
    privates.flatMap(({ id, size }) => (size === 'private' ? [] : [{ local: id as LocalId, owner: seat }])),
  )
  const mw = moravia?.mw ?? NOBODY
  return [
    ...locals
      .filter(({ local }) => localData(localIndex(local)).size <= companyData(turn.company).size)
      .toSorted((one, other) => localIndex(one.local) - localIndex(other.local))
      .map(({ local, owner }) => ({
        id: local,
        name: localName(local),
        note: powerSaid(local),
        owner,
        trade: { type: 'tradeLocal', local, price: 1 } as const,
      })),
    ...(mw === NOBODY ? [] : [mwTrade(state, mw)]),
  ]
}

function mwTrade(state: DeepReadonly<CzState>, owner: Seat): PrivateTrade<CzAction> {
  return {
    id: 'MW',
    name: say('other.mw'),
    note: say('other.mwIncome', money(privateIncome(state))),
    owner,
    trade: { type: 'tradeMw', price: 1 },
  }
}

function tradeOf(asking: CzAsking): PrivateTrade<CzAction> | null {
  const { action } = asking
  return tradesIn(asking).find(({ trade }) => alike(trade, action, 'price')) ?? null
}

/** What the button says while something besides the step is put together; null when nothing is. */
export function besidesSaid(asking: CzAsking): Said | null {
  const { state, action, seat } = asking
  if (action?.type === 'sellLocal') {
    return say('other.sell', localName(action.local), money(localValue(state)))
  }
  const trade = tradeOf(asking)
  return trade === null || action === null ? null : tradeSaid(trade, action, seat)
}
