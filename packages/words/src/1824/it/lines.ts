import { formatsFor } from '../../formats.ts'
import { lines as railwayLines } from '../../railway/it/lines.ts'
import { company, sharedOut } from '../../railway/phrases.ts'
import { shortName } from '../names.ts'
import type { AhLineWords } from '../shapes.ts'
import { aTrain, money, nouns, place, railway } from './names.ts'

const { list } = formatsFor('it')
const shared = railwayLines(nouns)

export const lines: AhLineWords = {
  ...shared,
  ran: (p, at) =>
    `${shared.ran(p, at)}${p.mines > 0 ? `; le miniere portano ${money(p.mines)} alla tesoreria` : ''}`,
  trainBought: (p, at) =>
    `${shared.trainBought({ ...p, loan: 0 }, at)}${p.loan === 0 ? '' : `, ${p.loan === p.help ? 'tutto' : `di cui ${money(p.loan)}`} come debito, cresciuto subito della metà`}${p.tradedIn === null ? '' : ` e ha consegnato ${aTrain(p.tradedIn)}`}`,
  trainDiscarded: (p, at) => `La ${company(at, p.company)} ha scartato ${aTrain(p.train)} oltre il limite`,
  exported: ({ trains }) => `Esportazione: ${list(trains.map(aTrain))} ha lasciato la Banca`,
  townPlaced: ({ seat, hex }, at) => `${at.player(seat)} ha messo una cittadina su ${place(hex)}`,
  stacks: ({ stacks, bond }, at) =>
    `Pile: ${stacks.map((stack) => stack.map((id) => company(at, id)).join(' e ')).join('; ')}. La ${company(at, bond)} è la ferrovia obbligazionaria`,
  railwayBought: ({ seat, price, treasury, ...p }, at) =>
    `${at.player(seat)} ha preso ${railway(p.company)} per ${money(price)}; in tesoreria ci sono ${money(treasury)}`,
  left: ({ items }) => `Nessuno ha voluto ${list(items.map(shortName))}: fuori dal gioco`,
  mountainsPaid: ({ bySeat }, at) =>
    `Le ferrovie di montagna hanno pagato: ${sharedOut(at, bySeat, money).join(', ')}`,
  mountainExchanged: ({ seat, mountain, ...p }, at) =>
    p.company === null
      ? `${at.player(seat)} ha perso ${railway(mountain)}: non restava nessuna azione`
      : `${at.player(seat)} ha scambiato ${railway(mountain)} con il 10% della ${company(at, p.company)}`,
  coalExchanged: ({ seat, coal, treasury, ...p }, at) =>
    `${at.player(seat)} ha scambiato ${railway(coal)} con il 20% della ${company(at, p.company)}, che ne riceve ${money(treasury)} e i treni`,
  formed: ({ of, capital, treasury, director, ...p }, at) =>
    `Si è formata la ${company(at, p.company)}${of.length === 0 ? '' : ` da ${list(of.map((id) => company(at, id)))}`} con ${money(capital)} dalla Banca${of.length === 0 ? '' : ` e ${money(treasury)} da ${of.length === 1 ? 'essa' : 'esse'}`}; ${director === null ? 'nessuno la dirige' : `la dirige ${at.player(director)}`}`,
  turnSkipped: ({ move, ...p }, at) =>
    `La ${company(at, p.company)} non ha un Direttore e non ha operato${move === null ? '' : `; prezzo ${move.from} → ${money(move.to)}`}`,
  halved: ({ revenue, seat, owner, treasury, ...p }, at) =>
    `La ${company(at, p.company)} ha diviso a metà ${money(revenue)}: ${at.player(seat)} ${money(owner)}, tesoreria ${money(treasury)}`,
  offered: ({ item, seat, price, ...p }, at) =>
    `La ${company(at, p.company)} ha chiesto a ${at.player(seat)} ${aTrain(item)} per ${money(price)}`,
  declined: ({ item, seat }, at) => `${at.player(seat)} si è tenuto ${aTrain(item)}`,
  interest: ({ bySeat }, at) =>
    `I debiti sono cresciuti della metà: ${sharedOut(at, bySeat, (amount) => `+${money(amount)}`).join(', ')}`,
  bankBroken: () =>
    'La Banca è saltata: la partita finisce dopo questo set di Round Operativi o, se questo è un Round Azionario, dopo il prossimo set',
  constructionClosed: ({ companies, amount, ...p }, at) =>
    `Le ferrovie di costruzione ${list(companies.map((id) => company(at, id)))} hanno chiuso${amount > 0 ? `; la Banca ha pagato ${money(amount)} alla ${company(at, p.company)}` : ''}`,
  bondPaid: ({ total, bySeat, ...p }, at) =>
    `La ${company(at, p.company)} ha distribuito il suo prezzo di ${money(total)}: ${sharedOut(at, bySeat, money).join(', ')}`,
}
