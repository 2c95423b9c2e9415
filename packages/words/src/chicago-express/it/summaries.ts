import type { ChicagoSectionWords } from '../shapes.ts'

export const summaries: ChicagoSectionWords = {
  'p33 Material':
    'La scatola: cinque compagnie con azioni e locomotive, 23 casette, la mappa e i suoi tipi di esagono.',
  'p34 Set-up':
    'Indicatori all’inizio, una locomotiva di ogni compagnia sul suo esagono di partenza, 20 casette e 120 $ divisi in parti uguali fra i giocatori.',
  'p35 Aim':
    'Acquista azioni, fai crescere le compagnie, incassa dividendi. Vince chi alla fine ha più denaro.',
  'p35 Preparation':
    'Si mette all’asta un’azione di PRR, B&O, C&O e NYC. Chi vince apre l’asta seguente; senza offerte l’azione va gratis a chi l’ha aperta. Comincia chi ha l’azione della PRR.',
  'p36 Play':
    'Nel tuo turno muovi un indicatore che non sia nel rosso, poi esegui la sua azione o rinuncia. Con due indicatori nel rosso, prima del turno seguente arriva un dividendo generale.',
  'p36 Auction':
    'Offri un’azione di una compagnia aperta. Il minimo è il suo profitto diviso per le azioni vendute, questa compresa, arrotondato per eccesso.',
  'p36 Auction note': 'Una compagnia con tutte le azioni vendute non ne ha più da offrire.',
  'p37 Auction':
    'In senso orario ciascuno rilancia o passa per tutta l’asta. L’offerta più alta va nella tesoreria della compagnia. Se tutti passano, l’azione resta invenduta.',
  'p37 Network':
    'Aggiungi da uno a tre esagoni collegati alla rete di una compagnia di cui hai un’azione. Boschi e montagne contengono una sola locomotiva; gli esagoni di partenza sono chiusi.',
  'p37 Network note': 'Una locomotiva di ogni compagnia per esagono, e solo finché la compagnia ne ha.',
  'p37 Costs':
    'Ogni esagono costa la cifra rossa moltiplicata per le locomotive presenti, la nuova compresa. Paga la tesoreria della compagnia; i giocatori non possono aggiungere denaro.',
  'p38 Income':
    'Città e montagne aumentano il profitto della loro cifra, più la casetta se c’è; le città industriali del loro valore attuale; pianure e boschi di nulla.',
  'p38 Development':
    'Metti una casetta su una città, una montagna o un bosco con una locomotiva, una volta sola, o fai avanzare Wheeling o Pittsburgh. Ogni compagnia presente guadagna; un bosco porta 2 $ alla sua.',
  'p38 Development note':
    'Pianure, esagoni di partenza e Chicago non si sviluppano; Fort Wayne sì. Un segnalino sull’ultima casella resta lì.',
  'p39 Dividends':
    'Ogni compagnia paga il suo profitto diviso per le azioni vendute, arrotondato per eccesso per ogni azione. Poi gli indicatori tornano all’inizio e Detroit cresce di 1.',
  'p40 Chicago':
    'La compagnia che raggiunge Chicago paga subito un dividendo straordinario ai suoi azionisti.',
  'p40 Wabash':
    'Dopo il primo arrivo a Chicago la Wabash apre a Fort Wayne e chi ha raggiunto Chicago ne offre la prima azione.',
  'p40 End':
    'La partita finisce con un dividendo generale se tre compagnie sono senza locomotive, tre senza azioni, restano tre casette o meno, o Detroit è su 8. Vince chi ha più denaro; in parità la vittoria è condivisa.',
}
