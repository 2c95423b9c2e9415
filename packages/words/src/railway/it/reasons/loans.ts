import type { Worded } from '../../../reasons.ts'
import type { Nouns } from '../../nouns.ts'
import type { LoanReasons } from '../../reasons.ts'

/** Loans of players. */
export function loans({ currency, money }: Nouns): Worded<LoanReasons> {
  return {
    loanBars: ({ debt }) =>
      `Devi ${money(debt)} alla Banca. Con un prestito aperto non si acquistano azioni. Restituiscilo prima per intero, oppure passa.`,
    loanNone: () => 'Non devi nulla alla Banca. Si restituiscono solo i prestiti. Prosegui con il turno.',
    loanInStockRound: () =>
      'Non è un Round Azionario. I prestiti si restituiscono in qualsiasi momento di un Round Azionario, e solo allora. Fallo quando verrà il prossimo.',
    loanCash: ({ amount, cash }) =>
      cash === 0
        ? `Non hai denaro per restituire ${money(amount)}. Un prestito si restituisce con il proprio denaro. Fallo quando ne avrai.`
        : `Non puoi restituire ${money(amount)}. Un prestito si restituisce con il proprio denaro, in ${currency} intere. Restituisci da ${money(1)} a ${money(cash)}.`,
    loanPenalty: ({ debt }) =>
      `Il tuo prestito è di ${money(debt)}. La penale di interesse non si restituisce mai: si sottrae a fine gioco. Restituisci al massimo ${money(debt)}.`,
    loanAmount: ({ loan, needed }) =>
      needed === 0
        ? `Un prestito di ${money(loan)} non serve. Nessuno prende in prestito più di quanto manca. Acquista il treno senza prestito.`
        : `Un prestito di ${money(loan)} non corrisponde a quanto manca. Prima vanno la tesoreria e il denaro del Direttore, e il prestito è esattamente il resto. Prendi in prestito ${money(needed)}.`,
  }
}
