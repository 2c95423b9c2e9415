import { type Choice, type Seat, walk } from '@roundhouse/kernel'
import {
  COMPANIES,
  type CzAction,
  type CzState,
  companyAt,
  companyIndex,
  priceOf,
} from '@roundhouse/titles/18cz'
import { whims } from '../railway/considered.ts'
import { ofType } from './considered.ts'
import type { Figures } from './figures.ts'
import { shareGain } from './outlook.ts'

/** What is worth a look in a stock round: the own choice, passing, starts, the best shares, the worst to sell. — VII */
export function candidatesOf(
  state: CzState,
  seat: Seat,
  choices: readonly Choice<CzAction>[],
  figures: Figures,
  nature: string,
  own: CzAction,
): CzAction[] {
  const actions = [...walk(choices.filter(({ kind }) => kind !== 'amount'))]
  const likes = whims(nature, COMPANIES.length, figures.whim)
  const gainOf = (company: string, price?: number): number => {
    const index = companyIndex(company)
    return (likes[index] as number) * shareGain(state, index, figures, price ?? priceOf(state, index))
  }
  const starts = ofType(actions, 'start').toSorted(
    (a, b) => b.price - a.price || gainOf(b.company, b.price) - gainOf(a.company, a.price),
  )
  const shares = ofType(actions, 'buyShare').toSorted((a, b) => gainOf(b.company) - gainOf(a.company))
  const sales = ofType(actions, 'sell')
    .filter(({ company }) => companyAt(state, companyIndex(company)).director !== seat)
    .toSorted((a, b) => gainOf(a.company) - gainOf(b.company) || b.shares - a.shares)
  const pass = ofType(actions, 'pass')
  const found: CzAction[] = [own]
  for (const action of [
    ...starts.slice(0, 1),
    ...shares.slice(0, 2),
    ...starts.slice(-1),
    ...sales.slice(0, 1),
    ...pass,
  ]) {
    if (!found.some((each) => JSON.stringify(each) === JSON.stringify(action))) found.push(action)
  }
  return found
}
