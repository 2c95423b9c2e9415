import { type DeepReadonly, asReadonly } from '@roundhouse/kernel'
import {
  NOBODY,
  POOL,
  type RmAction,
  type RmState,
  SHARES,
  TREASURY,
  companyAt,
  companyId,
  priceOf,
  sharesOf,
} from '@roundhouse/titles/1862'
import { NOTHING, change, note } from '../railway/asking.ts'
import type { Bead, Meaning } from '../railway/decision.ts'
import type { Exchange } from '../railway/exchange.ts'
import { money } from '../railway/said.ts'
import type { RmAsking } from './decisions/asking.ts'
import { say } from './decisions/sayings.ts'
import { connectionOf } from './exchange-connection.ts'
import { holderRow, holdersOf, poolRow, unitsIn, worthIn } from './exchange-holders.ts'
import { partiesOf } from './exchange-parties.ts'
import { runsOf } from './exchange-runs.ts'
import { stationsOf } from './exchange-stations.ts'
import { type Joining, joiningAhead } from './preview/joining.ts'

type State = DeepReadonly<RmState>

/** What is put together, proposed or under way, played through. */
export function joiningIn({ state, seat, action }: RmAsking): Joining | null {
  if (state.step === 'answer' || state.step === 'option') return joiningAhead(state, seat, startOf(state))
  return BEGINS.has(action?.type ?? '') ? joiningAhead(state, seat, action) : null
}

const BEGINS: ReadonlySet<string> = new Set<RmAction['type']>(['merge', 'acquire', 'refinance'])

/** A proposal waits for its answer; in the middle of an exchange nothing begins. */
function startOf({ step }: State): RmAction | null {
  return step === 'answer' ? { type: 'answer', accept: true } : null
}

/** The whole exchange as a page: companies, holders before and after, who decides what. — 5.2, 7.5 */
export function exchangeOf(asking: RmAsking): Exchange<RmAction> | null {
  const joining = joiningIn(asking)
  if (joining === null) return null
  const { kind, survivor, vanishing } = joining
  const ids = [survivor, vanishing].flatMap((each) => (each === null ? [] : [companyId(each)]))
  // Whoever proposes it stands first, though the other may survive.
  const [first = '', second = ''] = joining.before.turn?.company === vanishing ? ids.toReversed() : ids
  const heading =
    kind === 'refinance' ? say('exchange.refinance', first) : say(`exchange.${kind}`, first, second)
  return {
    heading,
    section: kind === 'refinance' ? '7.11.2' : kind === 'merge' ? '7.5' : '7.14',
    steps: stepsOf(asking, joining),
    parties: partiesOf(asking, joining),
    runs: runsOf(asking, joining),
    rule: say('exchange.rule'),
    columns: {
      holder: say('exchange.holder'),
      holds: say('exchange.holds'),
      gives: say('exchange.gives'),
      keeps: say('exchange.exchanges'),
      after: say('exchange.after'),
      cash: say('exchange.cash'),
      worth: say('exchange.value'),
    },
    holders: [...holdersOf(joining).map((holder) => holderRow(asking, joining, holder)), poolRow(joining)],
    foot: footOf(joining),
    stations: stationsOf(joining),
    follows: [...connectionOf(joining), ...followsOf(joining)],
  }
}

const STEPS = ['partner', 'price', 'shares', 'stations', 'agreement'] as const
type Step = (typeof STEPS)[number]

/**
 * Partner and price are settled with the choice; then it is agreed to, and holder after holder asked. A refinancing has
 * nothing but shares. — 7.5.1, 5.2.4
 */
function stepsOf({ state }: RmAsking, { kind }: Joining): readonly Bead[] {
  if (kind === 'refinance') return []
  const now: Step = state.step === 'option' ? 'shares' : 'agreement'
  const done: readonly Step[] = now === 'shares' ? ['partner', 'price', 'agreement'] : ['partner', 'price']
  return STEPS.map((step) => ({
    name: say(`exchange.steps.${step}`),
    state: step === now ? 'now' : done.includes(step) ? 'done' : 'later',
  }))
}

/** What happens to the company that vanishes, and how the turn goes on. — 7.5.7 */
function followsOf({ after, survivor, vanishing, kind }: Joining): Exchange['follows'] {
  if (vanishing === null) return []
  const goesOn = kind === 'merge' && after.turn?.company === survivor
  return [
    { said: say('join.returns', companyId(vanishing)), section: '7.5.7' },
    { said: say(goesOn ? 'join.next.track' : 'join.next.done', companyId(survivor)), section: '7.5' },
  ]
}

/** Director, option price, and the proof that every share is accounted for. — 5.2.4, 5.2.5 */
function footOf({ after, survivor, options }: Joining): Exchange['foot'] {
  const state = asReadonly(after)
  const { director } = companyAt(state, survivor)
  const seats = Array.from({ length: state.players }, (_, seat) => seat)
  const counted = [...seats, TREASURY, POOL].reduce((sum, each) => sum + sharesOf(state, survivor, each), 0)
  // A certificate that is an option costs otherwise; its row says how much.
  const first = options.find(({ units }) => units === 1)
  return [
    {
      said:
        director === NOBODY
          ? say('exchange.receivership')
          : say('exchange.director', { person: director }, sharesOf(state, survivor, director)),
      section: '5.2.5',
    },
    ...(first === undefined ? [] : [{ said: say('exchange.option', money(first.keep)), section: '5.2.4' }]),
    { said: say('exchange.accounted', counted, SHARES), section: null },
  ]
}

/** What it would mean for the reader: price, shares and what they are worth. — 7.5.3 */
export function joinMeaning(asking: RmAsking): Meaning {
  const joining = joiningIn(asking)
  if (joining === null) return NOTHING
  const { before, after, survivor, vanishing } = joining
  const state = asReadonly(after)
  const { seat } = asking
  const worth = worthIn(joining, seat)
  return {
    figures: [
      change(say('join.newPrice'), priceOf(before, survivor), priceOf(state, survivor)),
      change(
        say('option.shares', companyId(survivor)),
        unitsIn(before, seat, survivor, vanishing),
        sharesOf(state, survivor, seat),
        String,
      ),
      change(say('exchange.value'), worth.before, worth.after),
    ],
    notes: notesOf(asking, joining),
  }
}

/** Before it is proposed: that nothing is sent yet, and who would have to agree. — 7.5.1 */
function notesOf({ state, view, seat }: RmAsking, { survivor, vanishing, kind }: Joining): Meaning['notes'] {
  if (kind === 'refinance' || (state.step !== 'merge' && state.step !== 'acquire')) return []
  const partner = survivor === state.turn?.company ? (vanishing ?? survivor) : survivor
  const director = view.companies.find(({ id }) => id === companyId(partner))?.director
  const asked = typeof director === 'number' && director !== seat
  return [
    note(
      'plain',
      asked ? [say('join.nothingSent'), say('join.asked', { player: director })] : say('join.yours'),
    ),
  ]
}
