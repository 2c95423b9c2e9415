import { DIRECTOR_SHARES, type RmAction, cashOf, companyAt, companyId } from '@roundhouse/titles/1862'
import { change, note } from '../../railway/asking.ts'
import { money } from '../../railway/said.ts'
import type { RmAsking, RmDecision } from './asking.ts'
import { companyCards } from './chooser.ts'
import { framed } from './frame.ts'
import { duties } from './obligations.ts'
import { parTable } from './par-table.ts'
import { say } from './sayings.ts'

const FURTHER_SHARES = 2

/** The winner of the auction chooses the par, then buys up to two further shares. — 4.2 */
export function charterDecision(asking: RmAsking): RmDecision | null {
  const { state } = asking
  const open = state.parliament?.charter ?? null
  if (open === null) return null
  return companyAt(state, open.company).status === 'shelf'
    ? parDecision(asking, companyId(open.company))
    : shareDecision(asking, open.company, open.shares)
}

function parDecision(asking: RmAsking, id: string): RmDecision {
  const { state, seat, action } = asking
  const par = action?.type === 'takeCharter' ? action.par : null
  const cash = cashOf(state, seat)
  const cost = (par ?? 0) * DIRECTOR_SHARES
  return framed(asking, {
    heading: say('par.choose', id),
    section: '4.2',
    groups: companyCards(asking),
    tables: [parTable(asking, cash, true)],
    duties: duties(asking),
    meaning: { figures: par === null ? [] : [change(say('cash'), cash, cash - cost)], notes: [] },
    confirm: par === null ? say('par.choose', id) : say('par.start', id, money(par), money(cost)),
    missing: say('par.chooseFirst'),
  })
}

function shareDecision(asking: RmAsking, company: number, bought: number): RmDecision {
  const { state, seat } = asking
  const id = companyId(company)
  const price = companyAt(state, company).start
  const cash = cashOf(state, seat)
  const buy: RmAction = { type: 'buyShare', company: id }
  const left = FURTHER_SHARES - bought - 1
  return framed(asking, {
    heading: say('par.more', id),
    hint: say('par.moreHint', FURTHER_SHARES - bought),
    section: '4.2',
    groups: companyCards(asking),
    duties: duties(asking),
    meaning: {
      figures: [change(say('cash'), cash, cash - price)],
      // It has half of its shares out with the last of them. — 6.5.4
      notes: [
        left === 0 ? note('good', say('shares.opensAtOnce')) : note('plain', say('shares.opensAfter', left)),
      ],
    },
    usual: buy,
    confirm: say('shares.buyShare', 10, id, money(price)),
    missing: say('par.more', id),
  })
}
