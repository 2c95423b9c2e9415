import {
  type AhAction,
  COAL_PRICES,
  type CompanyId,
  MOUNTAINS,
  MOUNTAIN_INCOME,
  MOUNTAIN_PRICE,
  ON_SALE,
  bookOf,
  cashOf,
  companyData,
  companyId,
  companyIndex,
  isConstruction,
  kindOf,
  preStatePrice,
  trainCode,
  trainData,
} from '@roundhouse/titles/1824'
import { NOTHING, alike, change, filled, group, note, option, row } from '../../railway/asking.ts'
import type { Group, Meaning, Pick, Row } from '../../railway/decision.ts'
import { type PrivateGroup, privateDraft } from '../../railway/private-decision.ts'
import { type Said, joined, money } from '../../railway/said.ts'
import type { AhAsking, AhDecision } from './asking.ts'
import { framed } from './frame.ts'
import { say } from './sayings.ts'

/** Two players: one railway of a stack; the other player gets its partner. — X.5 */
export function draftDecision(asking: AhAsking): AhDecision | null {
  const { state, action } = asking
  const { two } = state
  if (two === null) return null
  const chosen = action?.type === 'draft' ? action : null
  return framed(asking, {
    heading: say('draft.heading'),
    hint: say('draft.hint'),
    section: 'X.5',
    facts: [{ name: say('cash'), figure: money(cashOf(state, asking.seat)) }],
    meaning: chosen === null ? NOTHING : draftMeaning(asking, chosen),
    groups: filled(
      ...two.stacks.map((stack): Group<AhAction> => {
        const name = say('draft.stack', stackNumber(state, stack[0] as number))
        return group(
          'rows',
          name,
          stack.map((company) => draftRow(asking, company)),
          { heading: name },
        )
      }),
    ),
    pick: chosen?.price === undefined ? null : pricePick(asking, chosen, chosen.company),
    long: true,
    confirm:
      chosen === null
        ? say('draft.button')
        : chosen.price === undefined
          ? say('draft.take', chosen.company)
          : say('draft.takeFor', chosen.company, money(chosen.price)),
    missing: say('draft.chooseFirst'),
  })
}

/** A stack keeps its number when others are gone: 1 builds, 2 has the two numbers 1, 4 the coal railways. — X.3 */
function stackNumber(state: AhAsking['state'], company: number): number {
  if (isConstruction(state, company)) return 1
  if (kindOf(company) === 'coal') return 4
  return companyData(company).number === 1 ? 2 : 3
}

/** What it costs, and what the other player gets by it. — X.5 */
function draftMeaning({ state, seat }: AhAsking, chosen: Extract<AhAction, { type: 'draft' }>): Meaning {
  const company = companyIndex(chosen.company)
  const cash = cashOf(state, seat)
  const partner = state.two?.stacks.find((stack) => stack.includes(company))?.find((each) => each !== company)
  const other = { player: (seat + 1) % state.players }
  return {
    figures: [change(say('cash'), cash, cash - (chosen.price ?? fixedCost(state, company)))],
    notes:
      partner === undefined
        ? []
        : [
            note(
              'plain',
              isPriced(state, partner)
                ? say('draft.partnerPrices', other, companyId(partner))
                : say('draft.partner', other, companyId(partner), money(fixedCost(state, partner))),
            ),
          ],
  }
}

function isPriced(state: AhAsking['state'], company: number): boolean {
  return kindOf(company) === 'coal' && !isConstruction(state, company)
}

/** What a railway costs that has no choice of price. — IV.3, X.5 */
function fixedCost(state: AhAsking['state'], company: number): number {
  return isConstruction(state, company) ? (COAL_PRICES[0] as number) : preStatePrice(company)
}

function draftRow(asking: AhAsking, company: number): Row<AhAction> {
  const { id, name } = companyData(company)
  const builds = isConstruction(asking.state, company)
  const priced = isPriced(asking.state, company)
  const bare = { type: 'draft', company: id as CompanyId } as const
  const action: AhAction = priced ? { ...bare, price: COAL_PRICES[0] as number } : bare
  return row<AhAction>({
    id,
    signs: [{ company: id }],
    name: id,
    note: builds ? say('draft.builds') : name,
    figure: priced
      ? joined('–', [String(COAL_PRICES[0]), money(COAL_PRICES.at(-1) ?? 0)])
      : money(fixedCost(asking.state, company)),
    option: { ...option(asking, action), pressed: alike(action, asking.action, 'price') },
  })
}

/** The receiver of a coal railway names what he pays for it. — X.5 */
export function priceDecision(asking: AhAsking): AhDecision | null {
  const { state, action } = asking
  const { two } = state
  if (two === null) return null
  const id = companyId(two.unpriced)
  const chosen: Extract<AhAction, { type: 'namePrice' }> =
    action?.type === 'namePrice' ? action : { type: 'namePrice', price: COAL_PRICES[0] as number }
  return framed(asking, {
    heading: say('price.heading', id),
    section: 'IV.2',
    pick: pricePick(asking, chosen, id),
    usual: chosen,
    confirm: say('price.confirm', money(chosen.price)),
    missing: say('draft.chooseFirst'),
  })
}

/** Two players: after the draft one mountain railway, or none. — X.5 */
export function mountainDecision(asking: AhAsking): AhDecision {
  return framed(asking, {
    heading: say('mountains.heading'),
    hint: say('mountains.hint'),
    section: 'X.5',
    ...privateDraft<AhAsking['state'], AhAction>(asking, [mountainsOnSale(asking)]),
  })
}

/** Papers that pay and become shares. — IV.1 */
export function mountainsOnSale({ state }: AhAsking): PrivateGroup<AhAction> {
  return {
    mark: null,
    name: say('mountains.name'),
    aside: say('mountains.aside', money(MOUNTAIN_INCOME)),
    certificates: bookOf(state).certificatesOfMountain,
    privates: MOUNTAINS.flatMap(({ id, name }, mountain) => {
      const owner = state.mountains.owner[mountain] as number
      if (owner < 0 && owner !== ON_SALE) return []
      return [
        {
          id,
          name: joined(' ', [id, name]),
          price: MOUNTAIN_PRICE,
          income: MOUNTAIN_INCOME,
          owner: owner === ON_SALE ? null : owner,
          buy: { type: 'buyMountain', mountain: id } as const,
        },
      ]
    }),
  }
}

/** Half the price of a coal railway is the issue price of its regional one; the rest after its train is its treasury. — IV.2 */
export function pricePick(
  asking: AhAsking,
  action: Extract<AhAction, { type: 'draft' | 'namePrice' | 'buyRailway' }>,
  coal: string,
): Pick<AhAction> {
  const train = trainData(trainCode('1g')).price
  return {
    heading: joined(' → ', [coal, companyData(companyIndex(coal)).becomes ?? '']),
    aside: say('price.issue'),
    options: COAL_PRICES.map((price) => {
      const priced = { ...action, price }
      return {
        action: priced,
        refusal: asking.refuse(priced),
        pressed: price === action.price,
        said: String(price),
        brings: money(price / 2),
        what: say('price.issue'),
      }
    }),
    note: joined(' ', [say('price.treasury'), money((action.price ?? 0) - train)]),
  }
}

/** "Buy EPP for 120 G"; null where the action buys no small railway. — VI.3 */
export function railwaySaid(action: AhAction | null): Said | null {
  if (action?.type !== 'buyRailway') return null
  const price = action.price ?? preStatePrice(companyIndex(action.company))
  return say('items.buyFor', action.company, money(price))
}
