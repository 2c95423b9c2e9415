import type { PriceMove, RailwayLines } from '@roundhouse/view/railway'
import { formatsFor } from '../../formats.ts'
import type { Worded } from '../../reasons.ts'
import type { Nouns } from '../nouns.ts'
import { company, endsOf, sharedOut } from '../phrases.ts'

const { list, plural } = formatsFor('it')

const TILES: Readonly<Record<string, string>> = {
  yellow: 'gialla',
  green: 'verde',
  brown: 'marrone',
  grey: 'grigia',
  red: 'rossa',
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
  const price = (move: PriceMove | null): string => (move === null ? '' : `; prezzo ${change(move)}`)
  return {
    priority: ({ seats }, at) => `Ordine di priorità: ${seats.map((seat) => at.player(seat)).join(', ')}`,
    stockRound: ({ set }) => `È cominciato il Round Azionario ${set}`,
    operatingRound: ({ set, within }) => `È cominciato il Round Operativo ${set}.${within}`,
    passed: ({ seat, auto }, at) => `${at.player(seat)} ha passato${auto ? ' (non poteva fare altro)' : ''}`,
    putUp: ({ seat, item }, at) => `${at.player(seat)} ha messo all’asta ${aPrivate(item)}`,
    bid: ({ seat, item, amount }, at) =>
      `${at.player(seat)} ha offerto ${money(amount)} per ${aPrivate(item)}`,
    privateSold: ({ seat, item, price }, at) =>
      `${at.player(seat)} ha acquistato ${aPrivate(item)} per ${money(price)}`,
    started: ({ seat, price, capital, ...p }, at) =>
      `${at.player(seat)} ha avviato la ${company(at, p.company)} a ${money(price)} e ha pagato ${money(directorShares * price)}` +
      (capital === null ? '' : `; ha aperto con ${money(capital)}`),
    bought: ({ holder, price, shares = 1, ...p }, at) =>
      `${named(holder, at)} ha acquistato ${plural(shares, { one: 'un’azione', other: `un certificato di ${shares} azioni` })} della ${company(at, p.company)} per ${money(price)}`,
    sold: ({ seat, shares, amount, move, ...p }, at) =>
      `${at.player(seat)} ha venduto ${plural(shares, { one: 'un’azione', other: `${shares} azioni` })} della ${company(at, p.company)} per ${money(amount)}${price(move)}`,
    director: ({ seat, ...p }, at) => `${at.player(seat)} è ora Direttore della ${company(at, p.company)}`,
    opened: ({ capital, ...p }, at) =>
      `La ${company(at, p.company)} ha aperto con un capitale di ${money(capital)}`,
    soldOut: ({ moves }, at) =>
      `Soldout: ${moves.map((move) => `${company(at, move.company)} ${change(move)}`).join(', ')}`,
    repaid: ({ seat, amount, left }, at) =>
      `${at.player(seat)} ha restituito ${money(amount)}${left === 0 ? ' e non deve più nulla' : `; deve ancora ${money(left)}`}`,
    turn: ({ director, ...p }, at) =>
      `La ${company(at, p.company)} ha cominciato il turno; la dirige ${named(director, at)}`,
    laid: ({ hex, tile, colour, cost, ...p }, at) => {
      const colours = TILES[colour] ?? colour
      const what =
        colour === 'yellow' || colour === 'red'
          ? `ha piazzato la tessera ${colours} ${tile} in ${place(hex)}`
          : `ha aggiornato ${place(hex)} con la tessera ${colours} ${tile}`
      return `La ${company(at, p.company)} ${what}${cost > 0 ? ` per ${money(cost)}` : ''}`
    },
    station: ({ hex, cost, home, ...p }, at) =>
      `La ${company(at, p.company)} ha piazzato ${home ? 'la stazione-base' : 'una stazione'} a ${hexName(hex)}${cost > 0 ? ` per ${money(cost)}` : ''}`,
    ran: ({ routes, revenue, ...p }, at) => {
      if (revenue === 0) return `La ${company(at, p.company)} non ha avuto introiti`
      const each = routes.map(
        (route) => `${kindOf(route.train)} ${endsOf(hexName, route)} ${money(route.revenue)}`,
      )
      return `La ${company(at, p.company)} ha incassato ${money(revenue)}: ${each.join(', ')}`
    },
    paid: ({ revenue, bySeat, move, ...p }, at) => {
      const parts = sharedOut(at, bySeat, money)
      return `La ${company(at, p.company)} ha staccato dividendi per ${money(revenue)}${parts.length === 0 ? '' : `: ${parts.join(', ')}`}${price(move)}`
    },
    withheld: ({ revenue, move, ...p }, at) =>
      `La ${company(at, p.company)} ha trattenuto ${money(revenue)}${price(move)}`,
    noRevenue: ({ move, ...p }, at) => `La ${company(at, p.company)} non ha avuto introiti${price(move)}`,
    acquired: ({ price: paid, bySeat, treasury, ...p }, at) => {
      const parts = sharedOut(at, bySeat, money)
      return `La ${company(at, p.company)} ha acquisito la ${company(at, p.target)} a ${money(paid)} per azione${parts.length === 0 ? '' : `: ${parts.join(', ')}`}; ne ha ricevuto la tesoreria di ${money(treasury)}`
    },
    stationRemoved: ({ hex, ...p }, at) =>
      `La ${company(at, p.company)} ha tolto dalla mappa una stazione a ${hexName(hex)}`,
    trainBought: ({ from, price: paid, help, loan, ...p }, at) => {
      const source =
        from === 'bank' ? 'dalla Banca' : from === 'pool' ? 'dal Train Pool' : `dalla ${company(at, from)}`
      const helped = help === 0 ? '' : `; il suo Direttore ha aggiunto ${money(help)}`
      const borrowed =
        loan === 0 ? '' : `, di cui ${money(loan)} in prestito con una penale di ${money(loan)}`
      return `La ${company(at, p.company)} ha acquistato ${source} ${aTrain(p.train)} per ${money(paid)}${helped}${borrowed}`
    },
    phase: ({ phase }) => `È cominciata la fase ${phase}`,
    obsolete: ({ kinds, losses }, at) => {
      const lost = losses.map(
        ({ company: id, trains }) =>
          `${id === 'pool' ? 'Train Pool' : company(at, id)} ${trains.map(kindOf).join(' ')}`,
      )
      return `I treni ${list(kinds)} sono diventati obsoleti${lost.length === 0 ? '' : `. Persi: ${lost.join(', ')}`}`
    },
    trainDiscarded: (p, at) => `La ${company(at, p.company)} ha messo ${aTrain(p.train)} nel Train Pool`,
    privatesClosed: () => 'Le Compagnie Private hanno chiuso',
    ended: ({ winners, wealth }, at) => {
      const names = list(winners.map((seat) => at.player(seat)))
      const all = wealth.map((sum, seat) => `${at.player(seat)} ${money(sum)}`).join(', ')
      return `${names} ${winners.length === 1 ? 'ha vinto' : 'hanno condiviso la vittoria'}. Assetto: ${all}`
    },
    wentOn: ({ seat }, at) => `${at.player(seat)} ha proseguito`,
    undone: ({ seat, to }, at) => `${at.player(seat)} ha annullato fino alla mossa ${to}`,
    exported: ({ trains }) => `Esportato: ${list(trains.map(aTrain))}`,
  }
}
