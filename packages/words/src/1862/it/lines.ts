import type { HolderName } from '@roundhouse/titles/1862'
import { formatsFor } from '../../formats.ts'
import type { Naming } from '../../naming.ts'
import { lines as railwayLines } from '../../railway/it/lines.ts'
import { company, sharedOut } from '../../railway/phrases.ts'
import type { RmLineWords } from '../shapes.ts'
import { aTrain, hexName, letters, money, nouns } from './names.ts'

const { list, plural } = formatsFor('it')
const shared = railwayLines(nouns)
const ownShares = (count: number): string =>
  plural(count, { one: 'un’azione propria', other: `${count} azioni proprie` })

/** Whoever holds shares: a player, or the company itself. */
const holderOf = (holder: HolderName, id: string, at: Naming): string =>
  holder === 'company' ? `La tesoreria della ${company(at, id)}` : nouns.holder(holder, at)

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
    return `Compagnie dall’inizio: ${all(first)}; dalla fase B: ${all(second)}; dalla fase C: ${all(third)}. Fuori dal gioco: ${list(out.map((id) => company(at, id)))}`
  },
  parliament: ({ number }) =>
    number > 1 ? 'È cominciato il secondo Round del Parlamento' : 'È cominciato un Round del Parlamento',
  auctionOpened: ({ seat, bid, ...p }, at) =>
    `${at.player(seat)} ha nominato la ${company(at, p.company)} e ha offerto ${money(bid)} per la sua concessione`,
  auctionWon: ({ seat, bid, ...p }, at) =>
    `${at.player(seat)} ha vinto la concessione della ${company(at, p.company)} per ${money(bid)}`,
  started: (p, at) =>
    p.chartered
      ? `${at.player(p.seat)} ha fissato a ${money(p.price)} il valore nominale della ${company(at, p.company)} e ha pagato ${money(3 * p.price)}${p.capital === null ? '' : `; la Compagnia ha aperto con ${money(p.capital)}`}`
      : `${shared.started({ ...p, capital: null }, at)} alla Compagnia`,
  opened: (p, at) =>
    p.capital === 0
      ? `La ${company(at, p.company)} ha aperto con quanto pagato per le sue azioni`
      : shared.opened(p, at),
  tokensBought: ({ tokens, cost, ...p }, at) =>
    `La ${company(at, p.company)} ha acquistato ${plural(tokens, { one: '1 stazione', other: `${tokens} stazioni` })} per ${money(cost)}`,
  obligationFailed: ({ seat, fine, paid, owed, ...p }, at) =>
    `La ${company(at, p.company)} non ha aperto in tempo: multa di ${money(fine)} a ${at.player(seat)}, che ha pagato ${money(paid)}${owed > 0 ? ` e deve ${money(owed)}` : ''}; le azioni della Compagnia sono tornate nell’offerta iniziale`,
  priorityPassed: ({ seat }, at) => `${at.player(seat)} ha ricevuto la carta Priorità`,
  receivership: (p, at) =>
    `Nessuno dirige più la ${company(at, p.company)}: è in amministrazione controllata`,
  displaced: ({ hex, ...p }, at) =>
    `La ${company(at, p.company)} ha fatto posto a una stazione-base a ${hexName(hex)}; la sua è tornata sullo Statuto`,
  smallStation: ({ hex, ...p }, at) =>
    `La ${company(at, p.company)} ha piazzato una stazione piccola a ${hexName(hex)}`,
  londonLinked: (p, at) => `La ${company(at, p.company)} si è collegata con Londra`,
  ran: (p, at) =>
    `${shared.ran(p, at)}${p.subsidy > 0 ? `; i locali portano ${money(p.subsidy)} alla tesoreria` : ''}`,
  paid: (p, at) =>
    `${shared.paid(p, at)}${p.treasury > 0 ? `; le azioni proprie le hanno reso ${money(p.treasury)}` : ''}${p.added > 0 ? `; con ${money(p.added)} della sua tesoreria, per la manovra di Hudson` : ''}`,
  trainBought: (p, at) =>
    `${shared.trainBought(p, at)}${p.warranties === 0 ? '' : `, con ${plural(p.warranties, { one: '1 garanzia', other: `${p.warranties} garanzie` })}`}`,
  offered: ({ kind, seat, item, partner, ...p }, at) => {
    const who = `La ${company(at, p.company)}`
    if (kind === 'train')
      return `${who} ha chiesto a ${at.player(seat)} ${aTrain(item)} della ${company(at, partner)}`
    const survivor = company(at, item)
    return kind === 'merge'
      ? `${who} ha proposto a ${at.player(seat)} una fusione con la ${company(at, partner)}; resterebbe la ${survivor}`
      : `${who} ha proposto a ${at.player(seat)} di acquisire la ${company(at, partner)}; resterebbe la ${survivor}`
  },
  declined: ({ kind, seat, item }, at) =>
    kind === 'train'
      ? `${at.player(seat)} ha tenuto ${aTrain(item)}`
      : `${at.player(seat)} ha rifiutato. Non è cambiato nulla`,
  treasurySold: ({ amount, move, ...p }, at) =>
    `La ${company(at, p.company)} ha venduto ${ownShares(p.shares)} per ${money(amount)}, per un treno${move === null ? '' : `; prezzo ${move.from} → ${money(move.to)}`}`,
  refinanced: ({ capital: received, ...p }, at) =>
    `La ${company(at, p.company)} si è rifinanziata: di due azioni ne resta una, e ha ricevuto ${money(received)}`,
  redeemed: ({ price, ...p }, at) =>
    `La ${company(at, p.company)} ha riscattato una delle sue azioni per ${money(price)}`,
  merged: ({ survivor, vanishing, price, par }, at) =>
    `La ${company(at, vanishing)} è confluita nella ${company(at, survivor)}: prezzo ${money(price)}, valore nominale ${money(par)}; di due azioni ne resta una`,
  amalgamated: ({ holder, returned, exchanged, sold, amount, ...p }, at) =>
    `${holderOf(holder, p.company, at)}: ${list([
      plural(returned, { one: '1 azione restituita', other: `${returned} azioni restituite` }),
      ...(exchanged > 0 ? [plural(exchanged, { one: '1 scambiata', other: `${exchanged} scambiate` })] : []),
      ...(sold > 0
        ? [`${plural(sold, { one: '1 venduta', other: `${sold} vendute` })} per ${money(amount)}`]
        : []),
    ])}`,
  optionSettled: ({ holder, units, redeemed, amount, ...p }, at) =>
    `${holderOf(holder, p.company, at)} ha ${redeemed ? 'riscattato' : 'venduto'} ${units === 1 ? 'l’azione con opzione' : 'il Certificato-Direttore'} della ${company(at, p.company)} per ${money(amount)}`,
  assetsTaken: ({ survivor, treasury, trains, lostTokens }, at) => {
    const got = [
      ...(treasury > 0 ? [money(treasury)] : []),
      ...(trains.length > 0 ? [list(trains.map(aTrain))] : []),
    ]
    return `La ${company(at, survivor)} ha ricevuto ${got.length === 0 ? '' : `${got.join(', ')}, `}permessi e stazioni${lostTokens === 0 ? '' : `; ${plural(lostTokens, { one: '1 stazione è andata persa', other: `${lostTokens} stazioni sono andate perse` })}`}`
  },
  bankrupt: ({ bySeat, ...p }, at) => {
    const parts = sharedOut(at, bySeat, money)
    return `La ${company(at, p.company)} è andata in bancarotta${parts.length === 0 ? '; le sue azioni non valevano nulla' : `; la Banca ha pagato: ${parts.join(', ')}`}`
  },
  bankBroken: () => 'La Banca è saltata: la partita finisce con questo set di Round Operativi',
  standstill: () => 'Nessuna Compagnia opera e nessuno può fare più nulla: la partita finisce',
  lnerFormed: ({ certificateLimit, left }, at) =>
    `Si è formata la LNER: restano un Round Azionario e tre Round Operativi; Limite-Certificati ${certificateLimit}${left.length === 0 ? '' : `. Fuori dal gioco: ${list(left.map((id) => company(at, id)))}`}`,
}
