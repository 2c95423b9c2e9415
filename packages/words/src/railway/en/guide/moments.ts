import { type RailwayGuideWords, termIn as t } from '../../guide.ts'
import type { Nouns } from '../../nouns.ts'
import { company } from '../../phrases.ts'
import { long } from '../rounds.ts'
import { list, plural } from './lists.ts'

/** What the steps of every railway title are about. */
export function steps({ money, someTrains }: Nouns): RailwayGuideWords['steps'] {
  return {
    stock: ({ set, cash, certificates, limit, first }) =>
      `${long.stock(set)}: players take turns to sell and buy ${t('share', 'shares')} until all pass, in the order of ${t('priority', 'priority')}. In hand: ${money(cash)} and ${certificates} of ${limit} ${t('certificateLimit', 'certificates')}.${first ? ' Nothing can be sold in the first stock round.' : ''}`,
    token: ({ cost, treasury, left, ...p }, at) =>
      `${company(at, p.company)} may place one more ${t('station', 'station')} in a city it reaches. ${cost === 0 ? 'It costs nothing' : `The next one costs ${money(cost)}, the treasury holds ${money(treasury)}`}; ${plural(left, { one: 'one is left', other: `${left} are left` })}.`,
    run: ({ trains, ...p }, at) =>
      `${company(at, p.company)} runs its trains: ${list(someTrains(trains))}. Each ${t('train', 'train')} takes one ${t('route', 'route')} and earns what its ${t('location', 'locations')} are worth.`,
    revenue: ({ revenue, ...p }, at) =>
      `${company(at, p.company)} has earned a ${t('revenue', 'revenue')} of ${money(revenue)}. Its ${t('director', 'director')} decides: a ${t('dividend', 'dividend')} for the shareholders, or money for the company.`,
    trains: ({ treasury, trains, limit, ...p }, at) =>
      `${company(at, p.company)} may buy trains. It has ${trains.length === 0 ? 'none' : list(someTrains(trains))}, the ${t('trainLimit', 'limit')} is ${plural(limit, { one: 'one train', other: `${limit} trains` })}, the treasury holds ${money(treasury)}. A train bought now runs in the next operating round.`,
    discard: ({ owned, limit, ...p }, at) =>
      `${company(at, p.company)} has ${owned} trains, and its ${t('trainLimit', 'limit')} is now ${limit}. Its director gives up trains until the limit is kept.`,
    over: ({ winners, worth }, at) =>
      `The game is over. ${list(winners.map((seat) => at.player(seat)))} ${winners.length === 1 ? 'has' : 'have'} won. ${t('wealth', 'Wealth')}: ${worth.map((sum, seat) => `${at.player(seat)} ${money(sum)}`).join(', ')}.`,
  }
}

/** What else there is to know. */
export function notes({ aTrain, kindOf, money }: Nouns): RailwayGuideWords['notes'] {
  return {
    goal: () =>
      `The aim: to be the wealthiest when the last operating round is over. Money lies in ${t('dividend', 'dividends')} and in rising ${t('price', 'prices')} of the shares you hold.`,
    next: ({ round, set, within, exports }) =>
      round === 'end'
        ? 'After this round the game ends.'
        : `Next: ${round === 'stock' ? t('stockRound', long.stock(set)) : t('operatingRound', long.operating(set, within))}${exports ? `, after the ${t('export', 'export')} of a train` : ''}.`,
    mustSell: ({ certificates, limit }) =>
      `You hold ${certificates} certificates, and the limit is ${limit}. Sell before anything else.`,
    debt: ({ debt, penalty }) =>
      `You owe ${money(debt)}, and a penalty of ${money(penalty)} waits at the end. With a ${t('loan', 'loan')} you cannot buy shares: repay it first.`,
    mustTrain: ({ cheapest, treasury, cash, loan, ...p }, at) =>
      `${company(at, p.company)} has no train it can run and must own one at the end of its turn. The cheapest costs ${money(cheapest)}.` +
      (cheapest <= treasury
        ? ' Its treasury can pay for it.'
        : ` Its director adds ${money(cheapest - treasury)} from his ${money(cash)}${loan > 0 ? ` and borrows ${money(loan)}, with a penalty of the same amount` : ''}.`),
    atRisk: ({ trains, by, ...p }, at) =>
      `The bank sells ${aTrain(by)} now. The first one makes ${list(trains.map((kind) => kindOf(kind)))} trains ${t('obsolete', 'obsolete')}: ${company(at, p.company)} would lose its own.`,
  }
}
