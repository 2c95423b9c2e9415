import type { HolderName } from '@roundhouse/titles/1862'
import { formatsFor } from '../../formats.ts'
import type { Naming } from '../../naming.ts'
import { lines as railwayLines } from '../../railway/en/lines.ts'
import { company, sharedOut } from '../../railway/phrases.ts'
import type { RmLineWords } from '../shapes.ts'
import { aTrain, hexName, letters, money, nouns } from './names.ts'

const { list, plural } = formatsFor('en')
const shared = railwayLines(nouns)
const shares = (count: number): string => plural(count, { one: 'a share', other: `${count} shares` })

/** Whoever holds shares: a player, or the company itself. */
const holderOf = (holder: HolderName, id: string, at: Naming): string =>
  holder === 'company' ? `The treasury of ${company(at, id)}` : nouns.holder(holder, at)

export const lines: RmLineWords = {
  ...shared,
  charters: ({ groups: [first = [], second = [], third = []], out, permits }, at) => {
    const all = (ids: readonly string[]): string =>
      ids
        .map((id) => {
          const type = permits[id]
          return `${company(at, id)}${type === undefined ? '' : ` ${letters[type]}`}`
        })
        .join(', ')
    return `Companies from the start: ${all(first)}; from phase B: ${all(second)}; from phase C: ${all(third)}. Out of the game: ${list(out.map((id) => company(at, id)))}`
  },
  parliament: ({ number }) => (number > 1 ? 'The second Parliament round began' : 'A Parliament round began'),
  auctionOpened: ({ seat, bid, ...p }, at) =>
    `${at.player(seat)} named ${company(at, p.company)} and bid ${money(bid)} for its charter`,
  auctionWon: ({ seat, bid, ...p }, at) =>
    `${at.player(seat)} won the charter of ${company(at, p.company)} for ${money(bid)}`,
  started: (p, at) =>
    p.chartered
      ? `${at.player(p.seat)} set the par of ${company(at, p.company)} at ${money(p.price)} and paid ${money(3 * p.price)}${p.capital === null ? '' : `; it opened with ${money(p.capital)}`}`
      : `${shared.started({ ...p, capital: null }, at)} to the company`,
  opened: (p, at) =>
    p.capital === 0
      ? `${company(at, p.company)} opened with the money paid for its shares`
      : shared.opened(p, at),
  tokensBought: ({ tokens, cost, ...p }, at) =>
    `${company(at, p.company)} bought ${plural(tokens, { one: '1 station', other: `${tokens} stations` })} for ${money(cost)}`,
  obligationFailed: ({ seat, fine, paid, owed, ...p }, at) =>
    `${company(at, p.company)} did not open in time: ${at.player(seat)} was fined ${money(fine)}, paid ${money(paid)}${owed > 0 ? ` and owes ${money(owed)}` : ''}; its shares went back to the initial offer`,
  priorityPassed: ({ seat }, at) => `${at.player(seat)} got the priority card`,
  receivership: (p, at) => `Nobody directs ${company(at, p.company)} any more: it is in receivership`,
  displaced: ({ hex, ...p }, at) =>
    `${company(at, p.company)} made room for a home station in ${hexName(hex)}; its own went back to its charter`,
  smallStation: ({ hex, ...p }, at) => `${company(at, p.company)} placed a small station in ${hexName(hex)}`,
  londonLinked: (p, at) => `${company(at, p.company)} linked London`,
  ran: (p, at) =>
    `${shared.ran(p, at)}${p.subsidy > 0 ? `; locals bring the treasury ${money(p.subsidy)}` : ''}`,
  paid: (p, at) =>
    `${shared.paid(p, at)}${p.treasury > 0 ? `; its own shares brought it ${money(p.treasury)}` : ''}${p.added > 0 ? `; ${money(p.added)} of it came from its treasury, by Hudson’s manoeuvre` : ''}`,
  trainBought: (p, at) =>
    `${shared.trainBought(p, at)}${p.warranties === 0 ? '' : `, with ${plural(p.warranties, { one: '1 warranty', other: `${p.warranties} warranties` })}`}`,
  offered: ({ kind, seat, item, partner, ...p }, at) => {
    const who = company(at, p.company)
    const other = company(at, partner)
    if (kind === 'train') return `${who} asked ${at.player(seat)} for ${aTrain(item)} of ${other}`
    const survivor = company(at, item)
    return kind === 'merge'
      ? `${who} proposed to ${at.player(seat)} a merger with ${other}; ${survivor} would survive`
      : `${who} proposed to ${at.player(seat)} to acquire ${other}; ${survivor} would survive`
  },
  declined: ({ kind, seat, item }, at) =>
    kind === 'train'
      ? `${at.player(seat)} kept ${aTrain(item)}`
      : `${at.player(seat)} declined. Nothing has changed`,
  treasurySold: ({ amount, move, ...p }, at) =>
    `${company(at, p.company)} sold ${shares(p.shares)} of its own for ${money(amount)}, for a train${move === null ? '' : `; price ${move.from} → ${money(move.to)}`}`,
  refinanced: ({ capital: received, ...p }, at) =>
    `${company(at, p.company)} was refinanced: two shares became one, and it got ${money(received)}`,
  redeemed: ({ price, ...p }, at) =>
    `${company(at, p.company)} redeemed one of its shares for ${money(price)}`,
  merged: ({ survivor, vanishing, price, par }, at) =>
    `${company(at, vanishing)} was taken into ${company(at, survivor)}: price ${money(price)}, par ${money(par)}, two shares become one`,
  amalgamated: ({ holder, returned, exchanged, sold, amount, ...p }, at) =>
    `${holderOf(holder, p.company, at)}: ${list([
      `returned ${returned}`,
      ...(exchanged > 0 ? [`exchanged ${exchanged}`] : []),
      ...(sold > 0 ? [`sold ${sold} for ${money(amount)}`] : []),
    ])}`,
  optionSettled: ({ holder, units, redeemed, amount, ...p }, at) =>
    `${holderOf(holder, p.company, at)} ${redeemed ? 'redeemed' : 'sold'} ${units === 1 ? 'the option share' : 'the director’s certificate'} of ${company(at, p.company)} for ${money(amount)}`,
  assetsTaken: ({ survivor, treasury, trains, lostTokens }, at) => {
    const got = [
      ...(treasury > 0 ? [money(treasury)] : []),
      ...(trains.length > 0 ? [list(trains.map(aTrain))] : []),
    ]
    return `${company(at, survivor)} took over ${got.length === 0 ? '' : `${got.join(', ')}, `}permits and stations${lostTokens === 0 ? '' : `; ${plural(lostTokens, { one: '1 station was lost', other: `${lostTokens} stations were lost` })}`}`
  },
  bankrupt: ({ bySeat, ...p }, at) => {
    const parts = sharedOut(at, bySeat, money)
    return `${company(at, p.company)} went bankrupt${parts.length === 0 ? '; its shares were worth nothing' : `; the bank paid ${parts.join(', ')}`}`
  },
  bankBroken: () => 'The bank is broken: the game ends with this set of operating rounds',
  standstill: () => 'No company operates, and nobody can do anything any more: the game ends',
  lnerFormed: ({ certificateLimit, left }, at) =>
    `The LNER has formed: one more stock round and three operating rounds; certificate limit ${certificateLimit}${left.length === 0 ? '' : `. Out of the game: ${list(left.map((id) => company(at, id)))}`}`,
}
