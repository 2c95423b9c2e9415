import type { Worded } from '../../../reasons.ts'
import type { Nouns } from '../../nouns.ts'
import type { TrainReasons } from '../../reasons.ts'

/** Buying trains and keeping to their limit. */
export function trains({ money, missing, train }: Nouns): Worded<TrainReasons> {
  return {
    trainPrice: ({ price }) =>
      `Non puoi offrire ${money(price)}. Un treno di un’altra Compagnia costa un numero intero, almeno ${money(1)}. Offri un altro prezzo.`,
    trainDeclined: ({ price, ...p }) =>
      `L’offerta di ${money(price)} per il ${train(p.train)} è stata rifiutata. Entrambi i Direttori devono essere d’accordo. Offri di più o prosegui.`,
    trainCash: ({ price, treasury }) =>
      `Il treno costa ${money(price)} e la tesoreria ha ${money(treasury)}: ${missing(price - treasury)}. Il Direttore aiuta solo una Compagnia che deve avere un treno e non può pagarne nessuno. Scegli un treno più economico o prosegui.`,
    trainLimit: ({ limit }) =>
      `La Compagnia ha raggiunto il suo limite di ${limit === 1 ? 'un treno' : `${limit} treni`}. Al limite non ne acquista, anche se così altri diventassero obsoleti. Prosegui senza treno.`,
    trainMust: () =>
      'La Compagnia non ha nessun treno che possa usare. Alla fine del suo turno ogni Compagnia deve possederne uno, con o senza una tratta. Acquistane uno.',
    discardFirst: ({ company }) =>
      `La ${company} ha più treni di quanti il Limite-Treni consente. Prima di ogni altra cosa deve tornare al limite. Il suo Direttore sceglie il treno da cedere.`,
    helpOnce: () =>
      'Il Direttore ha già aiutato in questo turno. L’aiuto è per il solo treno che la Compagnia deve avere. Termina il turno.',
  }
}
