import { type RailwayGuideWords, termIn as t } from '../../guide.ts'
import type { Nouns } from '../../nouns.ts'
import { company } from '../../phrases.ts'
import { long } from '../rounds.ts'
import { list, plural } from './lists.ts'

/** What the steps of every railway title are about. */
export function steps({ money, someTrains }: Nouns): RailwayGuideWords['steps'] {
  return {
    stock: ({ set, cash, certificates, limit, first }) =>
      `${long.stock(set)}: por turnos se venden y compran ${t('share', 'acciones')} hasta que todos pasan, por orden de ${t('priority', 'prioridad')}. En mano: ${money(cash)} y ${certificates} de ${limit} ${t('certificateLimit', 'certificados')}.${first ? ' En la primera ronda bursátil no se vende.' : ''}`,
    token: ({ cost, treasury, left, ...p }, at) =>
      `La ${company(at, p.company)} puede colocar otra ${t('station', 'estación')} en una ciudad a la que llegue. ${cost === 0 ? 'No cuesta nada' : `La siguiente cuesta ${money(cost)} y la tesorería tiene ${money(treasury)}`}; ${plural(left, { one: 'queda una', other: `quedan ${left}` })}.`,
    run: ({ trains, ...p }, at) =>
      `La ${company(at, p.company)} hace circular sus trenes: ${list(someTrains(trains))}. Cada ${t('train', 'tren')} recorre una ${t('route', 'ruta')} y gana lo que valen sus ${t('location', 'zonas de ingresos')}.`,
    revenue: ({ revenue, ...p }, at) =>
      `La ${company(at, p.company)} tiene ${t('revenue', 'ingresos')} de ${money(revenue)}. Su ${t('director', 'director')} decide: un ${t('dividend', 'dividendo')} para los accionistas o dinero para la compañía.`,
    trains: ({ treasury, trains, limit, ...p }, at) =>
      `La ${company(at, p.company)} puede comprar trenes. ${trains.length === 0 ? 'No tiene ninguno' : `Tiene ${list(someTrains(trains))}`}, el ${t('trainLimit', 'límite')} es de ${plural(limit, { one: 'un tren', other: `${limit} trenes` })} y la tesorería tiene ${money(treasury)}. Un tren comprado ahora circula en la siguiente ronda de operación.`,
    discard: ({ owned, limit, ...p }, at) =>
      `La ${company(at, p.company)} tiene ${owned} trenes y su ${t('trainLimit', 'límite')} es ahora ${limit}. Su director deja trenes hasta cumplirlo.`,
    over: ({ winners, worth }, at) =>
      `La partida ha terminado. ${list(winners.map((seat) => at.player(seat)))} ${winners.length === 1 ? 'ha' : 'han'} ganado. ${t('wealth', 'Riqueza')}: ${worth.map((sum, seat) => `${at.player(seat)} ${money(sum)}`).join(', ')}.`,
  }
}

/** What else there is to know. */
export function notes({ aTrain, kindOf, money }: Nouns): RailwayGuideWords['notes'] {
  return {
    goal: () =>
      `El objetivo: ser el más rico cuando termine la última ronda de operación. El dinero está en los ${t('dividend', 'dividendos')} y en la subida de los ${t('price', 'precios')} de tus acciones.`,
    next: ({ round, set, within, exports }) =>
      round === 'end'
        ? 'Tras esta ronda termina la partida.'
        : `Después: ${round === 'stock' ? t('stockRound', long.stock(set)) : t('operatingRound', long.operating(set, within))}${exports ? `, tras la ${t('export', 'retirada')} de un tren` : ''}.`,
    mustSell: ({ certificates, limit }) =>
      `Tienes ${certificates} certificados y el límite es ${limit}. Antes de nada, vende.`,
    debt: ({ debt, penalty }) =>
      `Debes ${money(debt)}, y al final espera un interés de ${money(penalty)}. Con un ${t('loan', 'préstamo')} no se compran acciones: devuélvelo antes.`,
    mustTrain: ({ cheapest, treasury, cash, loan, ...p }, at) =>
      `La ${company(at, p.company)} no tiene ningún tren que pueda usar y debe tener uno al final de su turno. El más barato cuesta ${money(cheapest)}.` +
      (cheapest <= treasury
        ? ' Su tesorería puede pagarlo.'
        : ` Su director pone ${money(cheapest - treasury)} de sus ${money(cash)}${loan > 0 ? ` y pide un préstamo de ${money(loan)}, con un interés del mismo importe` : ''}.`),
    atRisk: ({ trains, by, ...p }, at) =>
      `El banco vende ahora ${aTrain(by)}. El primero deja ${t('obsolete', 'obsoletos')} los trenes ${list(trains.map((kind) => kindOf(kind)))}: la ${company(at, p.company)} perdería los suyos.`,
  }
}
