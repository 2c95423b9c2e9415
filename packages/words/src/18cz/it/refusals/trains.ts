import { colourOf } from '../../names.ts'
import type { CzTrainRefusals } from '../../shapes.ts'
import { crowns, missing, train, trainColour, trainOnCard } from '../names.ts'

const OWNERS = {
  small: 'tutte le Compagnie',
  medium: 'le Compagnie Medie e Maggiori',
  large: 'le Compagnie Maggiori',
}

export const trains: CzTrainRefusals = {
  'CZ-TRAIN-NOT-AVAILABLE': (p) =>
    `Lì non c’è nessun ${trainOnCard(p.train)} in vendita. La Banca vende la carta in cima, il Train Pool ciò che contiene, una Compagnia ciò che possiede. Scegli un treno in vendita.`,
  'CZ-TRAIN-TRADE-PHASE': () =>
    'Le Compagnie non possono ancora acquistare treni fra loro. Possono dalla prima carta b venduta o esportata, in Moravia-Slesia dalla prima carta d. Acquista dalla Banca o dal Train Pool.',
  'CZ-TRAIN-PRICE': ({ price }) =>
    `Non puoi offrire ${crowns(price)}. Un treno di un’altra Compagnia costa un numero intero, almeno ${crowns(1)}. Offri un altro prezzo.`,
  'CZ-TRAIN-DECLINED': ({ price, ...p }) =>
    `L’offerta di ${crowns(price)} per il ${train(p.train)} è stata rifiutata. Entrambi i Direttori devono essere d’accordo. Offri di più o prosegui.`,
  'CZ-TRAIN-CASH': ({ price, treasury }) =>
    `Il treno costa ${crowns(price)} e la tesoreria ha ${crowns(treasury)}: ${missing(price - treasury)}. Il Direttore aiuta solo una Compagnia che deve avere un treno e non può pagarne nessuno. Scegli un treno più economico o prosegui.`,
  'CZ-TRAIN-KIND': (p) =>
    `Questa Compagnia non può possedere un ${train(p.train)}. È ${trainColour(p.train)}, per ${OWNERS[colourOf(p.train)]}. Scegli un altro treno.`,
  'CZ-TRAIN-LIMIT': ({ limit }) =>
    `La Compagnia ha raggiunto il suo limite di ${limit === 1 ? 'un treno' : `${limit} treni`}. Al limite non ne acquista, anche se così altri diventassero obsoleti. Prosegui senza treno.`,
  'CZ-TRAIN-LAST-PLACE': (p) =>
    `L’ultimo posto non è per un ${train(p.train)}. La Compagnia non ha nessun treno che possa usare, e quel posto resta per uno. Scegli un treno che possa usare.`,
  'CZ-TRAIN-MUST': () =>
    'La Compagnia non ha nessun treno che possa usare. Alla fine del suo turno ogni Compagnia deve possederne uno, con o senza una tratta. Acquistane uno.',
  'CZ-TRAIN-SCRAP': () =>
    'Questo treno non si può scartare. Per scelta si scartano solo i treni appena acquisiti con una Compagnia. Tienilo.',
  'CZ-TRAIN-OBSOLETE': (p) =>
    `Il ${train(p.train)} è obsoleto. Una carta non si vende più come un tipo obsoleto. Scegli un altro tipo.`,
  'CZ-TRAIN-VACLAV': ({ company }) =>
    `La ${company} è di Václav. Le sue Compagnie non cedono treni. Acquista dalla Banca, dal Train Pool o da un’altra Compagnia.`,

  'CZ-TRAIN-TURN-LATE': () =>
    'Questa carta non si può convertire. Si converte solo un treno appena acquisito con una Compagnia, in quel momento. Tienilo com’è.',
  'CZ-TURN-KIND': (p) =>
    `Il ${train(p.train)} non può diventare un ${train(p.to)}. Una carta si converte in un tipo più grande stampato su di essa, che la Compagnia possa possedere e che non sia obsoleto. Scegli un altro tipo o tieni il treno.`,
  'CZ-TURN-CASH': ({ cost, treasury }) =>
    `Convertire la carta costa ${crowns(cost)} e la tesoreria ha ${crowns(treasury)}: ${missing(cost - treasury)}. La Compagnia paga la differenza dei prezzi. Tieni il treno com’è, oppure scartalo.`,

  'CZ-DISCARD-FIRST': ({ company }) =>
    `La ${company} ha più treni di quanti il Limite-Treni consente. Prima di ogni altra cosa deve tornare al limite. Il suo Direttore sceglie il treno da cedere.`,
  'CZ-DISCARD-CHOICE': ({ company, ...p }) =>
    `Il ${train(p.train)} non è fra quelli che la ${company} può cedere ora. Cede un treno suo, e tiene quello appena acquistato al limite o con l’aiuto del Direttore. Scegli un altro treno.`,

  'CZ-EMERG-SOURCE': () =>
    'Un treno di un’altra Compagnia si paga solo con la tesoreria. Con l’aiuto del Direttore il treno viene dalla Banca o dal Train Pool. Scegline uno, oppure offri ciò che è in tesoreria.',
  'CZ-EMERG-EXTRA': () =>
    'Il Direttore ha già aiutato in questo turno. L’aiuto è per il solo treno che la Compagnia deve avere. Termina il turno.',
  'CZ-EMERG-NO-SALES': () =>
    'Non si vendono azioni per pagare un treno. Il Direttore paga con il proprio denaro e prende in prestito quanto manca. Scegli un treno.',
}
