import type { HolderName } from '@roundhouse/titles/18cz'
import type { PriceMove } from '@roundhouse/view/railway'
import { capital } from '../../capital.ts'
import { formatsFor } from '../../formats.ts'
import type { Naming } from '../../naming.ts'
import { kindOf, place } from '../names.ts'
import type { CzLineWords } from '../shapes.ts'
import { company, endsOf, hexName, sharedOut } from '../telling.ts'
import { aTrain, crowns, local, privateName, train } from './names.ts'

const { list, plural } = formatsFor('en')

const TILES: Readonly<Record<string, string>> = {
  yellow: 'yellow',
  green: 'green',
  brown: 'brown',
  grey: 'grey',
  red: 'red',
}

export const lines: CzLineWords = {
  priority: ({ seats }, at) => `Priority order: ${seats.map((seat) => at.player(seat)).join(', ')}`,
  stockRound: ({ set }) => `Stock round ${set} began`,
  operatingRound: ({ set, within, value }) =>
    `Operating round ${set}.${within} began; a local is worth ${crowns(value)}`,
  localBought: (p, at) => `${at.player(p.seat)} bought ${local(p.local)} for ${crowns(p.price)}`,
  passed: ({ seat, auto }, at) => `${at.player(seat)} passed${auto ? ' (nothing else was possible)' : ''}`,
  putUp: ({ seat, item }, at) => `${at.player(seat)} put ${privateName(item)} up for auction`,
  bid: ({ seat, item, amount }, at) => `${at.player(seat)} bid ${crowns(amount)} for ${privateName(item)}`,
  privateSold: ({ seat, item, price }, at) =>
    `${at.player(seat)} bought ${privateName(item)} for ${crowns(price)}`,
  started: ({ seat, price, capital: received, ...p }, at) =>
    `${at.player(seat)} started ${company(at, p.company)} at ${crowns(price)} and paid ${crowns(2 * price)}` +
    (received === null ? '' : `; it opened with ${crowns(received)}`),
  bought: ({ holder, price, ...p }, at) =>
    `${who(holder, at)} bought a share of ${company(at, p.company)} for ${crowns(price)}`,
  sold: ({ seat, shares, amount, move, ...p }, at) =>
    `${at.player(seat)} sold ${plural(shares, { one: 'a share', other: `${shares} shares` })} of ${company(at, p.company)} for ${crowns(amount)}${price(move)}`,
  director: ({ seat, ...p }, at) => `${at.player(seat)} became director of ${company(at, p.company)}`,
  opened: ({ capital: received, ...p }, at) =>
    `${company(at, p.company)} opened with a capital of ${crowns(received)}`,
  soldOut: ({ moves }, at) =>
    `Sold out: ${moves.map((move) => `${company(at, move.company)} ${change(move)}`).join(', ')}`,
  repaid: ({ seat, amount, left }, at) =>
    `${at.player(seat)} repaid ${crowns(amount)}${left === 0 ? ' and owes nothing any more' : `, ${crowns(left)} of debt is left`}`,
  localsPaid: ({ bySeat, toCompanies }, at) =>
    `Locals paid ${[...sharedOut(at, bySeat, crowns), ...(toCompanies > 0 ? [`companies ${crowns(toCompanies)}`] : [])].join(', ')}`,
  turn: ({ director, ...p }, at) =>
    `${company(at, p.company)} began its turn; ${who(director, at)} directs it`,
  laid: ({ hex, tile, colour, cost, local: by, ...p }, at) => {
    const what =
      colour === 'yellow' || colour === 'red'
        ? `laid ${TILES[colour]} tile ${tile} on ${place(hex)}`
        : `upgraded ${place(hex)} to ${TILES[colour] ?? colour} tile ${tile}`
    return `${company(at, p.company)} ${what}${cost > 0 ? ` for ${crowns(cost)}` : ''}${by === null ? '' : ` with ${local(by)}`}`
  },
  station: ({ hex, cost, home, ...p }, at) =>
    `${company(at, p.company)} placed ${home ? 'its home station' : 'a station'} in ${hexName(hex)}${cost > 0 ? ` for ${crowns(cost)}` : ''}`,
  ran: ({ routes, revenue, ...p }, at) => {
    if (revenue === 0) return `${company(at, p.company)} earned nothing`
    const each = routes.map((route) => `${kindOf(route.train)} ${endsOf(route)} ${crowns(route.revenue)}`)
    return `${company(at, p.company)} ran for ${crowns(revenue)}: ${each.join(', ')}`
  },
  paid: ({ revenue, bySeat, move, ...p }, at) => {
    const parts = sharedOut(at, bySeat, crowns)
    return `${company(at, p.company)} paid out ${crowns(revenue)}${parts.length === 0 ? '' : `: ${parts.join(', ')}`}${price(move)}`
  },
  withheld: ({ revenue, move, ...p }, at) =>
    `${company(at, p.company)} withheld ${crowns(revenue)}${price(move)}`,
  noRevenue: ({ move, ...p }, at) => `${company(at, p.company)} earned nothing${price(move)}`,
  offered: ({ kind, item, seat, price: asked, ...p }, at) =>
    `${company(at, p.company)} offered ${at.player(seat)} ${crowns(asked)}${kind === 'company' ? ' a share' : ''} for ${thing(kind, item, at)}`,
  declined: ({ kind, item, seat, price: asked }, at) =>
    `${at.player(seat)} declined ${crowns(asked)}${kind === 'company' ? ' a share' : ''} for ${thing(kind, item, at)}`,
  acquired: ({ price: paid, bySeat, treasury, ...p }, at) => {
    const parts = sharedOut(at, bySeat, crowns)
    return `${company(at, p.company)} acquired ${company(at, p.target)} for ${crowns(paid)} a share${parts.length === 0 ? '' : `: ${parts.join(', ')}`}; it took over ${crowns(treasury)}`
  },
  stationRemoved: ({ hex, ...p }, at) =>
    `${company(at, p.company)} took a station in ${hexName(hex)} off the map`,
  trainTurned: ({ to, cost, ...p }, at) =>
    `${company(at, p.company)} turned its ${train(p.train)} to ${aTrain(to)}${cost > 0 ? ` for ${crowns(cost)}` : ''}`,
  trainScrapped: (p, at) => `${company(at, p.company)} scrapped ${aTrain(p.train)}`,
  trainBought: ({ from, price: paid, help, loan, ...p }, at) => {
    const source = from === 'bank' ? 'the bank' : from === 'pool' ? 'the pool' : company(at, from)
    const helped = help === 0 ? '' : `; its director added ${crowns(help)}`
    const borrowed = loan === 0 ? '' : `, ${crowns(loan)} of it by a loan with a penalty of ${crowns(loan)}`
    return `${company(at, p.company)} bought ${aTrain(p.train)} from ${source} for ${crowns(paid)}${helped}${borrowed}`
  },
  phase: ({ phase }) => `Phase ${phase} began`,
  obsolete: ({ kinds, losses }, at) => {
    const lost = losses.map(
      ({ company: id, trains }) =>
        `${id === 'pool' ? 'the pool' : company(at, id)} ${trains.map(kindOf).join(' ')}`,
    )
    return `${capital(list(kinds))} trains became obsolete${lost.length === 0 ? '' : `. Lost: ${lost.join(', ')}`}`
  },
  exported: ({ letter, trains }) =>
    `A card ${letter} was exported; it counts as sold as ${list(trains.map(kindOf))}`,
  trainDiscarded: (p, at) => `${company(at, p.company)} put ${aTrain(p.train)} into the pool`,
  localTraded: ({ seat, price: paid, ...p }, at) =>
    `${company(at, p.company)} bought ${local(p.local)} from ${at.player(seat)} for ${crowns(paid)}`,
  localSold: ({ price: paid, ...p }, at) =>
    `${company(at, p.company)} sold ${local(p.local)} to the bank for ${crowns(paid)}`,
  vaclavCompany: ({ price: start, ...p }, at) =>
    `Václav received ${company(at, p.company)} at ${crowns(start)} with ${aTrain(p.train)}`,
  vaclavDrew: (p, at) => `Václav’s ${company(at, p.company)} took ${aTrain(p.train)} from the bank`,
  privatesClosed: () => 'The privates closed',
  mwPaid: ({ seat, amount }, at) => `${at.player(seat)} received ${crowns(amount)} from the private MW`,
  mwBought: ({ seat, price: paid, ...p }, at) =>
    `${company(at, p.company)} bought the private MW from ${at.player(seat)} for ${crowns(paid)} and took over its station`,
  trainLent: ({ seat, ...p }, at) =>
    `${at.player(seat)} lent the 3E train to ${company(at, p.company)}; the train left the game`,
  ended: ({ winners, wealth }, at) => {
    const names = list(winners.map((seat) => at.player(seat)))
    const all = wealth.map((sum, seat) => `${at.player(seat)} ${crowns(sum)}`).join(', ')
    return `${names} ${winners.length === 1 ? 'won' : 'shared the victory'}. Wealth: ${all}`
  },
  wentOn: ({ seat }, at) => `${at.player(seat)} went on`,
  undone: ({ seat, to }, at) => `${at.player(seat)} took back to move ${to}`,
}

function who(holder: HolderName, at: Naming): string {
  return holder === 'vaclav' ? 'Václav' : at.player(holder)
}

function change({ from, to }: PriceMove): string {
  return `${from} → ${crowns(to)}`
}

function price(move: PriceMove | null): string {
  return move === null ? '' : `; price ${change(move)}`
}

function thing(kind: 'company' | 'train' | 'local', item: string, at: Naming): string {
  if (kind === 'company') return company(at, item)
  return kind === 'train' ? aTrain(item) : local(item as Parameters<typeof local>[0])
}
