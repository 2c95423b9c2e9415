import { type CompanyId, type RmAction, companyIndex, joinedPrice } from '@roundhouse/titles/1862'
import { filled, group, option, row } from '../../railway/asking.ts'
import type { CompanyView } from '../../railway/company-view.ts'
import type { Row } from '../../railway/decision.ts'
import { type Said, joined, money } from '../../railway/said.ts'
import { fullBetween } from '../exchange-connection.ts'
import { exchangeOf, joinMeaning } from '../exchange.ts'
import type { RmAsking, RmDecision } from './asking.ts'
import { framed } from './frame.ts'
import { say } from './sayings.ts'

type Joining = Extract<RmAction, { type: 'merge' | 'acquire' }>

/** Merge before anything else in the turn, or acquire as its last deed: with whom, and who survives. — 7.5, 7.14 */
export function joinDecision(asking: RmAsking, kind: 'merge' | 'acquire'): RmDecision {
  const { view, action } = asking
  const chosen = action?.type === kind ? action : null
  const partners = view.companies.filter(({ id, status }) => status === 'open' && id !== view.operating)
  return framed(asking, {
    heading: say(`join.${kind}`),
    section: kind === 'merge' ? '7.5' : '7.14',
    groups: filled(
      group(
        'rows',
        say('join.partners'),
        // With whom it is possible first.
        partners
          .map((partner) => partnerRow(asking, kind, partner))
          .toSorted((one, other) => possible(other) - possible(one)),
        { heading: say('join.partners') },
      ),
    ),
    exchange: chosen === null ? null : exchangeOf(asking),
    meaning: chosen === null ? { figures: [], notes: [] } : joinMeaning(asking),
    long: true,
    confirm: chosen === null ? say('join.button') : confirmOf(asking, chosen),
    missing: say('join.chooseFirst'),
  })
}

function possible({ option: chosen }: Row<RmAction>): number {
  return chosen?.refusal === null ? 1 : 0
}

/** One row for each, the company whose turn it is as the survivor; the page of the exchange lets the other survive. — 7.5.2 */
function partnerRow(asking: RmAsking, kind: Joining['type'], partner: CompanyView): Row<RmAction> {
  const { state, view, seat } = asking
  const own = view.operating as CompanyId
  const company = partner.id as CompanyId
  const joining = (survivor: CompanyId): Joining => ({ type: kind, company, survivor })
  // What was declined is not proposed again, but with the other survivor it may be.
  const swapped = asking.refuse(joining(own)) !== null && asking.refuse(joining(company)) === null
  const action = joining(swapped ? company : own)
  const apart = asking.refuse(action)?.code === '62-MERGE-NOT-CONNECTED'
  const chosen = asking.action?.type === kind && asking.action.company === company ? asking.action : null
  return row<RmAction>({
    id: company,
    signs: [{ company: own }, { company }],
    name: say('join.with', company),
    note: joined(' · ', [
      chosen !== null && say('join.survives', chosen.survivor),
      apart ? apartSaid(asking, own, company) : consentOf(partner, seat),
    ]),
    figure: money(joinedPrice(state, companyIndex(own), companyIndex(company))),
    option: { ...option(asking, action), pressed: chosen !== null },
  })
}

/** Nobody can agree for a company in receivership. — 7.5.1, 8 */
function consentOf({ director }: CompanyView, seat: number): Said {
  if (director === null || director === 'nobody') return say('join.undirected')
  return director === seat ? say('join.yours') : say('join.needs', { holder: director })
}

/** "not connected: Ipswich is full". — 7.5.2 */
function apartSaid({ state }: RmAsking, own: CompanyId, company: CompanyId): Said {
  const full = fullBetween(state, companyIndex(own), companyIndex(company))
  return full.length === 0 ? say('join.apart') : say('join.blocked', joined(', ', full))
}

function confirmOf({ view, seat }: RmAsking, { company }: Joining) {
  const director = view.companies.find(({ id }) => id === company)?.director
  return say(director === seat ? 'join.carryOut' : 'join.propose', company)
}
