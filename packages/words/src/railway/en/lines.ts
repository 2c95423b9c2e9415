import type { PriceMove, RailwayLines } from '@roundhouse/view/railway'
import { capital } from '../../capital.ts'
import { formatsFor } from '../../formats.ts'
import type { Worded } from '../../reasons.ts'
import type { Nouns } from '../nouns.ts'
import { company, endsOf, sharedOut } from '../phrases.ts'

const { list, plural } = formatsFor('en')

const TILES: Readonly<Record<string, string>> = {
  yellow: 'yellow',
  green: 'green',
  brown: 'brown',
  grey: 'grey',
  red: 'red',
}

/** The lines that the log of every railway title has. */
export function lines({
  aPrivate,
  aTrain,
  directorShares,
  hexName,
  kindOf,
  money,
  place,
  holder: named,
}: Nouns): Worded<RailwayLines> {
  const change = ({ from, to }: PriceMove): string => `${from} → ${money(to)}`
  const price = (move: PriceMove | null): string => (move === null ? '' : `; price ${change(move)}`)
  return {
    priority: ({ seats }, at) => `Priority order: ${seats.map((seat) => at.player(seat)).join(', ')}`,
    stockRound: ({ set }) => `Stock round ${set} began`,
    operatingRound: ({ set, within }) => `Operating round ${set}.${within} began`,
    passed: ({ seat, auto }, at) => `${at.player(seat)} passed${auto ? ' (nothing else was possible)' : ''}`,
    putUp: ({ seat, item }, at) => `${at.player(seat)} put ${aPrivate(item)} up for auction`,
    bid: ({ seat, item, amount }, at) => `${at.player(seat)} bid ${money(amount)} for ${aPrivate(item)}`,
    privateSold: ({ seat, item, price }, at) =>
      `${at.player(seat)} bought ${aPrivate(item)} for ${money(price)}`,
    started: ({ seat, price, capital: received, ...p }, at) =>
      `${at.player(seat)} started ${company(at, p.company)} at ${money(price)} and paid ${money(directorShares * price)}` +
      (received === null ? '' : `; it opened with ${money(received)}`),
    bought: ({ holder, price, shares = 1, ...p }, at) =>
      `${named(holder, at)} bought ${plural(shares, { one: 'a share', other: `a certificate of ${shares} shares` })} of ${company(at, p.company)} for ${money(price)}`,
    sold: ({ seat, shares, amount, move, ...p }, at) =>
      `${at.player(seat)} sold ${plural(shares, { one: 'a share', other: `${shares} shares` })} of ${company(at, p.company)} for ${money(amount)}${price(move)}`,
    director: ({ seat, ...p }, at) => `${at.player(seat)} became director of ${company(at, p.company)}`,
    opened: ({ capital: received, ...p }, at) =>
      `${company(at, p.company)} opened with a capital of ${money(received)}`,
    soldOut: ({ moves }, at) =>
      `Sold out: ${moves.map((move) => `${company(at, move.company)} ${change(move)}`).join(', ')}`,
    repaid: ({ seat, amount, left }, at) =>
      `${at.player(seat)} repaid ${money(amount)}${left === 0 ? ' and owes nothing any more' : `, ${money(left)} of debt is left`}`,
    turn: ({ director, ...p }, at) =>
      `${company(at, p.company)} began its turn; ${named(director, at)} directs it`,
    laid: ({ hex, tile, colour, cost, ...p }, at) => {
      const what =
        colour === 'yellow' || colour === 'red'
          ? `laid ${TILES[colour]} tile ${tile} on ${place(hex)}`
          : `upgraded ${place(hex)} to ${TILES[colour] ?? colour} tile ${tile}`
      return `${company(at, p.company)} ${what}${cost > 0 ? ` for ${money(cost)}` : ''}`
    },
    station: ({ hex, cost, home, ...p }, at) =>
      `${company(at, p.company)} placed ${home ? 'its home station' : 'a station'} in ${hexName(hex)}${cost > 0 ? ` for ${money(cost)}` : ''}`,
    ran: ({ routes, revenue, ...p }, at) => {
      if (revenue === 0) return `${company(at, p.company)} earned nothing`
      const each = routes.map(
        (route) => `${kindOf(route.train)} ${endsOf(hexName, route)} ${money(route.revenue)}`,
      )
      return `${company(at, p.company)} ran for ${money(revenue)}: ${each.join(', ')}`
    },
    paid: ({ revenue, bySeat, move, ...p }, at) => {
      const parts = sharedOut(at, bySeat, money)
      return `${company(at, p.company)} paid out ${money(revenue)}${parts.length === 0 ? '' : `: ${parts.join(', ')}`}${price(move)}`
    },
    withheld: ({ revenue, move, ...p }, at) =>
      `${company(at, p.company)} withheld ${money(revenue)}${price(move)}`,
    noRevenue: ({ move, ...p }, at) => `${company(at, p.company)} earned nothing${price(move)}`,
    acquired: ({ price: paid, bySeat, treasury, ...p }, at) => {
      const parts = sharedOut(at, bySeat, money)
      return `${company(at, p.company)} acquired ${company(at, p.target)} for ${money(paid)} a share${parts.length === 0 ? '' : `: ${parts.join(', ')}`}; it took over ${money(treasury)}`
    },
    stationRemoved: ({ hex, ...p }, at) =>
      `${company(at, p.company)} took a station in ${hexName(hex)} off the map`,
    trainBought: ({ from, price: paid, help, loan, ...p }, at) => {
      const source = from === 'bank' ? 'the bank' : from === 'pool' ? 'the pool' : company(at, from)
      const helped = help === 0 ? '' : `; its director added ${money(help)}`
      const borrowed = loan === 0 ? '' : `, ${money(loan)} of it by a loan with a penalty of ${money(loan)}`
      return `${company(at, p.company)} bought ${aTrain(p.train)} from ${source} for ${money(paid)}${helped}${borrowed}`
    },
    phase: ({ phase }) => `Phase ${phase} began`,
    obsolete: ({ kinds, losses }, at) => {
      const lost = losses.map(
        ({ company: id, trains }) =>
          `${id === 'pool' ? 'the pool' : company(at, id)} ${trains.map(kindOf).join(' ')}`,
      )
      return `${capital(list(kinds))} trains became obsolete${lost.length === 0 ? '' : `. Lost: ${lost.join(', ')}`}`
    },
    trainDiscarded: (p, at) => `${company(at, p.company)} put ${aTrain(p.train)} into the pool`,
    privatesClosed: () => 'The privates closed',
    ended: ({ winners, wealth }, at) => {
      const names = list(winners.map((seat) => at.player(seat)))
      const all = wealth.map((sum, seat) => `${at.player(seat)} ${money(sum)}`).join(', ')
      return `${names} ${winners.length === 1 ? 'won' : 'shared the victory'}. Wealth: ${all}`
    },
    wentOn: ({ seat }, at) => `${at.player(seat)} went on`,
    undone: ({ seat, to }, at) => `${at.player(seat)} took back to move ${to}`,
    exported: ({ trains }) => `Exported: ${list(trains.map(aTrain))}`,
  }
}
