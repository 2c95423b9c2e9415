import { type DeepReadonly, asReadonly, refuse } from '@roundhouse/kernel'
import {
  COMPANIES,
  COMPANY_IDS,
  type ChicagoEvent,
  type ChicagoState,
  chicagoExpress,
  companyIndex,
  hexIndex,
} from '@roundhouse/titles/chicago-express'
import { describe, expect, test } from 'vitest'
import {
  bidPreview,
  buildPreview,
  developPreview,
  hexOutlook,
  linesOf,
  reportOf,
  viewOf,
} from '../src/chicago-express/index.ts'
import { type ChicagoHistory, playedGame } from './games.ts'

const GAMES: readonly [name: string, history: ChicagoHistory][] = [2, 3, 4, 5, 6].flatMap((players) =>
  ['a', 'b', 'c'].map((seed, index): [string, ChicagoHistory] => [
    `${players} players, ${seed}`,
    playedGame(players, `${seed}${players}`, index !== 1),
  ]),
)

test('the games are complete and some of them reach Chicago', () => {
  for (const [, history] of GAMES) expect(history.state.ended).not.toBeNull()
  const reached = GAMES.filter(([, history]) => history.state.companies.at(-1)?.open === true)
  expect(reached.length).toBeGreaterThan(2)
})

/** Each position together with the entry that was played in it. */
function* positions(
  history: ChicagoHistory,
): Generator<{ version: number; before: ChicagoState; after: ChicagoState }> {
  let before = history.stateAt(0)
  for (let version = 1; version <= history.version; version++) {
    const after = history.stateAt(version)
    yield { version, before, after }
    before = after
  }
}

function eventOf<Type extends ChicagoEvent['type']>(
  events: readonly ChicagoEvent[],
  type: Type,
): Extract<ChicagoEvent, { type: Type }> | undefined {
  return events.find((event): event is Extract<ChicagoEvent, { type: Type }> => event.type === type)
}

describe.each(GAMES)('%s', (_, history) => {
  test('the view agrees with the state', () => {
    for (const { after: state } of positions(history)) expectAgreement(asReadonly(state))
  })

  test('every event but the beginning of a turn has its line', () => {
    for (let version = 0; version <= history.version; version++) {
      const events = history.eventsOf(version)
      const lines = linesOf(version, events, false)
      expect(lines.length).toBe(events.filter(({ type }) => type !== 'turnBegan').length)
      for (const line of lines) expect(line.entry).toBe(version)
    }
  })

  test('what a bid, a build or a development promises comes true', () => {
    for (const { version, before, after } of positions(history)) {
      const entry = history.log[version - 1]
      if (entry?.kind !== 'action') throw new Error('the game has actions only')
      const { seat, action } = entry
      const events = history.eventsOf(version)
      // A general dividend in the same entry would change cash and incomes once more.
      const undisturbed = !events.some(
        ({ type }) => type === 'generalDividendPaid' || type === 'chicagoReached',
      )
      if (action.type === 'build') {
        const preview = buildPreview(asReadonly(before), seat, action.company, action.hexes)
        const built = eventOf(events, 'networkBuilt')
        expect(preview.refusal).toBeNull()
        expect(preview.cost).toBe(built?.cost)
        expect(preview.rows.map(({ hex, cost, income }) => ({ hex, cost, income }))).toEqual(built?.hexes)
        expect(preview.reachesChicago).toBe(eventOf(events, 'chicagoReached') !== undefined)
        if (undisturbed) {
          const company = viewOf(asReadonly(after)).companies[companyIndex(action.company)]
          expect(company).toMatchObject({
            treasury: preview.treasury.after,
            income: preview.income.after,
            perShare: preview.perShare.after,
            locomotives: preview.locomotives.after,
          })
        }
      }
      if (action.type === 'develop') {
        const preview = developPreview(asReadonly(before), seat, action.hex)
        const developed = eventOf(events, 'hexDeveloped')
        expect(preview.refusal).toBeNull()
        expect(preview.grant).toBe(developed?.grant)
        if (undisturbed)
          for (const raise of preview.raises)
            expect(after.companies[companyIndex(raise.company)]?.income).toBe(raise.after)
      }
      const sale = eventOf(events, 'shareSold')
      if (sale !== undefined && undisturbed) {
        const preview = bidPreview(asReadonly(before), sale.seat, sale.price)
        const view = viewOf(asReadonly(after))
        const company = view.companies[companyIndex(sale.company)]
        const winner = view.players[sale.seat]
        expect(winner).toMatchObject({ cash: preview?.cash.after, nextDividend: preview?.dividend.after })
        expect(company).toMatchObject({
          treasury: preview?.treasury.after,
          perShare: preview?.perShare.after,
        })
      }
    }
  })

  test('the report adds up', () => {
    const report = reportOf(history)
    const final = viewOf(asReadonly(history.state))
    for (const { seat, cash } of final.players) {
      const received = report.dividends[seat]?.reduce((sum, amount) => sum + amount, 0) ?? 0
      expect(cash).toBe(report.startingCash + received - (report.spent[seat] ?? 0))
      expect(report.points.at(-1)?.cash[seat]).toBe(cash)
      expect(report.points.at(-1)?.received[seat]).toBe(received)
    }
    expect(report.points.map(({ number }) => number)).toEqual(report.points.map((_, index) => index))
    for (const point of report.points.slice(1)) {
      const paid = eventOf(history.eventsOf(point.version), 'generalDividendPaid')
      for (const { company, income } of paid?.payouts ?? [])
        expect(point.incomes[companyIndex(company)]).toBe(income)
    }
  })

  test('moments are in order and lead to what they tell', () => {
    const { moments, points } = reportOf(history)
    expect(moments.map(({ version }) => version)).toEqual(
      moments.map(({ version }) => version).toSorted((a, b) => a - b),
    )
    for (const moment of moments) {
      const events = history.eventsOf(moment.version)
      if (moment.kind === 'chicago') expect(eventOf(events, 'chicagoReached')?.company).toBe(moment.company)
      if (moment.kind === 'bestShare' || moment.kind === 'worstShare')
        expect(eventOf(events, 'shareSold')).toMatchObject({ seat: moment.seat, price: moment.price })
      if (moment.kind === 'bestBuild') expect(eventOf(events, 'networkBuilt')?.income).toBe(moment.income)
      if (moment.kind === 'lead') {
        for (const { number, cash } of points)
          if (number >= moment.number) expect(cash.indexOf(Math.max(...cash))).toBe(moment.seat)
      }
    }
  })
})

