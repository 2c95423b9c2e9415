import type { PriceMove, RailwayLines } from '@roundhouse/view/railway'
import { formatsFor } from '../../formats.ts'
import type { Worded } from '../../reasons.ts'
import type { Nouns } from '../nouns.ts'
import { company, endsOf, sharedOut } from '../phrases.ts'

const { list, plural } = formatsFor('es')

const TILES: Readonly<Record<string, string>> = {
  yellow: 'amarilla',
  green: 'verde',
  brown: 'marrón',
  grey: 'gris',
  red: 'roja',
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
  const price = (move: PriceMove | null): string => (move === null ? '' : `; precio ${change(move)}`)
  return {
    priority: ({ seats }, at) => `Orden de prioridad: ${seats.map((seat) => at.player(seat)).join(', ')}`,
    stockRound: ({ set }) => `Empezó la ronda bursátil ${set}`,
    operatingRound: ({ set, within }) => `Empezó la ronda de operación ${set}.${within}`,
    passed: ({ seat, auto }, at) => `${at.player(seat)} pasó${auto ? ' (no podía hacer otra cosa)' : ''}`,
    putUp: ({ seat, item }, at) => `${at.player(seat)} sacó a subasta ${aPrivate(item)}`,
    bid: ({ seat, item, amount }, at) => `${at.player(seat)} pujó ${money(amount)} por ${aPrivate(item)}`,
    privateSold: ({ seat, item, price }, at) =>
      `${at.player(seat)} compró ${aPrivate(item)} por ${money(price)}`,
    started: ({ seat, price, capital, ...p }, at) =>
      `${at.player(seat)} inauguró la ${company(at, p.company)} a ${money(price)} y pagó ${money(directorShares * price)}` +
      (capital === null ? '' : `; está operativa con ${money(capital)}`),
    bought: ({ holder, price, shares = 1, ...p }, at) =>
      `${named(holder, at)} compró ${plural(shares, { one: 'una acción', other: `un certificado de ${shares} acciones` })} de la ${company(at, p.company)} por ${money(price)}`,
    sold: ({ seat, shares, amount, move, ...p }, at) =>
      `${at.player(seat)} vendió ${plural(shares, { one: 'una acción', other: `${shares} acciones` })} de la ${company(at, p.company)} por ${money(amount)}${price(move)}`,
    director: ({ seat, ...p }, at) => `${at.player(seat)} pasó a dirigir la ${company(at, p.company)}`,
    opened: ({ capital, ...p }, at) =>
      `La ${company(at, p.company)} quedó operativa con un capital de ${money(capital)}`,
    soldOut: ({ moves }, at) =>
      `Todas las acciones vendidas: ${moves.map((move) => `${company(at, move.company)} ${change(move)}`).join(', ')}`,
    repaid: ({ seat, amount, left }, at) =>
      `${at.player(seat)} devolvió ${money(amount)}${left === 0 ? ' y ya no debe nada' : `; aún debe ${money(left)}`}`,
    turn: ({ director, ...p }, at) =>
      `La ${company(at, p.company)} empezó su turno; la dirige ${named(director, at)}`,
    laid: ({ hex, tile, colour, cost, ...p }, at) => {
      const colours = TILES[colour] ?? colour
      const what =
        colour === 'yellow' || colour === 'red'
          ? `colocó la ficha ${colours} ${tile} en ${place(hex)}`
          : `mejoró ${place(hex)} con la ficha ${colours} ${tile}`
      return `La ${company(at, p.company)} ${what}${cost > 0 ? ` por ${money(cost)}` : ''}`
    },
    station: ({ hex, cost, home, ...p }, at) =>
      `La ${company(at, p.company)} colocó ${home ? 'su estación inicial' : 'una estación'} en ${hexName(hex)}${cost > 0 ? ` por ${money(cost)}` : ''}`,
    ran: ({ routes, revenue, ...p }, at) => {
      if (revenue === 0) return `La ${company(at, p.company)} no tuvo ingresos`
      const each = routes.map(
        (route) => `${kindOf(route.train)} ${endsOf(hexName, route)} ${money(route.revenue)}`,
      )
      return `La ${company(at, p.company)} ingresó ${money(revenue)}: ${each.join(', ')}`
    },
    paid: ({ revenue, bySeat, move, ...p }, at) => {
      const parts = sharedOut(at, bySeat, money)
      return `La ${company(at, p.company)} repartió ${money(revenue)}${parts.length === 0 ? '' : `: ${parts.join(', ')}`}${price(move)}`
    },
    withheld: ({ revenue, move, ...p }, at) =>
      `La ${company(at, p.company)} retuvo ${money(revenue)}${price(move)}`,
    noRevenue: ({ move, ...p }, at) => `La ${company(at, p.company)} no tuvo ingresos${price(move)}`,
    acquired: ({ price: paid, bySeat, treasury, ...p }, at) => {
      const parts = sharedOut(at, bySeat, money)
      return `La ${company(at, p.company)} adquirió la ${company(at, p.target)} a ${money(paid)} por acción${parts.length === 0 ? '' : `: ${parts.join(', ')}`}; recibió su tesorería de ${money(treasury)}`
    },
    stationRemoved: ({ hex, ...p }, at) =>
      `La ${company(at, p.company)} retiró del mapa una estación en ${hexName(hex)}`,
    trainBought: ({ from, price: paid, help, loan, ...p }, at) => {
      const source =
        from === 'bank' ? 'al banco' : from === 'pool' ? 'a la reserva' : `a la ${company(at, from)}`
      const helped = help === 0 ? '' : `; su director puso ${money(help)}`
      const borrowed =
        loan === 0 ? '' : `, de ellos ${money(loan)} en préstamo con un interés de ${money(loan)}`
      return `La ${company(at, p.company)} compró ${source} ${aTrain(p.train)} por ${money(paid)}${helped}${borrowed}`
    },
    phase: ({ phase }) => `Empezó la fase ${phase}`,
    obsolete: ({ kinds, losses }, at) => {
      const lost = losses.map(
        ({ company: id, trains }) =>
          `${id === 'pool' ? 'la reserva' : company(at, id)} ${trains.map(kindOf).join(' ')}`,
      )
      return `Los trenes ${list(kinds)} quedaron obsoletos${lost.length === 0 ? '' : `. Perdidos: ${lost.join(', ')}`}`
    },
    trainDiscarded: (p, at) => `La ${company(at, p.company)} dejó ${aTrain(p.train)} en la reserva`,
    privatesClosed: () => 'Las compañías privadas cerraron',
    ended: ({ winners, wealth }, at) => {
      const names = list(winners.map((seat) => at.player(seat)))
      const all = wealth.map((sum, seat) => `${at.player(seat)} ${money(sum)}`).join(', ')
      return `${names} ${winners.length === 1 ? 'ganó' : 'compartieron la victoria'}. Riqueza: ${all}`
    },
    wentOn: ({ seat }, at) => `${at.player(seat)} siguió adelante`,
    undone: ({ seat, to }, at) => `${at.player(seat)} deshizo hasta la jugada ${to}`,
    exported: ({ trains }) => `Retirado: ${list(trains.map(aTrain))}`,
  }
}
