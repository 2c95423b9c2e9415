import type { CzSectionWords } from '../shapes.ts'

export const summaries: CzSectionWords = {
  II: 'La scatola: tessere di cinque colori, certificati, treni, stazioni e Compagnie Locali.',
  'III.1':
    'Tutto ciò che si possiede è visibile. I giocatori stabiliscono prima quali accordi valgono e obbligano.',
  'III.2': 'Ogni giocatore comincia con 380, 300, 250 o 210 K, in 3, 4, 5 o 6.',
  'III.3':
    'Le carte Priorità si danno a caso, le Compagnie Locali stanno sui loro prezzi, i treni in ordine di lettera.',
  'IV.1':
    'Una Locale rende 5, 10 o 20 K per Round Operativo. La Compagnia che la possiede può usarla una volta: per una tessera bordata di viola o per non pagare il terreno.',
  'IV.2':
    'Le Minori usano treni rossi, le Medie blu, le Maggiori verdi. Possiedono treni e Compagnie Locali al massimo della propria dimensione.',
  V: 'Round Azionari e set di Round Operativi si alternano come indica la Tabella Progresso di Gioco.',
  VI: 'All’andata e al ritorno ciascuno acquista una Compagnia Locale al suo prezzo o passa. Poi chi ha meno denaro riceve la carta Priorità 1.',
  'VII.1': 'Vendi quanto vuoi, poi acquista al massimo un certificato. Sempre con la Banca.',
  'VII.2': 'Si gioca per Priorità finché tutti passano di seguito. Poi comincia chi ha più denaro.',
  'VII.3':
    'Al prezzo attuale. Prima il Certificato-Direttore; le Medie arrivano con la carta b, le Maggiori con la d. Non si acquista con un prestito aperto, né azioni di una Compagnia già vendute nello stesso round.',
  'VII.4':
    'C’è un limite ai certificati di un giocatore e alla quota di una Compagnia: 75% di una Minore, 60% di una Media o Maggiore.',
  'VII.5':
    'Il Direttore sceglie il prezzo iniziale. Con metà delle azioni vendute la Compagnia apre e riceve 4, 5 o 10 volte quel prezzo.',
  'VII.6':
    'Le azioni tornano alla Banca al prezzo attuale, non nel primo Round Azionario. Il Certificato-Direttore e le Compagnie Locali restano.',
  'VIII.1': 'Le Compagnie agiscono come decide il Direttore e pagano dalla propria tesoreria.',
  'VIII.2':
    'Prima rendono le Compagnie Locali. Poi agiscono le Compagnie operative dal prezzo più alto; su uno stesso spazio, prima il segnalino in cima.',
  'VIII.3':
    'Tessera, stazione, corsa, introiti, acquisizione, treni, in quest’ordine. Le Compagnie Locali si acquistano, vendono e usano in ogni momento del turno.',
  'VIII.4':
    'Una tessera gialla, due nel primo turno, a cominciare dall’esagono-base e sempre collegata a una stazione. La tessera deve adattarsi all’esagono e il terreno si paga. Le Maggiori cominciano con la tessera rossa.',
  'VIII.5':
    'Invece di tessere gialle un aggiornamento: verde dalla carta d, marrone dalla g, grigio dalla i. Ciò che c’è resta. Le tessere bordate di viola richiedono una Compagnia Locale.',
  'VIII.6':
    'La stazione-base è gratis, la seguente costa 40 K, le altre 100 K. Una per turno e per esagono, collegata a un’altra e in uno spazio vuoto; le basi altrui restano riservate.',
  'VIII.7':
    'Una tratta unisce due o più locazioni e ha una propria stazione. Nessuna locazione e nessun binario due volte; città piene altrui e tessere rosse sono capolinea.',
  'VIII.8':
    'Conta la corsa migliore possibile. Si staccano dividendi, la parte di ciascuno arrotondata per eccesso, o si trattiene; il prezzo va a destra o a sinistra.',
  'VIII.9':
    'Una Compagnia più grande paga ai giocatori da metà a una volta e mezza il prezzo per azione e riceve denaro, Compagnie Locali, stazioni e treni.',
  'VIII.10':
    'Dalla Banca in ordine di lettera, dal Train Pool o, di comune accordo, da un’altra Compagnia. Entro il Limite-Treni, e con uno utilizzabile a fine turno.',
  'VIII.11':
    'Se la Compagnia non può pagare il treno che deve avere, il Direttore mette il resto e prende in prestito quanto manca, con una penale di pari importo.',
  'VIII.12':
    'La prima carta di ogni lettera porta una nuova fase. I treni diventano obsoleti a causa di altri del loro colore; quelli oltre il limite vanno nel Train Pool.',
  'VIII.13':
    'Dopo un set di Round Operativi la carta in cima lascia il gioco e conta come venduta in ogni suo tipo.',
  IX: 'I prezzi si muovono su due file; un segnalino che arriva su uno spazio occupato va sotto gli altri.',
  'IX.3':
    'Una vendita abbassa il prezzo di un passo, qualunque sia il numero di azioni. Il soldout alla fine lo alza di uno.',
  'X.1': 'La partita finisce con il Round Operativo a 120.',
  'X.2':
    'Denaro, azioni al loro prezzo e 120 K per Compagnia Locale, meno debiti e penali. Vince chi ha di più.',
  'XI.1': 'Due giocatori sulla mappa occidentale con Václav, di cui guidano insieme le tre Compagnie.',
  'XI.2': 'Due o tre giocatori con cinque Compagnie Maggiori e un’asta di cinque Private.',
  'XII.9': 'Ogni carta con i suoi tipi, prezzi e limiti.',
}
