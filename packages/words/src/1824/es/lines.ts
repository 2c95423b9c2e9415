import { formatsFor } from '../../formats.ts'
import { lines as railwayLines } from '../../railway/es/lines.ts'
import { company, sharedOut } from '../../railway/phrases.ts'
import { shortName } from '../names.ts'
import type { AhLineWords } from '../shapes.ts'
import { aTrain, money, nouns, place, railway } from './names.ts'

const { list } = formatsFor('es')
const shared = railwayLines(nouns)

export const lines: AhLineWords = {
  ...shared,
  ran: (p, at) =>
    `${shared.ran(p, at)}${p.mines > 0 ? `; las minas dan ${money(p.mines)} a la tesorería` : ''}`,
  trainBought: (p, at) =>
    `${shared.trainBought({ ...p, loan: 0 }, at)}${p.loan === 0 ? '' : `, ${p.loan === p.help ? 'todo' : `de ellos ${money(p.loan)}`} como deuda, que aumentó un 50 % al momento`}${p.tradedIn === null ? '' : ` y entregó ${aTrain(p.tradedIn)}`}`,
  trainDiscarded: (p, at) => `La ${company(at, p.company)} descartó ${aTrain(p.train)} por encima del límite`,
  exported: ({ trains }) => `Exportación: ${list(trains.map(aTrain))} salió del banco`,
  townPlaced: ({ seat, hex }, at) => `${at.player(seat)} puso un pueblo en ${place(hex)}`,
  stacks: ({ stacks, bond }, at) =>
    `Pilas: ${stacks.map((stack) => stack.map((id) => company(at, id)).join(' y ')).join('; ')}. El ferrocarril de bonos es la ${company(at, bond)}`,
  railwayBought: ({ seat, price, treasury, ...p }, at) =>
    `${at.player(seat)} tomó ${railway(p.company)} por ${money(price)}; su tesorería tiene ${money(treasury)}`,
  left: ({ items }) => `Nadie quiso ${list(items.map(shortName))}: fuera de la partida`,
  mountainsPaid: ({ bySeat }, at) =>
    `Los ferrocarriles de montaña pagaron: ${sharedOut(at, bySeat, money).join(', ')}`,
  mountainExchanged: ({ seat, mountain, ...p }, at) =>
    p.company === null
      ? `${at.player(seat)} perdió ${railway(mountain)}: no quedaba ninguna acción`
      : `${at.player(seat)} intercambió ${railway(mountain)} por el 10 % de la ${company(at, p.company)}`,
  coalExchanged: ({ seat, coal, treasury, ...p }, at) =>
    `${at.player(seat)} intercambió ${railway(coal)} por el 20 % de la ${company(at, p.company)}, que recibió sus ${money(treasury)} y sus trenes`,
  formed: ({ of, capital, treasury, director, ...p }, at) =>
    `Se formó la ${company(at, p.company)}${of.length === 0 ? '' : ` a partir de ${list(of.map((id) => company(at, id)))}`} con ${money(capital)} del banco${of.length === 0 ? '' : ` y ${money(treasury)} de ${of.length === 1 ? 'ella' : 'ellas'}`}; ${director === null ? 'nadie la dirige' : `la dirige ${at.player(director)}`}`,
  turnSkipped: ({ move, ...p }, at) =>
    `La ${company(at, p.company)} no tiene director y no operó${move === null ? '' : `; precio ${move.from} → ${money(move.to)}`}`,
  halved: ({ revenue, seat, owner, treasury, ...p }, at) =>
    `La ${company(at, p.company)} repartió ${money(revenue)} a medias: ${at.player(seat)} ${money(owner)}, tesorería ${money(treasury)}`,
  offered: ({ item, seat, price, ...p }, at) =>
    `La ${company(at, p.company)} pidió a ${at.player(seat)} ${aTrain(item)} por ${money(price)}`,
  declined: ({ item, seat }, at) => `${at.player(seat)} se quedó con ${aTrain(item)}`,
  interest: ({ bySeat }, at) =>
    `Las deudas aumentaron un 50 %: ${sharedOut(at, bySeat, (amount) => `+${money(amount)}`).join(', ')}`,
  bankBroken: () =>
    'El banco ha quebrado: la partida acaba tras esta serie de rondas de operación o, si esta es una ronda bursátil, tras la siguiente serie',
  constructionClosed: ({ companies, amount, ...p }, at) =>
    `Cerraron los ferrocarriles de construcción ${list(companies.map((id) => company(at, id)))}${amount > 0 ? `; el banco pagó ${money(amount)} a la ${company(at, p.company)}` : ''}`,
  bondPaid: ({ total, bySeat, ...p }, at) =>
    `La ${company(at, p.company)} repartió su precio de ${money(total)}: ${sharedOut(at, bySeat, money).join(', ')}`,
}
