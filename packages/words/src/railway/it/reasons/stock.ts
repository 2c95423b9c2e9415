import type { Worded } from '../../../reasons.ts'
import type { Nouns } from '../../nouns.ts'
import type { StockReasons } from '../../reasons.ts'

/** Turns, shares and certificates. */
export function stock({ directorShares, money, missing, now, number }: Nouns): Worded<StockReasons> {
  return {
    stepOrder: ({ doing }) =>
      `Questo non appartiene al passo attuale. I passi hanno un ordine fisso e non si torna a uno già concluso. ${now(doing)}`,
    bidLow: ({ least, step }) =>
      `Questa offerta è troppo bassa. Un’offerta deve raggiungere il minimo e superare la precedente di almeno ${money(step)}. Offri ${money(least)} o più, oppure passa.`,
    directorFirst: ({ company }) =>
      `La ${company} non ha ancora un Direttore. Il primo certificato acquistato è il Certificato-Direttore, che fissa il prezzo iniziale. Avvia la ${company}, acquista un’altra azione o passa.`,
    buyCash: ({ price, cash }) =>
      `Il costo è ${money(price)} e tu hai ${money(cash)}: ${missing(price - cash)}. Un Certificato-Direttore costa quanto ${number(directorShares)} azioni. Scegli un certificato più economico o passa.`,
    soldThisRound: ({ company }) =>
      `Hai venduto azioni della ${company} in questo Round Azionario. Chi vende azioni di una Compagnia non ne acquista fino al prossimo. Acquista un’altra azione o passa.`,
    onePurchase: () =>
      'Hai già acquistato in questo turno. Si fa un solo acquisto per turno. Potrai acquistare ancora nel tuo prossimo turno.',
    started: ({ company }) =>
      `La ${company} è già partita. Il suo Certificato-Direttore si vende una volta sola, e con esso si fissa il prezzo di partenza. Acquista una sua azione ordinaria, un’altra azione, oppure passa.`,
    outOfGame: ({ company }) =>
      `La ${company} non è in gioco. È stata acquisita, oppure questa partita ne fa a meno. Acquista un’altra azione o passa.`,
    noneLeft: ({ company }) =>
      `La Banca non ha più certificati della ${company}. Tornano quando un giocatore vende. Acquista un’altra azione o passa.`,
    bankOnly: () =>
      'I giocatori non si vendono azioni fra loro. Si acquista dalla Banca e si vende alla Banca. Acquista dalla Banca o passa.',
    shareLimit: ({ company, limit }) =>
      `Avresti più del ${limit}% della ${company}. Un giocatore ne detiene al massimo il ${limit}%. Acquista un’altra azione o passa.`,
    mustSell: ({ certificates, limit }) =>
      `Hai ${certificates} certificati e il Limite-Certificati è ${limit}. Prima di ogni altra cosa si torna al limite. Vendi azioni.`,
    sellEnough: ({ company, least }) =>
      `Questa vendita è troppo piccola: superi il Limite-Certificati. Ogni Compagnia si vende una volta per turno, e le altre tue azioni non bastano per ciò che manca. Vendi azioni della ${company}, almeno ${least}.`,
    sellFirstRound: () => 'È il primo Round Azionario. Si vende a partire dal secondo. Acquista o passa.',
    sellDirector: ({ company }) =>
      `Non puoi vendere tante azioni della ${company}. Il Certificato-Direttore non va mai alla Banca; passa di mano solo se un altro giocatore ha altrettanto e diventa Direttore. Vendi meno azioni, o nessuna.`,
    sellHeld: ({ company, held }) =>
      held === 0
        ? `Non hai azioni della ${company}. Si vende solo ciò che si possiede. Vendi un’altra Compagnia, acquista o passa.`
        : `Non puoi vendere tante azioni della ${company}. Si vende solo ciò che si possiede. Vendi da 1 a ${held}.`,
    sellAfterBuy: () =>
      'Hai già acquistato in questo turno. Prima si vende, poi si acquista. Potrai vendere nel tuo prossimo turno.',
    sellOnce: ({ company }) =>
      `Hai già venduto azioni della ${company} in questo turno. Tutte quelle di una Compagnia vendute in un turno sono una sola vendita. Vendi azioni di un’altra Compagnia, acquista o passa.`,
    sellInStockRound: () =>
      'Questo non è un Round Azionario. Le azioni si vendono solo lì. Potrai vendere nel prossimo.',
  }
}
