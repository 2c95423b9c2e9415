import { formatsFor } from '../../formats.ts'
import { lines as railwayLines } from '../../railway/en/lines.ts'
import { company, sharedOut } from '../../railway/phrases.ts'
import { shortName } from '../names.ts'
import type { AhLineWords } from '../shapes.ts'
import { aTrain, money, nouns, place, railway } from './names.ts'

const { list } = formatsFor('en')
const shared = railwayLines(nouns)

export const lines: AhLineWords = {
  ...shared,
  ran: (p, at) => `${shared.ran(p, at)}${p.mines > 0 ? `; mines bring the treasury ${money(p.mines)}` : ''}`,
  trainBought: (p, at) =>
    `${shared.trainBought({ ...p, loan: 0 }, at)}${p.loan === 0 ? '' : `, ${p.loan === p.help ? 'all' : money(p.loan)} of it as a debt, which grew by half at once`}${p.tradedIn === null ? '' : ` and handed in ${aTrain(p.tradedIn)}`}`,
  trainDiscarded: (p, at) => `${company(at, p.company)} gave up ${aTrain(p.train)} above its limit`,
  exported: ({ trains }) => `Export: ${list(trains.map(aTrain))} left the bank`,
  townPlaced: ({ seat, hex }, at) => `${at.player(seat)} put a town on ${place(hex)}`,
  stacks: ({ stacks, bond }, at) =>
    `Stacks: ${stacks.map((stack) => stack.map((id) => company(at, id)).join(' and ')).join('; ')}. ${company(at, bond)} is the bond railway`,
  railwayBought: ({ seat, price, treasury, ...p }, at) =>
    `${at.player(seat)} took ${railway(p.company)} for ${money(price)}; its treasury has ${money(treasury)}`,
  left: ({ items }) => `Nobody wanted ${list(items.map(shortName))}: out of the game`,
  mountainsPaid: ({ bySeat }, at) => `Mountain railways paid ${sharedOut(at, bySeat, money).join(', ')}`,
  mountainExchanged: ({ seat, mountain, ...p }, at) =>
    p.company === null
      ? `${at.player(seat)} lost ${railway(mountain)}: no share was left for it`
      : `${at.player(seat)} exchanged ${railway(mountain)} for 10% of ${company(at, p.company)}`,
  coalExchanged: ({ seat, coal, treasury, ...p }, at) =>
    `${at.player(seat)} exchanged ${railway(coal)} for 20% of ${company(at, p.company)}, which got its ${money(treasury)} and its trains`,
  formed: ({ of, capital, treasury, director, ...p }, at) =>
    `${company(at, p.company)} was formed${of.length === 0 ? '' : ` out of ${list(of.map((id) => company(at, id)))}`} with ${money(capital)} from the bank${of.length === 0 ? '' : ` and ${money(treasury)} from ${of.length === 1 ? 'it' : 'them'}`}; ${director === null ? 'nobody directs it' : `${at.player(director)} directs it`}`,
  turnSkipped: ({ move, ...p }, at) =>
    `${company(at, p.company)} has no director and did not operate${move === null ? '' : `; price ${move.from} → ${money(move.to)}`}`,
  halved: ({ revenue, seat, owner, treasury, ...p }, at) =>
    `${company(at, p.company)} halved ${money(revenue)}: ${at.player(seat)} ${money(owner)}, treasury ${money(treasury)}`,
  offered: ({ item, seat, price, ...p }, at) =>
    `${company(at, p.company)} asked ${at.player(seat)} for ${aTrain(item)} at ${money(price)}`,
  declined: ({ item, seat }, at) => `${at.player(seat)} kept ${aTrain(item)}`,
  interest: ({ bySeat }, at) =>
    `Debts grew by half: ${sharedOut(at, bySeat, (amount) => `+${money(amount)}`).join(', ')}`,
  bankBroken: () =>
    'The bank is broken: the game ends after this set of operating rounds or, if this is a stock round, after the next set',
  constructionClosed: ({ companies, amount, ...p }, at) =>
    `The construction railways ${list(companies.map((id) => company(at, id)))} closed${amount > 0 ? `; the bank paid ${money(amount)} to ${company(at, p.company)}` : ''}`,
  bondPaid: ({ total, bySeat, ...p }, at) =>
    `${company(at, p.company)} shared out its price of ${money(total)}: ${sharedOut(at, bySeat, money).join(', ')}`,
}
