import { NO_TILE } from '@roundhouse/railways'
import {
  BID_STEP,
  COMPANIES,
  type CompanyId,
  DIRECTOR_SHARES,
  GROUP_PHASES,
  LOWEST_PAR,
  PHASES,
  type RmAction,
  companyAt,
  companyData,
  companyIndex,
  homeHex,
  mostBid,
} from '@roundhouse/titles/1862'
import { amountIn, change, filled, group, optionOfAmount, row } from '../../railway/asking.ts'
import type { CompanyView } from '../../railway/company-view.ts'
import type { Row, Sign } from '../../railway/decision.ts'
import { type Said, type Told, joined, money } from '../../railway/said.ts'
import { FRAMES } from '../trains.ts'
import type { RmAsking, RmDecision } from './asking.ts'
import { framed } from './frame.ts'
import { obligationTables } from './obligations.ts'
import { parTable } from './par-table.ts'
import { say } from './sayings.ts'

type Opening = Extract<RmAction, { type: 'openAuction' }>

/** Name a company and open the auction for its charter, or pass. — 4.1 */
export function parliamentDecision(asking: RmAsking): RmDecision {
  const { state, view, seat, action } = asking
  const chosen = action?.type === 'openAuction' ? action : null
  const cash = view.players.find((player) => player.seat === seat)?.cash ?? 0
  const shelf = view.companies.filter(({ status }) => status === 'shelf')
  const later = view.companies.filter(({ status }) => status === 'later')
  const started = view.companies.filter(({ status }) => status === 'started' || status === 'open')
  const bid = chosen === null || !Number.isFinite(chosen.bid) ? 0 : chosen.bid
  return framed(asking, {
    heading: say('parliament.heading'),
    hint: say('parliament.hint', money(BID_STEP)),
    section: '4.1',
    groups: filled(
      group(
        'rows',
        say('parliament.open'),
        shelf.map((company) => openRow(asking, company)),
        { heading: say('parliament.open'), aside: String(shelf.length) },
      ),
      group(
        'rows',
        say('parliament.started'),
        started.map((company) => shutRow(asking, company, startedNote(company))),
        { heading: say('parliament.started'), aside: String(started.length), folded: true },
      ),
      group(
        'rows',
        say('parliament.locked'),
        later.map((company) => shutRow(asking, company, lockedNote(asking, company))),
        { heading: say('parliament.locked'), aside: lockedAside(asking, later.length), folded: true },
      ),
    ),
    amount:
      chosen === null
        ? null
        : amountIn(asking, chosen, 'bid', {
            heading: joined(' · ', [chosen.company, companyData(companyIndex(chosen.company)).name]),
            aside: say('parliament.limits', money(0), money(mostBid(state, seat))),
            label: say('parliament.amount'),
            quick: (min, max) => quickBids(min, max),
          }),
    meaning:
      chosen === null
        ? { figures: [], notes: [] }
        : { figures: [change(say('charterAuction.cashAfter'), cash, cash - bid)], notes: [] },
    tables: [...(chosen === null ? [] : [parTable(asking, cash - bid, false)]), ...obligationTables(asking)],
    long: true,
    confirm:
      chosen === null ? say('parliament.name') : say('parliament.nameFor', chosen.company, money(chosen.bid)),
    missing: say('parliament.chooseFirst'),
  })
}

/** Bids at one press, as far as they can be paid. */
export function quickBids(min: number, max: number) {
  const names = [0, BID_STEP, 4 * BID_STEP].map((by) => ({
    amount: min + by,
    name: by === 0 ? say('least') : { signed: by },
  }))
  return [...names.filter(({ amount }) => amount < max), { amount: max, name: say('most') }]
}

/** What a company may run, as the outline of its permit. — 2.2 */
export function permitSigns({ permits = [] }: CompanyView): readonly Sign[] {
  return permits.map((permit) => ({
    train: {
      kind: permit.slice(0, 1).toUpperCase(),
      size: permit,
      frame: FRAMES[permit as keyof typeof FRAMES],
    },
  }))
}

function openRow(asking: RmAsking, company: CompanyView): Row<RmAction> {
  const opening: Opening = { type: 'openAuction', company: company.id as CompanyId, bid: 0 }
  return row<RmAction>({
    id: company.id,
    signs: [{ company: company.id }, ...permitSigns(company)],
    name: joined(' · ', [company.id, homeName(company.id)]),
    note: homeNote(asking, company.id),
    option: optionOfAmount(asking, opening, 'bid', 0),
  })
}

/** Not to be named now, with its reason when it is pressed. */
function shutRow(asking: RmAsking, company: CompanyView, said: Told): Row<RmAction> {
  const opening: Opening = { type: 'openAuction', company: company.id as CompanyId, bid: 0 }
  return row<RmAction>({
    id: company.id,
    signs: [{ company: company.id }, ...permitSigns(company)],
    name: joined(' · ', [company.id, homeName(company.id)]),
    note: said,
    option: { action: opening, refusal: asking.refuse(opening), pressed: false },
  })
}

function homeName(id: string): string {
  return companyData(companyIndex(id)).homeName
}

function homeNote({ state }: RmAsking, id: string): Said {
  const laid = state.board.laid[homeHex(companyIndex(id))]
  return say(laid === NO_TILE ? 'parliament.bare' : 'parliament.built')
}

function startedNote({ director, price }: CompanyView): Said {
  const by: Told = director === null ? '–' : { holder: director }
  return say('parliament.directedBy', by, money(price))
}

/** — 2.4.1, 3.2, 4.3 */
function lockedNote({ state }: RmAsking, { id }: CompanyView): Said {
  const { group: drawn, startsFrom } = companyAt(state, companyIndex(id))
  const phase = GROUP_PHASES[drawn] ?? 0
  if (state.fleet.phase < phase) return say('parliament.fromPhase', PHASES[phase] as string)
  return say(startsFrom > state.round.set ? 'parliament.nextRound' : 'parliament.homeFull')
}

function lockedAside({ state }: RmAsking, count: number): Told {
  const out = COMPANIES.flatMap(({ id }, company) => (companyAt(state, company).status === 'out' ? [id] : []))
  return out.length === 0
    ? String(count)
    : joined(' · ', [String(count), say('parliament.outOfGame', { list: out })])
}

/** Who bids keeps so much for the cheapest certificate. — 4.1 */
export const KEPT_FOR_CERTIFICATE = DIRECTOR_SHARES * LOWEST_PAR
