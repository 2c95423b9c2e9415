import type { HolderName } from '@roundhouse/titles/18cz'
import type { PriceMove } from '@roundhouse/view/railway'
import { formatsFor } from '../../formats.ts'
import type { Naming } from '../../naming.ts'
import { kindOf, place } from '../names.ts'
import type { CzLineWords } from '../shapes.ts'
import { company, endsOf, hexName, sharedOut } from '../telling.ts'
import { crowns, local, privateName, train } from './names.ts'

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
    `Empezó la ronda de operación ${set}.${within}; una ferroviaria local vale ${crowns(value)}`,
  localBought: (p, at) => `${at.player(p.seat)} compró ${local(p.local)} por ${crowns(p.price)}`,
  passed: ({ seat, auto }, at) => `${at.player(seat)} pasó${auto ? ' (no podía hacer otra cosa)' : ''}`,
  putUp: ({ seat, item }, at) => `${at.player(seat)} sacó a subasta ${privateName(item)}`,
  bid: ({ seat, item, amount }, at) => `${at.player(seat)} pujó ${crowns(amount)} por ${privateName(item)}`,
  privateSold: ({ seat, item, price }, at) =>
    `${at.player(seat)} compró ${privateName(item)} por ${crowns(price)}`,
  started: ({ seat, price, capital, ...p }, at) =>
    `${at.player(seat)} inauguró la ${company(at, p.company)} a ${crowns(price)} y pagó ${crowns(2 * price)}` +
    (capital === null ? '' : `; está operativa con ${crowns(capital)}`),
  bought: ({ holder, price, ...p }, at) =>
    `${who(holder, at)} compró una acción de la ${company(at, p.company)} por ${crowns(price)}`,
  sold: ({ seat, shares, amount, move, ...p }, at) =>
    `${at.player(seat)} vendió ${plural(shares, { one: 'una acción', other: `${shares} acciones` })} de la ${company(at, p.company)} por ${crowns(amount)}${price(move)}`,
  director: ({ seat, ...p }, at) => `${at.player(seat)} pasó a dirigir la ${company(at, p.company)}`,
  opened: ({ capital, ...p }, at) =>
    `La ${company(at, p.company)} quedó operativa con un capital de ${crowns(capital)}`,
  soldOut: ({ moves }, at) =>
    `Todas las acciones vendidas: ${moves.map((move) => `${company(at, move.company)} ${change(move)}`).join(', ')}`,
  repaid: ({ seat, amount, left }, at) =>
    `${at.player(seat)} devolvió ${crowns(amount)}${left === 0 ? ' y ya no debe nada' : `; aún debe ${crowns(left)}`}`,
  localsPaid: ({ bySeat, toCompanies }, at) =>
    `Las ferroviarias locales pagaron: ${[...sharedOut(at, bySeat, crowns), ...(toCompanies > 0 ? [`compañías ${crowns(toCompanies)}`] : [])].join(', ')}`,
  turn: ({ director, ...p }, at) =>
    `La ${company(at, p.company)} empezó su turno; la dirige ${who(director, at)}`,
  laid: ({ hex, tile, colour, cost, local: by, ...p }, at) => {
    const colours = TILES[colour] ?? colour
    const what =
      colour === 'yellow' || colour === 'red'
        ? `colocó la ficha ${colours} ${tile} en ${place(hex)}`
        : `mejoró ${place(hex)} con la ficha ${colours} ${tile}`
    return `La ${company(at, p.company)} ${what}${cost > 0 ? ` por ${crowns(cost)}` : ''}${by === null ? '' : ` gracias a ${local(by)}`}`
  },
  station: ({ hex, cost, home, ...p }, at) =>
    `La ${company(at, p.company)} colocó ${home ? 'su estación inicial' : 'una estación'} en ${hexName(hex)}${cost > 0 ? ` por ${crowns(cost)}` : ''}`,
  ran: ({ routes, revenue, ...p }, at) => {
    if (revenue === 0) return `La ${company(at, p.company)} no tuvo ingresos`
    const each = routes.map((route) => `${kindOf(route.train)} ${endsOf(route)} ${crowns(route.revenue)}`)
    return `La ${company(at, p.company)} ingresó ${crowns(revenue)}: ${each.join(', ')}`
  },
  paid: ({ revenue, bySeat, move, ...p }, at) => {
    const parts = sharedOut(at, bySeat, crowns)
    return `La ${company(at, p.company)} repartió ${crowns(revenue)}${parts.length === 0 ? '' : `: ${parts.join(', ')}`}${price(move)}`
  },
  withheld: ({ revenue, move, ...p }, at) =>
    `La ${company(at, p.company)} retuvo ${crowns(revenue)}${price(move)}`,
  noRevenue: ({ move, ...p }, at) => `La ${company(at, p.company)} no tuvo ingresos${price(move)}`,
  offered: ({ kind, item, seat, price: asked, ...p }, at) =>
    `La ${company(at, p.company)} ofreció a ${at.player(seat)} ${crowns(asked)}${kind === 'company' ? ' por acción' : ''} por ${thing(kind, item, at)}`,
  declined: ({ kind, item, seat, price: asked }, at) =>
    `${at.player(seat)} rechazó ${crowns(asked)}${kind === 'company' ? ' por acción' : ''} por ${thing(kind, item, at)}`,
  acquired: ({ price: paid, bySeat, treasury, ...p }, at) => {
    const parts = sharedOut(at, bySeat, crowns)
    return `La ${company(at, p.company)} adquirió la ${company(at, p.target)} a ${crowns(paid)} por acción${parts.length === 0 ? '' : `: ${parts.join(', ')}`}; recibió su tesorería de ${crowns(treasury)}`
  },
  stationRemoved: ({ hex, ...p }, at) =>
    `La ${company(at, p.company)} retiró del mapa una estación en ${hexName(hex)}`,
  trainTurned: ({ to, cost, ...p }, at) =>
    `La ${company(at, p.company)} cambió su ${train(p.train)} a un ${train(to)}${cost > 0 ? ` por ${crowns(cost)}` : ''}`,
  trainScrapped: (p, at) => `La ${company(at, p.company)} descartó un ${train(p.train)}`,
  trainBought: ({ from, price: paid, help, loan, ...p }, at) => {
    const source =
      from === 'bank' ? 'al banco' : from === 'pool' ? 'a la reserva' : `a la ${company(at, from)}`
    const helped = help === 0 ? '' : `; su director puso ${crowns(help)}`
    const borrowed =
      loan === 0 ? '' : `, de ellos ${crowns(loan)} en préstamo con un interés de ${crowns(loan)}`
    return `La ${company(at, p.company)} compró ${source} un ${train(p.train)} por ${crowns(paid)}${helped}${borrowed}`
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
    `La ${company(at, p.company)} compró a ${at.player(seat)} ${local(p.local)} por ${crowns(paid)}`,
  localSold: ({ price: paid, ...p }, at) =>
    `La ${company(at, p.company)} vendió al banco ${local(p.local)} por ${crowns(paid)}`,
  vaclavCompany: ({ price: start, ...p }, at) =>
    `Václav recibió la ${company(at, p.company)} a ${crowns(start)} con un ${train(p.train)}`,
  vaclavDrew: (p, at) => `La ${company(at, p.company)} de Václav tomó del banco un ${train(p.train)}`,
  privatesClosed: () => 'Las compañías privadas cerraron',
  mwPaid: ({ seat, amount }, at) => `${at.player(seat)} recibió ${crowns(amount)} de la compañía privada MW`,
  mwBought: ({ seat, price: paid, ...p }, at) =>
    `La ${company(at, p.company)} compró a ${at.player(seat)} la compañía privada MW por ${crowns(paid)} y recibió su estación`,
  trainLent: ({ seat, ...p }, at) =>
    `${at.player(seat)} prestó el tren 3E a la ${company(at, p.company)}; el tren salió de la partida`,
  ended: ({ winners, wealth }, at) => {
    const names = list(winners.map((seat) => at.player(seat)))
    const all = wealth.map((sum, seat) => `${at.player(seat)} ${crowns(sum)}`).join(', ')
    return `${names} ${winners.length === 1 ? 'ganó' : 'compartieron la victoria'}. Riqueza: ${all}`
  },
  wentOn: ({ seat }, at) => `${at.player(seat)} siguió adelante`,
  undone: ({ seat, to }, at) => `${at.player(seat)} deshizo hasta la jugada ${to}`,
}

function who(holder: HolderName, at: Naming): string {
  return holder === 'vaclav' ? 'Václav' : at.player(holder)
}

function change({ from, to }: PriceMove): string {
  return `${from} → ${crowns(to)}`
}

function price(move: PriceMove | null): string {
  return move === null ? '' : `; precio ${change(move)}`
}

function thing(kind: 'company' | 'train' | 'local', item: string, at: Naming): string {
  if (kind === 'company') return `la ${company(at, item)}`
  return kind === 'train' ? `un ${train(item)}` : local(item as Parameters<typeof local>[0])
}