function expectAgreement(state: DeepReadonly<ChicagoState>): void {
  const view = viewOf(state)
  const money = [...view.players.map(({ cash }) => cash), ...view.companies.map(({ treasury }) => treasury)]
  expect(money.reduce((sum, amount) => sum + amount, 0)).toBe(-(state.cash['bank'] ?? 0))
  expect(view.asked).toBe(chicagoExpress.toAct(state)[0] ?? null)
  for (const [index, company] of view.companies.entries()) {
    const data = COMPANIES[index] as (typeof COMPANIES)[number]
    expect(company.shares.length).toBe(data.shares)
    expect(company.sold + company.unsold).toBe(data.shares)
    const placed = view.hexes.filter((hex) => hex.locomotives.includes(company.id)).length
    expect(company.locomotives + placed).toBe(data.locomotives)
    const links = view.links.filter((link) => link.company === company.id).length
    expect(links).toBe(Math.max(0, placed - 1))
  }
  for (const { seat, shares, nextDividend } of view.players) {
    const held = view.companies.flatMap(({ id, shares: holders }) =>
      holders.filter((holder) => holder === seat).map(() => id),
    )
    expect(shares).toEqual(held)
    const worth = held.reduce(
      (sum, id) => sum + (view.companies[COMPANY_IDS.indexOf(id)]?.perShare ?? Number.NaN),
      0,
    )
    expect(nextDividend).toBe(worth)
  }
  expect(view.hexes.every((hex) => hex.index === hexIndex(hex.id))).toBe(true)
  const holds = view.ending.filter((gauge) => gauge.holds).map(({ reason }) => reason)
  if (view.ended !== null) expect(holds).toEqual([...view.ended])
}

test('p37 Network, p38 Development: what a hex tells of its room, its cost and its growth is what the rules do', () => {
  const developable = ['house', 'forest', 'track']
  const met = new Set<string>()
  for (const [, history] of GAMES) {
    for (const { before } of positions(history)) {
      if (before.step !== 'develop') continue
      const view = viewOf(asReadonly(before))
      for (const hex of view.hexes) {
        const { room, costs, incomes, development } = hexOutlook(view, hex.id)
        met.add(room).add(development.kind)
        const next = costs.find((each) => each.next)?.cost ?? null
        expect(next).toBe(room === 'start' || room === 'taken' ? null : hex.nextCost)
        expect(incomes.find(({ now }) => now)?.income ?? 0).toBe(hex.income)
        const refused = refuse(chicagoExpress, before, before.turn, { type: 'develop', hex: hex.id })
        const lacks = refused?.code === 'CE-DEV-EMPTY' || refused?.code === 'CE-DEV-NO-HOUSE'
        if (!lacks) expect(developable.includes(development.kind)).toBe(refused === null)
      }
    }
  }
  const all = ['all', 'one', 'start', 'taken', 'detroit', 'done', 'forest', 'house', 'never', 'track']
  expect(all.filter((each) => !met.has(each))).toEqual([])
})
