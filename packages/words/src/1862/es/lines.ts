import type { HolderName } from '@roundhouse/titles/1862'
import { formatsFor } from '../../formats.ts'
import type { Naming } from '../../naming.ts'
import { lines as railwayLines } from '../../railway/es/lines.ts'
import { company, sharedOut } from '../../railway/phrases.ts'
import type { RmLineWords } from '../shapes.ts'
import { aTrain, hexName, letters, money, nouns } from './names.ts'

const { list, plural } = formatsFor('es')
const shared = railwayLines(nouns)
const ownShares = (count: number): string =>
  plural(count, { one: 'una acción propia', other: `${count} acciones propias` })

/** Whoever holds shares: a player, or the company itself. */
const holderOf = (holder: HolderName, id: string, at: Naming): string =>
  holder === 'company' ? `La tesorería de la ${company(at, id)}` : nouns.holder(holder, at)

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
    return `Compañías desde el inicio: ${all(first)}; desde la fase B: ${all(second)}; desde la fase C: ${all(third)}. Fuera de la partida: ${list(out.map((id) => company(at, id)))}`
  },
  parliament: ({ number }) =>
    number > 1 ? 'Empezó la segunda ronda del Parlamento' : 'Empezó una ronda del Parlamento',
  auctionOpened: ({ seat, bid, ...p }, at) =>
    `${at.player(seat)} nombró la ${company(at, p.company)} y pujó ${money(bid)} por su concesión`,
  auctionWon: ({ seat, bid, ...p }, at) =>
    `${at.player(seat)} ganó la concesión de la ${company(at, p.company)} por ${money(bid)}`,
  started: (p, at) =>
    p.chartered
      ? `${at.player(p.seat)} fijó en ${money(p.price)} el valor par de la ${company(at, p.company)} y pagó ${money(3 * p.price)}${p.capital === null ? '' : `; está operativa con ${money(p.capital)}`}`
      : `${shared.started({ ...p, capital: null }, at)} a la compañía`,
  opened: (p, at) =>
    p.capital === 0
      ? `La ${company(at, p.company)} quedó operativa con lo pagado por sus acciones`
      : shared.opened(p, at),
  tokensBought: ({ tokens, cost, ...p }, at) =>
    `La ${company(at, p.company)} compró ${plural(tokens, { one: '1 estación', other: `${tokens} estaciones` })} por ${money(cost)}`,
  obligationFailed: ({ seat, fine, paid, owed, ...p }, at) =>
    `La ${company(at, p.company)} no quedó operativa a tiempo: multa de ${money(fine)} para ${at.player(seat)}, que pagó ${money(paid)}${owed > 0 ? ` y debe ${money(owed)}` : ''}; las acciones de la compañía volvieron a la oferta inicial`,
  priorityPassed: ({ seat }, at) => `${at.player(seat)} recibió la carta de prioridad`,
  receivership: (p, at) => `Nadie dirige ya la ${company(at, p.company)}: está bajo administración estatal`,
  displaced: ({ hex, ...p }, at) =>
    `La ${company(at, p.company)} dejó sitio a una estación inicial en ${hexName(hex)}; la suya volvió a su tarjeta`,
  smallStation: ({ hex, ...p }, at) =>
    `La ${company(at, p.company)} colocó una estación pequeña en ${hexName(hex)}`,
  londonLinked: (p, at) => `La ${company(at, p.company)} enlazó con Londres`,
  ran: (p, at) =>
    `${shared.ran(p, at)}${p.subsidy > 0 ? `; los locales dan ${money(p.subsidy)} a la tesorería` : ''}`,
  paid: (p, at) =>
    `${shared.paid(p, at)}${p.treasury > 0 ? `; sus acciones propias le dieron ${money(p.treasury)}` : ''}${p.added > 0 ? `; con ${money(p.added)} de su tesorería, por la maniobra de Hudson` : ''}`,
  trainBought: (p, at) =>
    `${shared.trainBought(p, at)}${p.warranties === 0 ? '' : `, con ${plural(p.warranties, { one: '1 garantía', other: `${p.warranties} garantías` })}`}`,
  offered: ({ kind, seat, item, partner, ...p }, at) => {
    const who = `La ${company(at, p.company)}`
    const other = `la ${company(at, partner)}`
    if (kind === 'train') return `${who} pidió a ${at.player(seat)} ${aTrain(item)} de ${other}`
    const survivor = `la ${company(at, item)}`
    return kind === 'merge'
      ? `${who} propuso a ${at.player(seat)} una fusión con ${other}; sobreviviría ${survivor}`
      : `${who} propuso a ${at.player(seat)} adquirir ${other}; sobreviviría ${survivor}`
  },
  declined: ({ kind, seat, item }, at) =>
    kind === 'train'
      ? `${at.player(seat)} se quedó con ${aTrain(item)}`
      : `${at.player(seat)} lo rechazó. No ha cambiado nada`,
  treasurySold: ({ amount, move, ...p }, at) =>
    `La ${company(at, p.company)} vendió ${ownShares(p.shares)} por ${money(amount)}, para un tren${move === null ? '' : `; precio ${move.from} → ${money(move.to)}`}`,
  refinanced: ({ capital: received, ...p }, at) =>
    `La ${company(at, p.company)} se refinanció: de cada dos acciones quedó una, y recibió ${money(received)}`,
  redeemed: ({ price, ...p }, at) =>
    `La ${company(at, p.company)} rescató una de sus acciones por ${money(price)}`,
  merged: ({ survivor, vanishing, price, par }, at) =>
    `La ${company(at, vanishing)} se integró en la ${company(at, survivor)}: precio ${money(price)}, valor par ${money(par)}; de cada dos acciones queda una`,
  amalgamated: ({ holder, returned, exchanged, sold, amount, ...p }, at) =>
    `${holderOf(holder, p.company, at)}: ${list([
      `devolvió ${returned}`,
      ...(exchanged > 0 ? [`intercambió ${exchanged}`] : []),
      ...(sold > 0 ? [`vendió ${sold} por ${money(amount)}`] : []),
    ])}`,
  optionSettled: ({ holder, units, redeemed, amount, ...p }, at) =>
    `${holderOf(holder, p.company, at)} ${redeemed ? 'rescató' : 'vendió'} ${units === 1 ? 'la acción con opción' : 'el certificado de director'} de la ${company(at, p.company)} por ${money(amount)}`,
  assetsTaken: ({ survivor, treasury, trains, lostTokens }, at) => {
    const got = [
      ...(treasury > 0 ? [money(treasury)] : []),
      ...(trains.length > 0 ? [list(trains.map(aTrain))] : []),
    ]
    return `La ${company(at, survivor)} recibió ${got.length === 0 ? '' : `${got.join(', ')}, `}permisos y estaciones${lostTokens === 0 ? '' : `; ${plural(lostTokens, { one: 'se perdió 1 estación', other: `se perdieron ${lostTokens} estaciones` })}`}`
  },
  bankrupt: ({ bySeat, ...p }, at) => {
    const parts = sharedOut(at, bySeat, money)
    return `La ${company(at, p.company)} cayó en bancarrota${parts.length === 0 ? '; sus acciones no valían nada' : `; el banco pagó: ${parts.join(', ')}`}`
  },
  bankBroken: () => 'El banco ha quebrado: la partida termina con esta serie de rondas de operación',
  standstill: () => 'Ninguna compañía opera y nadie puede hacer ya nada: la partida termina',
  lnerFormed: ({ certificateLimit, left }, at) =>
    `Se formó la LNER: quedan una ronda bursátil y tres de operación; límite de certificados ${certificateLimit}${left.length === 0 ? '' : `. Fuera de la partida: ${list(left.map((id) => company(at, id)))}`}`,
}
