import { type RailwayGuideWords, termIn as t } from '../../guide.ts'
import type { Nouns } from '../../nouns.ts'
import { company } from '../../phrases.ts'
import { long } from '../rounds.ts'
import { list, plural } from './lists.ts'

/** What the steps of every railway title are about. */
export function steps({ money, someTrains }: Nouns): RailwayGuideWords['steps'] {
  return {
    stock: ({ set, cash, certificates, limit, first }) =>
      `${long.stock(set)}: a turno si vendono e acquistano ${t('share', 'azioni')} finché tutti passano, in ordine di ${t('priority', 'priorità')}. In mano: ${money(cash)} e ${certificates} ${t('certificateLimit', 'certificati')} su ${limit}.${first ? ' Nel primo Round Azionario non si vende.' : ''}`,
    token: ({ cost, treasury, left, ...p }, at) =>
      `La ${company(at, p.company)} può piazzare un’altra ${t('station', 'stazione')} in una città che raggiunge. ${cost === 0 ? 'Non costa nulla' : `La prossima costa ${money(cost)}, la tesoreria ha ${money(treasury)}`}; ${plural(left, { one: 'ne resta una', other: `ne restano ${left}` })}.`,
    run: ({ trains, ...p }, at) =>
      `La ${company(at, p.company)} fa correre i suoi treni: ${list(someTrains(trains))}. Ogni ${t('train', 'treno')} percorre una ${t('route', 'tratta')} e incassa quanto valgono le sue ${t('location', 'locazioni redditizie')}.`,
    revenue: ({ revenue, ...p }, at) =>
      `La ${company(at, p.company)} ha ${t('revenue', 'introiti')} per ${money(revenue)}. Il suo ${t('director', 'Direttore')} decide: un ${t('dividend', 'dividendo')} per gli azionisti o denaro per la Compagnia.`,
    trains: ({ treasury, trains, limit, ...p }, at) =>
      `La ${company(at, p.company)} può acquistare treni. ${trains.length === 0 ? 'Non ne ha' : `Ha ${list(someTrains(trains))}`}, il ${t('trainLimit', 'limite')} è di ${plural(limit, { one: 'un treno', other: `${limit} treni` })} e la tesoreria ha ${money(treasury)}. Un treno acquistato ora corre dal prossimo Round Operativo.`,
    discard: ({ owned, limit, ...p }, at) =>
      `La ${company(at, p.company)} ha ${owned} treni e il suo ${t('trainLimit', 'limite')} è ora ${limit}. Il Direttore ne cede finché il limite non è rispettato.`,
    over: ({ winners, worth }, at) =>
      `La partita è finita. ${list(winners.map((seat) => at.player(seat)))} ${winners.length === 1 ? 'ha' : 'hanno'} vinto. ${t('wealth', 'Assetto')}: ${worth.map((sum, seat) => `${at.player(seat)} ${money(sum)}`).join(', ')}.`,
  }
}

/** What else there is to know. */
export function notes({ aTrain, kindOf, money }: Nouns): RailwayGuideWords['notes'] {
  return {
    goal: () =>
      `Lo scopo: essere il più ricco quando finisce l’ultimo Round Operativo. Il denaro sta nei ${t('dividend', 'dividendi')} e nell’aumento dei ${t('price', 'prezzi')} delle tue azioni.`,
    next: ({ round, set, within, exports }) =>
      round === 'end'
        ? 'Dopo questo round la partita finisce.'
        : `Poi: ${round === 'stock' ? t('stockRound', long.stock(set)) : t('operatingRound', long.operating(set, within))}${exports ? `, dopo l’${t('export', 'esportazione')} di un treno` : ''}.`,
    mustSell: ({ certificates, limit }) =>
      `Hai ${certificates} certificati e il limite è ${limit}. Prima di tutto, vendi.`,
    debt: ({ debt, penalty }) =>
      `Devi ${money(debt)}, e alla fine ti aspetta una penale di ${money(penalty)}. Con un ${t('loan', 'prestito')} non si acquistano azioni: restituiscilo prima.`,
    mustTrain: ({ cheapest, treasury, cash, loan, ...p }, at) =>
      `La ${company(at, p.company)} non ha treni che possa usare e deve averne uno alla fine del turno. Il più economico costa ${money(cheapest)}.` +
      (cheapest <= treasury
        ? ' La sua tesoreria può pagarlo.'
        : ` Il suo Direttore aggiunge ${money(cheapest - treasury)} dai suoi ${money(cash)}${loan > 0 ? ` e prende in prestito ${money(loan)}, con una penale di pari importo` : ''}.`),
    atRisk: ({ trains, by, ...p }, at) =>
      `La Banca vende ora ${aTrain(by)}. Il primo rende ${t('obsolete', 'obsoleti')} i treni ${list(trains.map((kind) => kindOf(kind)))}: la ${company(at, p.company)} perderebbe i suoi.`,
  }
}
