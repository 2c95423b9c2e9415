import type { CzTerms } from '../guide-words.ts'

export const terms: CzTerms = {
  local: {
    name: 'Compagnia Locale',
    text: 'Una piccola ferrovia privata. Paga al proprietario 5, 10 o 20 K in ogni Round Operativo, e vale 120 K per il giocatore che la possiede ancora alla fine. Una Compagnia che ne possiede una può usarne l’abilità una volta.',
  },
  share: {
    name: 'Azione',
    text: 'Una parte di una Compagnia: il 25% di una Minore, il 20% di una Media, il 10% di una Maggiore. Porta la sua parte di ogni dividendo e alla fine conta il suo prezzo.',
  },
  opening: {
    name: 'Apertura',
    text: 'Con metà delle azioni vendute la Compagnia apre: riceve il prezzo iniziale per ogni sua azione, venduta o no, e opera dal prossimo Round Operativo.',
  },
  certificateLimit: {
    name: 'Limite-Certificati',
    text: 'Quanti certificati può avere un giocatore. Azioni e Compagnie Locali contano uno ciascuna; anche il Certificato-Direttore conta uno.',
  },
  priority: {
    name: 'Priorità',
    text: 'L’ordine dei giocatori in un Round Azionario. Dopo il Round Pre-Azionario comincia il più povero, dopo ogni Round Azionario il più ricco.',
  },
  operatingRound: {
    name: 'Round Operativo',
    text: 'Ogni Compagnia aperta ha un turno, prima quella col prezzo più alto: tessera, stazione, corsa, introiti, acquisizione, treni.',
  },
  power: {
    name: 'Abilità di una Locale',
    text: 'Una volta nella partita una Compagnia può usare una Compagnia Locale che possiede: per piazzare in più una tessera bordata di viola, o per non pagare il terreno.',
  },
  location: {
    name: 'Locazione redditizia',
    text: 'Una città, una cittadina o una tessera rossa di confine: un luogo dove i treni incassano.',
  },
  dividend: {
    name: 'Dividendo',
    text: 'Introiti pagati agli azionisti, arrotondando per eccesso la parte di ogni giocatore. Il prezzo sale. Se trattenuti vanno in tesoreria, e il prezzo scende.',
  },
  train: {
    name: 'Treno',
    text: 'Un 3 rosso visita tre locazioni. Un 3+3 blu ne visita sei, di cui tre città. Un 3E verde ne conta tre e può saltare le cittadine. Le Compagnie Minori usano treni rossi, le Medie blu, le Maggiori verdi.',
  },
  phase: {
    name: 'Fase',
    text: 'Comincia con la prima carta di ogni lettera. Porta nuovi colori di tessere, Compagnie più grandi e limiti di treni più bassi.',
  },
  obsolete: {
    name: 'Obsoleto',
    text: 'Quando si vende un treno più forte dello stesso colore, i più deboli lasciano subito il gioco. I vecchi treni non durano.',
  },
  export: {
    name: 'Esportazione',
    text: 'Dopo ogni set di Round Operativi la prima carta-treno lascia il gioco e conta come venduta. Così le fasi arrivano anche se nessuno acquista.',
  },
  acquisition: {
    name: 'Acquisizione',
    text: 'Una Compagnia più grande ne acquista una più piccola per intero: denaro, Compagnie Locali, treni e stazioni. Agli azionisti si paga ogni azione.',
  },
  loan: {
    name: 'Prestito',
    text: 'Il Direttore che non può pagare il treno che la sua Compagnia deve avere prende in prestito il resto. Alla fine si sottraggono il prestito e una penale di pari importo.',
  },
  wealth: {
    name: 'Assetto',
    text: 'Denaro, azioni al loro prezzo e 120 K per ogni Compagnia Locale, meno debiti e penali. Vince chi ha di più.',
  },
  vaclav: {
    name: 'Václav',
    text: 'Un terzo azionista nel gioco per due. Le sue Compagnie non hanno denaro e non pagano nulla; i due giocatori decidono per esse, che staccano sempre i dividendi.',
  },
  private: {
    name: 'Compagnia Privata',
    text: 'Una delle cinque cose messe all’asta prima di una partita in Moravia e Slesia: tre Compagnie Locali, un treno 3E da prestare una volta e la stazione della MW.',
  },
}
