import {
  type AhAction,
  COMPANIES,
  type CompanyId,
  EXCHANGED_FROM,
  MOUNTAINS,
  type MountainId,
  companyData,
  companyIndex,
  hasCome,
  isConstruction,
  kindOf,
  mountainId,
} from '@roundhouse/titles/1824'
import { alike, group, note, row } from '../../railway/asking.ts'
import type { Group, Row } from '../../railway/decision.ts'
import { type Said, joined, money } from '../../railway/said.ts'
import type { AhAsking, AhDecision } from './asking.ts'
import { framed } from './frame.ts'
import { say } from './sayings.ts'

const REGIONAL: readonly CompanyId[] = COMPANIES.flatMap(({ id, kind }) => (kind === 'regional' ? [id] : []))

/** With the first 4-train every mountain railway must become a share; its owner chooses the company. — IV.1 */
export function forcedExchangeDecision(asking: AhAsking): AhDecision | null {
  const [first] = asking.state.exchanges
  if (first === undefined) return null
  const mountain = mountainId(first)
  const { action } = asking
  const chosen = action?.type === 'exchangeMountain' ? action : null
  return framed(asking, {
    heading: say('exchange.heading'),
    section: 'IV.1',
    notes: [note('prompt', say('exchange.forced', mountain))],
    groups: [group('rows', say('exchange.targets'), mountainRows(asking, mountain))],
    confirm: chosen === null ? say('exchange.button') : exchangeSaid(chosen),
    missing: say('exchange.chooseFirst'),
  })
}

/** In a stock round one exchange takes the place of a purchase. Mountain railways are all alike: the first is offered. — IV.1, IV.2 */
export function exchangeGroup(asking: AhAsking): Group<AhAction> {
  const { state, seat } = asking
  const mountain = MOUNTAINS.find((_, index) => state.mountains.owner[index] === seat)
  const coals = state.companies.flatMap(({ director, status }, company) => {
    const mayBecome = kindOf(company) === 'coal' && !isConstruction(state, company)
    return mayBecome && director === seat && status === 'open' ? [company] : []
  })
  const heading = say('exchange.heading')
  return group(
    'rows',
    heading,
    [
      ...coals.map((company) => coalRow(asking, COMPANIES[company]?.id as CompanyId)),
      ...(mountain === undefined ? [] : mountainRows(asking, mountain.id)),
    ],
    {
      heading,
      aside: hasCome(state, EXCHANGED_FROM) ? null : say('waits.from', EXCHANGED_FROM),
      folded: true,
    },
  )
}

export function exchangeSaid(action: AhAction): Said {
  if (action.type === 'exchangeMountain') {
    return say('exchange.mountainConfirm', action.mountain, action.company)
  }
  if (action.type !== 'exchangeCoal') return say('exchange.button')
  return say('exchange.coalConfirm', action.company, linkedTo(action.company))
}

function mountainRows(asking: AhAsking, mountain: MountainId): Row<AhAction>[] {
  return REGIONAL.flatMap((company) => {
    const target = asking.view.companies.find(({ id }) => id === company)
    if (target === undefined) return []
    const { price, shares } = target
    const held = shares.holders.find(({ holder }) => holder === asking.seat)
    const action: AhAction = { type: 'exchangeMountain', mountain, company }
    return [
      row<AhAction>({
        id: `${mountain} ${company}`,
        signs: [{ company }],
        name: say('exchange.mountain', mountain, company),
        note: joined(' · ', [
          say('exchange.tenth'),
          say('shares.left', shares.bank + shares.pool, shares.total),
        ]),
        figure: price === null ? null : money(price),
        figureNote: held === undefined ? null : say('shares.yours', held.percent),
        option: { action, refusal: asking.refuseAfter(action), pressed: alike(action, asking.action) },
      }),
    ]
  })
}

function coalRow(asking: AhAsking, coal: CompanyId): Row<AhAction> {
  const action: AhAction = { type: 'exchangeCoal', company: coal }
  const company = linkedTo(coal)
  const price = asking.view.companies.find(({ id }) => id === company)?.price ?? null
  return row<AhAction>({
    id: coal,
    signs: [{ company: coal }, { company }],
    name: say('exchange.coal', coal, company),
    note: say('exchange.certificate'),
    figure: price === null ? null : money(price * 2),
    option: { action, refusal: asking.refuseAfter(action), pressed: alike(action, asking.action) },
  })
}

function linkedTo(coal: CompanyId): string {
  return companyData(companyIndex(coal)).becomes ?? ''
}
