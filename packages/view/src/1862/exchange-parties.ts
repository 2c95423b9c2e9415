import { type DeepReadonly, asReadonly } from '@roundhouse/kernel'
import {
  type RmAction,
  type RmState,
  SHARES,
  companyAt,
  companyData,
  companyId,
  priceOf,
  treasuryOf,
  worthOf,
} from '@roundhouse/titles/1862'
import { option } from '../railway/asking.ts'
import type { CompanyView } from '../railway/company-view.ts'
import type { ExchangeParty } from '../railway/exchange.ts'
import { type Told, money } from '../railway/said.ts'
import { companyViews } from './companies.ts'
import type { RmAsking } from './decisions/asking.ts'
import { say } from './decisions/sayings.ts'
import type { Joining } from './preview/joining.ts'
import { FRAMES } from './trains.ts'

type State = DeepReadonly<RmState>

/** The companies with what each has, and the one that comes of them. — 7.5.3 to 7.5.6, 7.11.2 */
export function partiesOf(
  asking: RmAsking,
  { before, after, survivor, vanishing }: Joining,
): readonly ExchangeParty<RmAction>[] {
  const result = party(
    asReadonly(after),
    survivor,
    'result',
    resultFacts(before, asReadonly(after), survivor, vanishing),
  )
  // Once it is under way, what was before is gone.
  if (before.amalgamation !== null) return [result]
  return [
    party(before, survivor, 'survivor', factsOf(before, survivor)),
    ...(vanishing === null
      ? []
      : [
          {
            ...party(before, vanishing, 'vanishing', factsOf(before, vanishing)),
            survive: surviveOf(asking, vanishing),
          },
        ]),
    result,
  ]
}

/** The same with the other one as the survivor, as long as nothing is proposed. — 7.5.1 */
function surviveOf(asking: RmAsking, vanishing: number): ExchangeParty<RmAction>['survive'] {
  const { action } = asking
  if (action?.type !== 'merge' && action?.type !== 'acquire') return null
  return {
    said: say('exchange.letSurvive'),
    option: option<RmAction>(asking, { ...action, survivor: companyId(vanishing) }),
  }
}

function party(
  state: State,
  company: number,
  role: ExchangeParty['role'],
  facts: ExchangeParty['facts'],
): ExchangeParty<RmAction> {
  const view = companyViews(state).find(({ id }) => id === companyId(company))
  return {
    company: companyId(company),
    name: companyData(company).name,
    role,
    said: say(companyAt(state, company).chartered ? 'join.chartered' : 'join.unchartered'),
    facts,
    trains: { name: say('join.trains'), trains: view?.trains ?? [] },
    permits: permitsOf(view),
    survive: null,
  }
}

function permitsOf(view: CompanyView | undefined): ExchangeParty['permits'] {
  if (view?.permits === undefined) return null
  return {
    name: say('join.permits'),
    permits: view.permits.map((permit) => ({
      id: permit,
      kind: permit,
      card: '',
      size: permit,
      price: 0,
      goneWith: [],
      frame: FRAMES[permit as keyof typeof FRAMES],
    })),
  }
}

function factsOf(state: State, company: number): ExchangeParty['facts'] {
  return [
    { name: say('revenue.price'), figure: money(priceOf(state, company)), section: null },
    { name: say('par.par'), figure: money(companyAt(state, company).start), section: null },
    { name: say('treasury'), figure: money(treasuryOf(state, company)), section: null },
    { name: say('join.tokens'), figure: tokens(state, company), section: null },
  ]
}

/** The sums as sums. — 7.5.3, 7.5.4 */
function resultFacts(
  before: State,
  after: State,
  survivor: number,
  vanishing: number | null,
): ExchangeParty['facts'] {
  const price = priceOf(after, survivor)
  const sum =
    vanishing === null || before.amalgamation !== null ? null : priceSum(before, survivor, vanishing)
  const rest: ExchangeParty['facts'] = [
    { name: say('treasury'), figure: treasurySum(before, after, survivor, vanishing), section: null },
    {
      name: say('join.tokens'),
      figure: tokens(after, survivor),
      section: vanishing === null ? null : '7.5.6',
    },
  ]
  // A refinancing leaves price and par as they are. — 7.11.2
  if (vanishing === null) return rest
  return [
    {
      name: say('join.newPrice'),
      figure: sum === null ? money(price) : { parts: [sum, money(price)], by: ' → ' },
      section: '7.5.3',
    },
    {
      name: say('join.newPar'),
      figure: parSum(after, survivor, sum !== null),
      section: '7.5.4',
    },
    ...rest,
  ]
}

/** "68 + ½ × 100 = 118". */
function priceSum(before: State, survivor: number, vanishing: number): Told {
  const [low = 0, high = 0] = [survivor, vanishing]
    .map((company) => worthOf(before, company))
    .toSorted((a, b) => a - b)
  return say('join.sum', money(low), money(high), money(low + Math.floor(high / 2)))
}

/** "highest not above £116 → £100". */
function parSum(after: State, survivor: number, isSum: boolean): Told {
  const par = money(companyAt(after, survivor).start)
  return isSum ? { parts: [say('join.parRule', money(priceOf(after, survivor))), par], by: ' → ' } : par
}

/** "£96 + £212 = £308", and what is left of it once the company has paid for options. */
function treasurySum(before: State, after: State, survivor: number, vanishing: number | null): Told {
  const left = treasuryOf(after, survivor)
  // A refinancing adds ten times the par. — 7.11.2
  const own = [
    treasuryOf(before, survivor),
    vanishing === null ? SHARES * companyAt(before, survivor).start : treasuryOf(before, vanishing),
  ]
  // Once the money of both is together there is nothing to add.
  if (own.includes(0)) return money(left)
  const sum = own.reduce((all, each) => all + each, 0)
  const added: Told = { parts: own.map(money), by: ' + ' }
  const whole: Told = { parts: [added, money(sum)], by: ' = ' }
  return left === sum ? whole : { parts: [whole, money(left)], by: ' → ' }
}

function tokens(state: State, company: number): Told {
  const { stations, stationsLeft, london } = companyAt(state, company)
  return `${stations.length + (london ? 1 : 0)} + ${stationsLeft.length}`
}
