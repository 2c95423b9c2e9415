import type { HolderName } from '@roundhouse/titles/18cz'
import type { PriceMove } from '@roundhouse/view/railway'
import { formatsFor } from '../../formats.ts'
import type { Naming } from '../../naming.ts'
import { kindOf } from '../names.ts'
import type { CzLineWords } from '../shapes.ts'
import { company, endsOf, sharedOut } from '../telling.ts'
import { hexName, local, money, place, privateName, train } from './names.ts'

const { list, plural } = formatsFor('it')

const TILES: Readonly<Record<string, string>> = {
  yellow: 'gialla',
  green: 'verde',
  brown: 'marrone',
  grey: 'grigia',
  red: 'rossa',
}

export const lines: CzLineWords = {
  priority: ({ seats }, at) => `Ordine di priorità: ${seats.map((seat) => at.player(seat)).join(', ')}`,
  stockRound: ({ set }) => `È cominciato il Round Azionario ${set}`,
  operatingRound: ({ set, within, value }) =>
    `È cominciato il Round Operativo ${set}.${within}; una Compagnia Locale vale ${money(value)}`,
  localBought: (p, at) => `${at.player(p.seat)} ha acquistato la ${local(p.local)} per ${money(p.price)}`,
  passed: ({ seat, auto }, at) => `${at.player(seat)} ha passato${auto ? ' (non poteva fare altro)' : ''}`,
  putUp: ({ seat, item }, at) => `${at.player(seat)} ha messo all’asta ${privateIn(item)}`,
  bid: ({ seat, item, amount }, at) =>
    `${at.player(seat)} ha offerto ${money(amount)} per ${privateIn(item)}`,
  privateSold: ({ seat, item, price }, at) =>
    `${at.player(seat)} ha acquistato ${privateIn(item)} per ${money(price)}`,
  started: ({ seat, price, capital, ...p }, at) =>
    `${at.player(seat)} ha avviato la ${company(at, p.company)} a ${money(price)} e ha pagato ${money(2 * price)}` +
    (capital === null ? '' : `; ha aperto con ${money(capital)}`),
  bought: ({ holder, price, ...p }, at) =>
    `${who(holder, at)} ha acquistato un’azione della ${company(at, p.company)} per ${money(price)}`,
  sold: ({ seat, shares, amount, move, ...p }, at) =>
    `${at.player(seat)} ha venduto ${plural(shares, { one: 'un’azione', other: `${shares} azioni` })} della ${company(at, p.company)} per ${money(amount)}${price(move)}`,
  director: ({ seat, ...p }, at) => `${at.player(seat)} è ora Direttore della ${company(at, p.company)}`,
  opened: ({ capital, ...p }, at) =>
    `La ${company(at, p.company)} ha aperto con un capitale di ${money(capital)}`,
  soldOut: ({ moves }, at) =>
    `Soldout: ${moves.map((move) => `${company(at, move.company)} ${change(move)}`).join(', ')}`,
  repaid: ({ seat, amount, left }, at) =>
    `${at.player(seat)} ha restituito ${money(amount)}${left === 0 ? ' e non deve più nulla' : `; deve ancora ${money(left)}`}`,
  localsPaid: ({ bySeat, toCompanies }, at) =>
    `Le Compagnie Locali hanno pagato: ${[...sharedOut(at, bySeat, money), ...(toCompanies > 0 ? [`Compagnie ${money(toCompanies)}`] : [])].join(', ')}`,
  turn: ({ director, ...p }, at) =>
    `La ${company(at, p.company)} ha cominciato il turno; la dirige ${who(director, at)}`,
  laid: ({ hex, tile, colour, cost, local: by, ...p }, at) => {
    const colours = TILES[colour] ?? colour
    const what =
      colour === 'yellow' || colour === 'red'
        ? `ha piazzato la tessera ${colours} ${tile} in ${place(hex)}`
        : `ha aggiornato ${place(hex)} con la tessera ${colours} ${tile}`
    return `La ${company(at, p.company)} ${what}${cost > 0 ? ` per ${money(cost)}` : ''}${by === null ? '' : ` con la ${local(by)}`}`
  },
  station: ({ hex, cost, home, ...p }, at) =>
    `La ${company(at, p.company)} ha piazzato ${home ? 'la stazione-base' : 'una stazione'} a ${hexName(hex)}${cost > 0 ? ` per ${money(cost)}` : ''}`,
  ran: ({ routes, revenue, ...p }, at) => {
    if (revenue === 0) return `La ${company(at, p.company)} non ha avuto introiti`
    const each = routes.map((route) => `${kindOf(route.train)} ${endsOf(route)} ${money(route.revenue)}`)
    return `La ${company(at, p.company)} ha incassato ${money(revenue)}: ${each.join(', ')}`
  },
  paid: ({ revenue, bySeat, move, ...p }, at) => {
    const parts = sharedOut(at, bySeat, money)
    return `La ${company(at, p.company)} ha staccato dividendi per ${money(revenue)}${parts.length === 0 ? '' : `: ${parts.join(', ')}`}${price(move)}`
  },
  withheld: ({ revenue, move, ...p }, at) =>
    `La ${company(at, p.company)} ha trattenuto ${money(revenue)}${price(move)}`,
  noRevenue: ({ move, ...p }, at) => `La ${company(at, p.company)} non ha avuto introiti${price(move)}`,
  offered: ({ kind, item, seat, price: asked, ...p }, at) =>
    `La ${company(at, p.company)} ha offerto a ${at.player(seat)} ${money(asked)}${kind === 'company' ? ' per azione' : ''} per ${thing(kind, item, at)}`,
  declined: ({ kind, item, seat, price: asked }, at) =>
    `${at.player(seat)} ha rifiutato ${money(asked)}${kind === 'company' ? ' per azione' : ''} per ${thing(kind, item, at)}`,
  acquired: ({ price: paid, bySeat, treasury, ...p }, at) => {
    const parts = sharedOut(at, bySeat, money)
    return `La ${company(at, p.company)} ha acquisito la ${company(at, p.target)} a ${money(paid)} per azione${parts.length === 0 ? '' : `: ${parts.join(', ')}`}; ne ha ricevuto la tesoreria di ${money(treasury)}`
  },
  stationRemoved: ({ hex, ...p }, at) =>
    `La ${company(at, p.company)} ha tolto dalla mappa una stazione a ${hexName(hex)}`,
  trainTurned: ({ to, cost, ...p }, at) =>
    `La ${company(at, p.company)} ha convertito il suo ${train(p.train)} in un ${train(to)}${cost > 0 ? ` per ${money(cost)}` : ''}`,
  trainScrapped: (p, at) => `La ${company(at, p.company)} ha scartato un ${train(p.train)}`,
  trainBought: ({ from, price: paid, help, loan, ...p }, at) => {
    const source =
      from === 'bank' ? 'dalla Banca' : from === 'pool' ? 'dal Train Pool' : `dalla ${company(at, from)}`
    const helped = help === 0 ? '' : `; il suo Direttore ha aggiunto ${money(help)}`
    const borrowed = loan === 0 ? '' : `, di cui ${money(loan)} in prestito con una penale di ${money(loan)}`
    return `La ${company(at, p.company)} ha acquistato ${source} un ${train(p.train)} per ${money(paid)}${helped}${borrowed}`
  },
  phase: ({ phase }) => `È cominciata la fase ${phase}`,
  obsolete: ({ kinds, losses }, at) => {
    const lost = losses.map(
      ({ company: id, trains }) =>
        `${id === 'pool' ? 'Train Pool' : company(at, id)} ${trains.map(kindOf).join(' ')}`,
    )
    return `I treni ${list(kinds)} sono diventati obsoleti${lost.length === 0 ? '' : `. Persi: ${lost.join(', ')}`}`
  },
  exported: ({ letter, trains }) =>
    `Una carta ${letter} è stata esportata; equivale alla vendita di ${list(trains.map(kindOf))}`,
  trainDiscarded: (p, at) => `La ${company(at, p.company)} ha messo un ${train(p.train)} nel Train Pool`,
  localTraded: ({ seat, price: paid, ...p }, at) =>
    `La ${company(at, p.company)} ha acquistato da ${at.player(seat)} la ${local(p.local)} per ${money(paid)}`,
  localSold: ({ price: paid, ...p }, at) =>
    `La ${company(at, p.company)} ha venduto alla Banca la ${local(p.local)} per ${money(paid)}`,
  vaclavCompany: ({ price: start, ...p }, at) =>
    `Václav ha ricevuto la ${company(at, p.company)} a ${money(start)} con un ${train(p.train)}`,
  vaclavDrew: (p, at) => `La ${company(at, p.company)} di Václav ha preso dalla Banca un ${train(p.train)}`,
  privatesClosed: () => 'Le Compagnie Private hanno chiuso',
  mwPaid: ({ seat, amount }, at) =>
    `${at.player(seat)} ha ricevuto ${money(amount)} dalla Compagnia Privata MW`,
  mwBought: ({ seat, price: paid, ...p }, at) =>
    `La ${company(at, p.company)} ha acquistato da ${at.player(seat)} la Compagnia Privata MW per ${money(paid)} e ne ha preso la stazione`,
  trainLent: ({ seat, ...p }, at) =>
    `${at.player(seat)} ha prestato il treno 3E alla ${company(at, p.company)}; il treno ha lasciato il gioco`,
  ended: ({ winners, wealth }, at) => {
    const names = list(winners.map((seat) => at.player(seat)))
    const all = wealth.map((sum, seat) => `${at.player(seat)} ${money(sum)}`).join(', ')
    return `${names} ${winners.length === 1 ? 'ha vinto' : 'hanno condiviso la vittoria'}. Assetto: ${all}`
  },
  wentOn: ({ seat }, at) => `${at.player(seat)} ha proseguito`,
  undone: ({ seat, to }, at) => `${at.player(seat)} ha annullato fino alla mossa ${to}`,
}

function who(holder: HolderName, at: Naming): string {
  return holder === 'vaclav' ? 'Václav' : at.player(holder)
}

function change({ from, to }: PriceMove): string {
  return `${from} → ${money(to)}`
}

function price(move: PriceMove | null): string {
  return move === null ? '' : `; prezzo ${change(move)}`
}

/** With its article in the middle of a sentence: "il treno 3E". */
function privateIn(item: string): string {
  const name = privateName(item)
  return name.charAt(0).toLocaleLowerCase() + name.slice(1)
}

function thing(kind: 'company' | 'train' | 'local', item: string, at: Naming): string {
  if (kind === 'company') return `la ${company(at, item)}`
  return kind === 'train' ? `un ${train(item)}` : `la ${local(item as Parameters<typeof local>[0])}`
}
