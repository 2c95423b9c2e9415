import type { HolderName } from '@roundhouse/titles/18cz'
import type { PriceMove } from '@roundhouse/view/railway'
import { capital } from '../../capital.ts'
import { formatsFor } from '../../formats.ts'
import type { Naming } from '../../naming.ts'
import { kindOf } from '../names.ts'
import type { CzLineWords } from '../shapes.ts'
import { company, endsOf, sharedOut } from '../telling.ts'
import { aTrain, hexName, local, money, place, privateName, train } from './names.ts'

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
    `Operating round ${set}.${within} began; a local is worth ${money(value)}`,
  localBought: (p, at) => `${at.player(p.seat)} bought ${local(p.local)} for ${money(p.price)}`,
  passed: ({ seat, auto }, at) => `${at.player(seat)} passed${auto ? ' (nothing else was possible)' : ''}`,
  putUp: ({ seat, item }, at) => `${at.player(seat)} put ${privateName(item)} up for auction`,
  bid: ({ seat, item, amount }, at) => `${at.player(seat)} bid ${money(amount)} for ${privateName(item)}`,
  privateSold: ({ seat, item, price }, at) =>
    `${at.player(seat)} bought ${privateName(item)} for ${money(price)}`,
  started: ({ seat, price, capital: received, ...p }, at) =>
    `${at.player(seat)} started ${company(at, p.company)} at ${money(price)} and paid ${money(2 * price)}` +
    (received === null ? '' : `; it opened with ${money(received)}`),
  bought: ({ holder, price, ...p }, at) =>
    `${who(holder, at)} bought a share of ${company(at, p.company)} for ${money(price)}`,
  sold: ({ seat, shares, amount, move, ...p }, at) =>
    `${at.player(seat)} sold ${plural(shares, { one: 'a share', other: `${shares} shares` })} of ${company(at, p.company)} for ${money(amount)}${price(move)}`,
  director: ({ seat, ...p }, at) => `${at.player(seat)} became director of ${company(at, p.company)}`,
  opened: ({ capital: received, ...p }, at) =>
    `${company(at, p.company)} opened with a capital of ${money(received)}`,
  soldOut: ({ moves }, at) =>
    `Sold out: ${moves.map((move) => `${company(at, move.company)} ${change(move)}`).join(', ')}`,
  repaid: ({ seat, amount, left }, at) =>
    `${at.player(seat)} repaid ${money(amount)}${left === 0 ? ' and owes nothing any more' : `, ${money(left)} of debt is left`}`,
  localsPaid: ({ bySeat, toCompanies }, at) =>
    `Locals paid ${[...sharedOut(at, bySeat, money), ...(toCompanies > 0 ? [`companies ${money(toCompanies)}`] : [])].join(', ')}`,
  turn: ({ director, ...p }, at) =>
    `${company(at, p.company)} began its turn; ${who(director, at)} directs it`,
  laid: ({ hex, tile, colour, cost, local: by, ...p }, at) => {
    const what =
      colour === 'yellow' || colour === 'red'
        ? `laid ${TILES[colour]} tile ${tile} on ${place(hex)}`
        : `upgraded ${place(hex)} to ${TILES[colour] ?? colour} tile ${tile}`
    return `${company(at, p.company)} ${what}${cost > 0 ? ` for ${money(cost)}` : ''}${by === null ? '' : ` with ${local(by)}`}`
  },
  station: ({ hex, cost, home, ...p }, at) =>
    `${company(at, p.company)} placed ${home ? 'its home station' : 'a station'} in ${hexName(hex)}${cost > 0 ? ` for ${money(cost)}` : ''}`,
  ran: ({ routes, revenue, ...p }, at) => {
    if (revenue === 0) return `${company(at, p.company)} earned nothing`
    const each = routes.map((route) => `${kindOf(route.train)} ${endsOf(route)} ${money(route.revenue)}`)
    return `${company(at, p.company)} ran for ${money(revenue)}: ${each.join(', ')}`
  },
  paid: ({ revenue, bySeat, move, ...p }, at) => {
    const parts = sharedOut(at, bySeat, money)
    return `${company(at, p.company)} paid out ${money(revenue)}${parts.length === 0 ? '' : `: ${parts.join(', ')}`}${price(move)}`
  },
  withheld: ({ revenue, move, ...p }, at) =>
    `${company(at, p.company)} withheld ${money(revenue)}${price(move)}`,
  noRevenue: ({ move, ...p }, at) => `${company(at, p.company)} earned nothing${price(move)}`,
  offered: ({ kind, item, seat, price: asked, ...p }, at) =>
    `${company(at, p.company)} offered ${at.player(seat)} ${money(asked)}${kind === 'company' ? ' a share' : ''} for ${thing(kind, item, at)}`,
  declined: ({ kind, item, seat, price: asked }, at) =>
    `${at.player(seat)} declined ${money(asked)}${kind === 'company' ? ' a share' : ''} for ${thing(kind, item, at)}`,
  acquired: ({ price: paid, bySeat, treasury, ...p }, at) => {
    const parts = sharedOut(at, bySeat, money)
    return `${company(at, p.company)} acquired ${company(at, p.target)} for ${money(paid)} a share${parts.length === 0 ? '' : `: ${parts.join(', ')}`}; it took over ${money(treasury)}`
  },
  stationRemoved: ({ hex, ...p }, at) =>
    `${company(at, p.company)} took a station in ${hexName(hex)} off the map`,
  trainTurned: ({ to, cost, ...p }, at) =>
    `${company(at, p.company)} turned its ${train(p.train)} to ${aTrain(to)}${cost > 0 ? ` for ${money(cost)}` : ''}`,
  trainScrapped: (p, at) => `${company(at, p.company)} scrapped ${aTrain(p.train)}`,
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
  exported: ({ letter, trains }) =>
    `A card ${letter} was exported; it counts as sold as ${list(trains.map(kindOf))}`,
  trainDiscarded: (p, at) => `${company(at, p.company)} put ${aTrain(p.train)} into the pool`,
  localTraded: ({ seat, price: paid, ...p }, at) =>
    `${company(at, p.company)} bought ${local(p.local)} from ${at.player(seat)} for ${money(paid)}`,
  localSold: ({ price: paid, ...p }, at) =>
    `${company(at, p.company)} sold ${local(p.local)} to the bank for ${money(paid)}`,
  vaclavCompany: ({ price: start, ...p }, at) =>
    `Václav received ${company(at, p.company)} at ${money(start)} with ${aTrain(p.train)}`,
  vaclavDrew: (p, at) => `Václav’s ${company(at, p.company)} took ${aTrain(p.train)} from the bank`,
  privatesClosed: () => 'The privates closed',
  mwPaid: ({ seat, amount }, at) => `${at.player(seat)} received ${money(amount)} from the private MW`,
  mwBought: ({ seat, price: paid, ...p }, at) =>
    `${company(at, p.company)} bought the private MW from ${at.player(seat)} for ${money(paid)} and took over its station`,
  trainLent: ({ seat, ...p }, at) =>
    `${at.player(seat)} lent the 3E train to ${company(at, p.company)}; the train left the game`,
  ended: ({ winners, wealth }, at) => {
    const names = list(winners.map((seat) => at.player(seat)))
    const all = wealth.map((sum, seat) => `${at.player(seat)} ${money(sum)}`).join(', ')
    return `${names} ${winners.length === 1 ? 'won' : 'shared the victory'}. Wealth: ${all}`
  },
  wentOn: ({ seat }, at) => `${at.player(seat)} went on`,
  undone: ({ seat, to }, at) => `${at.player(seat)} took back to move ${to}`,
}

function who(holder: HolderName, at: Naming): string {
  return holder === 'vaclav' ? 'Václav' : at.player(holder)
}

function change({ from, to }: PriceMove): string {
  return `${from} → ${money(to)}`
}

function price(move: PriceMove | null): string {
  return move === null ? '' : `; price ${change(move)}`
}

function thing(kind: 'company' | 'train' | 'local', item: string, at: Naming): string {
  if (kind === 'company') return company(at, item)
  return kind === 'train' ? aTrain(item) : local(item as Parameters<typeof local>[0])
}
