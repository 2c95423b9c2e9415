import { BANK, type Refusal, pay } from '@roundhouse/kernel'
import * as rail from '@roundhouse/railways'
import { ACCOUNTS, CHART, COMPANY_IDS, SHARES, STACK, TRAINS, TRAIN_LIMIT } from './data.ts'
import { bestRun, valueRun } from './runs.ts'
import { PASS, type SevenAction, type State, type TurnPart, refusal, treasuryOf, wrongStep } from './state.ts'

const nameOf = (company: number): string => COMPANY_IDS[company] as string

/** The trains run for the most they can. — 5 */
export const run: TurnPart = {
  name: 'run',
  section: '5',
  endedBy: ['run'],
  settle: (state) => bestRun(state, rail.turnUnderWay(state).company).revenue === 0,
  choices(state) {
    const { routes } = bestRun(state, rail.turnUnderWay(state).company)
    return [{ kind: 'open', action: { type: 'run', routes } }]
  },
  refuse(state, _seat, action) {
    if (action.type !== 'run') return wrongStep(state)
    const { company } = rail.turnUnderWay(state)
    const value = valueRun(state, company, action.routes)
    if ('code' in value) return value
    const best = bestRun(state, company).revenue
    return value.revenue < best ? refusal('SH-RUN-NOT-MAX', '5', { revenue: value.revenue, best }) : null
  },
  apply(state, _seat, action, emit) {
    if (action.type !== 'run') return
    const turn = rail.turnUnderWay(state)
    const value = valueRun(state, turn.company, action.routes)
    if ('code' in value) return
    turn.revenue = value.revenue
    const routes = action.routes.map((route, at) => ({ ...route, revenue: value.byRoute[at] ?? 0 }))
    emit({ type: 'trainsRun', company: nameOf(turn.company), routes, revenue: value.revenue })
  },
}

/** Paid out, the price rises by one cell; withheld, it falls by one. — 5 */
export const revenue: TurnPart = {
  name: 'revenue',
  section: '5',
  endedBy: ['payOut', 'withhold'],
  settle: (state) => rail.turnUnderWay(state).revenue === 0,
  choices: () => [
    { kind: 'one', action: { type: 'payOut' } },
    { kind: 'one', action: { type: 'withhold' } },
  ],
  refuse: (state, _seat, { type }) => (type === 'payOut' || type === 'withhold' ? null : wrongStep(state)),
  apply(state, _seat, { type }, emit) {
    const { company: index, revenue } = rail.turnUnderWay(state)
    const company = nameOf(index)
    if (type === 'payOut') {
      const bySeat = Array.from({ length: state.players }, () => 0)
      for (const { holder, units } of rail.holdersOf(state.shares, index)) {
        if (holder === STACK) continue
        const part = rail.partOf(revenue, units, SHARES, 'down')
        bySeat[holder] = part
        if (part > 0) pay(state.bank.cash, BANK, ACCOUNTS.of(holder), part)
      }
      emit({ type: 'dividendPaid', company, revenue, bySeat })
    } else {
      pay(state.bank.cash, BANK, ACCOUNTS.treasury(index), revenue)
      emit({ type: 'revenueWithheld', company, revenue })
    }
    const moved = rail.movePrice(state.market, CHART, index, (cell) => cellAfter(cell, type === 'payOut'))
    if (moved !== null) emit({ type: 'priceMoved', company, ...moved })
  },
}

export function cellAfter(cell: number, paid: boolean): number {
  return rail.alongChain(CHART, cell, paid ? 1 : -1)
}

/** One train of those on top, out of the treasury. — 6 */
export const trains: TurnPart = {
  name: 'trains',
  section: '6',
  endedBy: ['pass', 'buyTrain'],
  settle: () => false,
  choices(state) {
    const train = TRAINS[rail.topLetter(state.fleet)]?.id
    const action = train === undefined ? null : ({ type: 'buyTrain', train } as const)
    return action !== null && refuseTrain(state, action) === null ? [PASS, { kind: 'one', action }] : [PASS]
  },
  refuse(state, _seat, action) {
    if (action.type === 'pass') return null
    return action.type === 'buyTrain' ? refuseTrain(state, action) : wrongStep(state)
  },
  apply(state, _seat, action, emit) {
    if (action.type !== 'buyTrain') return
    const { company } = rail.turnUnderWay(state)
    const letter = rail.takeTop(state.fleet)
    const price = TRAINS[letter]?.price ?? 0
    pay(state.bank.cash, ACCOUNTS.treasury(company), BANK, price)
    rail.companyOf(state, company).trains.push(letter as number)
    const { train } = action
    emit({ type: 'trainBought', company: nameOf(company), train, from: 'bank', price, help: 0, loan: 0 })
  },
}

function refuseTrain(state: State, { train }: Extract<SevenAction, { type: 'buyTrain' }>): Refusal | null {
  const { company } = rail.turnUnderWay(state)
  if (rail.companyOf(state, company).trains.length >= TRAIN_LIMIT)
    return refusal('SH-TRAIN-LIMIT', '6', { limit: TRAIN_LIMIT })
  const onTop = TRAINS[rail.topLetter(state.fleet)]
  if (onTop?.id !== train) return refusal('SH-TRAIN-GONE', '6', { train })
  const treasury = treasuryOf(state, company)
  return onTop.price > treasury ? refusal('SH-TRAIN-CASH', '6', { price: onTop.price, treasury }) : null
}
