import type { HolderName } from '@roundhouse/titles/18cz'
import type { PriceMove } from '@roundhouse/view/railway'
import { formatsFor } from '../../formats.ts'
import type { Naming } from '../../naming.ts'
import { kindOf } from '../names.ts'
import type { CzLineWords } from '../shapes.ts'
import { company, endsOf, sharedOut } from '../telling.ts'
import { hexName, local, money, place, privateName, train } from './names.ts'

const { list, plural } = formatsFor('es')

const TILES: Readonly<Record<string, string>> = {
  yellow: 'amarilla',
  green: 'verde',
  brown: 'marrón',
  grey: 'gris',
  red: 'roja',
}

export const lines: CzLineWords = {
  priority: ({ seats }, at) => `Orden de prioridad: ${seats.map((seat) => at.player(seat)).join(', ')}`,
  stockRound: ({ set }) => `Empezó la ronda bursátil ${set}`,
  operatingRound: ({ set, within, value }) =>
    `Empezó la ronda de operación ${set}.${within}; una ferroviaria local vale ${money(value)}`,
  localBought: (p, at) => `${at.player(p.seat)} compró ${local(p.local)} por ${money(p.price)}`,
  passed: ({ seat, auto }, at) => `${at.player(seat)} pasó${auto ? ' (no podía hacer otra cosa)' : ''}`,
  putUp: ({ seat, item }, at) => `${at.player(seat)} sacó a subasta ${privateName(item)}`,
  bid: ({ seat, item, amount }, at) => `${at.player(seat)} pujó ${money(amount)} por ${privateName(item)}`,
  privateSold: ({ seat, item, price }, at) =>
    `${at.player(seat)} compró ${privateName(item)} por ${money(price)}`,
  started: ({ seat, price, capital, ...p }, at) =>
    `${at.player(seat)} inauguró la ${company(at, p.company)} a ${money(price)} y pagó ${money(2 * price)}` +
    (capital === null ? '' : `; está operativa con ${money(capital)}`),
  bought: ({ holder, price, ...p }, at) =>
    `${who(holder, at)} compró una acción de la ${company(at, p.company)} por ${money(price)}`,
  sold: ({ seat, shares, amount, move, ...p }, at) =>
    `${at.player(seat)} vendió ${plural(shares, { one: 'una acción', other: `${shares} acciones` })} de la ${company(at, p.company)} por ${money(amount)}${price(move)}`,
  director: ({ seat, ...p }, at) => `${at.player(seat)} pasó a dirigir la ${company(at, p.company)}`,
  opened: ({ capital, ...p }, at) =>
    `La ${company(at, p.company)} quedó operativa con un capital de ${money(capital)}`,
  soldOut: ({ moves }, at) =>
    `Todas las acciones vendidas: ${moves.map((move) => `${company(at, move.company)} ${change(move)}`).join(', ')}`,
  repaid: ({ seat, amount, left }, at) =>
    `${at.player(seat)} devolvió ${money(amount)}${left === 0 ? ' y ya no debe nada' : `; aún debe ${money(left)}`}`,
  localsPaid: ({ bySeat, toCompanies }, at) =>
    `Las ferroviarias locales pagaron: ${[...sharedOut(at, bySeat, money), ...(toCompanies > 0 ? [`compañías ${money(toCompanies)}`] : [])].join(', ')}`,
  turn: ({ director, ...p }, at) =>
    `La ${company(at, p.company)} empezó su turno; la dirige ${who(director, at)}`,
  laid: ({ hex, tile, colour, cost, local: by, ...p }, at) => {
    const colours = TILES[colour] ?? colour
    const what =
      colour === 'yellow' || colour === 'red'
        ? `colocó la ficha ${colours} ${tile} en ${place(hex)}`
        : `mejoró ${place(hex)} con la ficha ${colours} ${tile}`
    return `La ${company(at, p.company)} ${what}${cost > 0 ? ` por ${money(cost)}` : ''}${by === null ? '' : ` gracias a ${local(by)}`}`
  },
  station: ({ hex, cost, home, ...p }, at) =>
    `La ${company(at, p.company)} colocó ${home ? 'su estación inicial' : 'una estación'} en ${hexName(hex)}${cost > 0 ? ` por ${money(cost)}` : ''}`,
  ran: ({ routes, revenue, ...p }, at) => {
    if (revenue === 0) return `La ${company(at, p.company)} no tuvo ingresos`
    const each = routes.map((route) => `${kindOf(route.train)} ${endsOf(route)} ${money(route.revenue)}`)
    return `La ${company(at, p.company)} ingresó ${money(revenue)}: ${each.join(', ')}`
  },
  paid: ({ revenue, bySeat, move, ...p }, at) => {
    const parts = sharedOut(at, bySeat, money)
    return `La ${company(at, p.company)} repartió ${money(revenue)}${parts.length === 0 ? '' : `: ${parts.join(', ')}`}${price(move)}`
  },
  withheld: ({ revenue, move, ...p }, at) =>
    `La ${company(at, p.company)} retuvo ${money(revenue)}${price(move)}`,
  noRevenue: ({ move, ...p }, at) => `La ${company(at, p.company)} no tuvo ingresos${price(move)}`,
  offered: ({ kind, item, seat, price: asked, ...p }, at) =>
    `La ${company(at, p.company)} ofreció a ${at.player(seat)} ${money(asked)}${kind === 'company' ? ' por acción' : ''} por ${thing(kind, item, at)}`,
  declined: ({ kind, item, seat, price: asked }, at) =>
    `${at.player(seat)} rechazó ${money(asked)}${kind === 'company' ? ' por acción' : ''} por ${thing(kind, item, at)}`,
  acquired: ({ price: paid, bySeat, treasury, ...p }, at) => {
    const parts = sharedOut(at, bySeat, money)
    return `La ${company(at, p.company)} adquirió la ${company(at, p.target)} a ${money(paid)} por acción${parts.length === 0 ? '' : `: ${parts.join(', ')}`}; recibió su tesorería de ${money(treasury)}`
  },
  stationRemoved: ({ hex, ...p }, at) =>
    `La ${company(at, p.company)} retiró del mapa una estación en ${hexName(hex)}`,
  trainTurned: ({ to, cost, ...p }, at) =>
    `La ${company(at, p.company)} cambió su ${train(p.train)} a un ${train(to)}${cost > 0 ? ` por ${money(cost)}` : ''}`,
  trainScrapped: (p, at) => `La ${company(at, p.company)} descartó un ${train(p.train)}`,
  trainBought: ({ from, price: paid, help, loan, ...p }, at) => {
    const source =
      from === 'bank' ? 'al banco' : from === 'pool' ? 'a la reserva' : `a la ${company(at, from)}`
    const helped = help === 0 ? '' : `; su director puso ${money(help)}`
    const borrowed =
      loan === 0 ? '' : `, de ellos ${money(loan)} en préstamo con un interés de ${money(loan)}`
    return `La ${company(at, p.company)} compró ${source} un ${train(p.train)} por ${money(paid)}${helped}${borrowed}`
  },
  phase: ({ phase }) => `Empezó la fase ${phase}`,
  obsolete: ({ kinds, losses }, at) => {
    const lost = losses.map(
      ({ company: id, trains }) =>
        `${id === 'pool' ? 'la reserva' : company(at, id)} ${trains.map(kindOf).join(' ')}`,
    )
    return `Los trenes ${list(kinds)} quedaron obsoletos${lost.length === 0 ? '' : `. Perdidos: ${lost.join(', ')}`}`
  },
  exported: ({ letter, trains }) =>
    `Se retiró una carta ${letter}; equivale a la venta de ${list(trains.map(kindOf))}`,
  trainDiscarded: (p, at) => `La ${company(at, p.company)} dejó un ${train(p.train)} en la reserva`,
  localTraded: ({ seat, price: paid, ...p }, at) =>
    `La ${company(at, p.company)} compró a ${at.player(seat)} ${local(p.local)} por ${money(paid)}`,
  localSold: ({ price: paid, ...p }, at) =>
    `La ${company(at, p.company)} vendió al banco ${local(p.local)} por ${money(paid)}`,
  vaclavCompany: ({ price: start, ...p }, at) =>
    `Václav recibió la ${company(at, p.company)} a ${money(start)} con un ${train(p.train)}`,
  vaclavDrew: (p, at) => `La ${company(at, p.company)} de Václav tomó del banco un ${train(p.train)}`,
  privatesClosed: () => 'Las compañías privadas cerraron',
  mwPaid: ({ seat, amount }, at) => `${at.player(seat)} recibió ${money(amount)} de la compañía privada MW`,
  mwBought: ({ seat, price: paid, ...p }, at) =>
    `La ${company(at, p.company)} compró a ${at.player(seat)} la compañía privada MW por ${money(paid)} y recibió su estación`,
  trainLent: ({ seat, ...p }, at) =>
    `${at.player(seat)} prestó el tren 3E a la ${company(at, p.company)}; el tren salió de la partida`,
  ended: ({ winners, wealth }, at) => {
    const names = list(winners.map((seat) => at.player(seat)))
    const all = wealth.map((sum, seat) => `${at.player(seat)} ${money(sum)}`).join(', ')
    return `${names} ${winners.length === 1 ? 'ganó' : 'compartieron la victoria'}. Riqueza: ${all}`
  },
  wentOn: ({ seat }, at) => `${at.player(seat)} siguió adelante`,
  undone: ({ seat, to }, at) => `${at.player(seat)} deshizo hasta la jugada ${to}`,
}

function who(holder: HolderName, at: Naming): string {
  return holder === 'vaclav' ? 'Václav' : at.player(holder)
}

function change({ from, to }: PriceMove): string {
  return `${from} → ${money(to)}`
}

function price(move: PriceMove | null): string {
  return move === null ? '' : `; precio ${change(move)}`
}

function thing(kind: 'company' | 'train' | 'local', item: string, at: Naming): string {
  if (kind === 'company') return `la ${company(at, item)}`
  return kind === 'train' ? `un ${train(item)}` : local(item as Parameters<typeof local>[0])
}
