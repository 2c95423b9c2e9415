import type { AhSectionWords } from '../shapes.ts'

export const summaries: AhSectionWords = {
  I: 'La scatola: mappe, tessere, certificati, treni, stazioni e denaro.',
  II: 'Ferrovie della monarchia danubiana; vince il giocatore più ricco.',
  'III.1': 'I posti si sorteggiano; il primo riceve la carta Priorità.',
  'III.2': 'Tutto è visibile. Le promesse non obbligano nessuno.',
  'III.3': 'Ogni giocatore comincia con 820, 680, 560 o 460 G in 3, 4, 5 o 6 giocatori.',
  'III.4': 'Quali ferrovie, treni e tessere si preparano.',
  'IV.1':
    'Costano 120 G, pagano 25 G in ogni Round Operativo e diventano il 10% di una ferrovia regionale: a scelta dal primo treno 3, tutte con il primo treno 4.',
  'IV.2':
    'Partono da una miniera, possiedono solo treni g e dividono gli introiti a metà. Dal primo treno 3 al primo treno 5 diventano il certificato del 20% della loro ferrovia regionale.',
  'IV.3': 'Dividono gli introiti a metà e diventano azioni della loro ferrovia statale quando si forma.',
  'IV.4.1': 'Un certificato del 20% e otto del 10%. È Direttore chi ne ha di più.',
  'IV.4.2':
    'Il loro prezzo è la metà di quello della carbonifera. Aprono con il 50% venduto e lo scambio fatto: otto volte il prezzo, il suo denaro e i suoi treni.',
  'IV.4.3':
    'Chi acquista il certificato del 20% sceglie il prezzo. Aprono con il 50% venduto: dieci volte il prezzo.',
  'IV.4.4':
    'SD, UG e KK si formano con il primo treno 4, 5 e 6 dalle loro pre-statali, con 120 G per ogni azione che queste non prendono.',
  V: 'Si alternano un Round Azionario e da uno a tre Round Operativi.',
  'VI.1': 'Vendi quanto vuoi, poi acquista un certificato o fai uno scambio. Si tratta solo con la Banca.',
  'VI.2':
    'In senso orario dalla carta Priorità finché tutti passano di seguito. La carta va a chi siede alla sinistra dell’ultimo che ha agito.',
  'VI.3':
    'Il primo giro va al contrario. Un acquisto per turno, nessuna vendita; le ferrovie di montagna, carbonifere e pre-statali rimaste lasciano il gioco.',
  'VI.4':
    'Dalla Banca, al prezzo del tabellone. Nessuna di una Compagnia di cui si è venduto nello stesso round.',
  'VI.5': 'Una ferrovia regionale apre con il 50% venduto e riceve il suo capitale.',
  'VI.6': 'Chi ha più del Direttore riceve il certificato del 20% per due azioni.',
  'VI.7':
    'I certificati per giocatore sono limitati; con il 60% di una Compagnia nessuno ne acquista altro. Chi supera il limite vende prima.',
  'VI.8':
    'Al prezzo prima della vendita; solo di Compagnie che hanno operato, mai più di metà di una nella Banca.',
  'VII.1': 'Uno per set, due dal primo treno 3, tre dal primo treno 6.',
  'VII.2':
    'Due locazioni o più, una stazione propria, nessun binario due volte, nessuna inversione. Le aree rosse, le miniere e le città piene di stazioni altrui sono capolinea.',
  'VII.3': 'Un treno g parte da una sola miniera, che paga alla tesoreria.',
  'VII.4':
    'Pagano quelle di montagna; poi le carbonifere, le pre-statali e le Società per Azioni, queste dal prezzo più alto in giù.',
  'VII.5': 'Stazione-base, tessera, stazione, corsa, introiti, treni, in questo ordine.',
  'VII.6':
    'Una tessera per turno, collegata a una stazione, prima nell’esagono-base. È adatta all’esagono, e il terreno della prima tessera costa denaro.',
  'VII.7': 'Verde dal primo treno 3, marrone dal 5, grigio dall’8. I binari e le locazioni restano.',
  'VII.8':
    'La stazione-base è gratis, la seguente costa 40 G, le altre 100 G. Una per turno, una per esagono, in uno spazio vuoto.',
  'VII.9':
    'Un treno normale conta tutte le locazioni sulla sua via, un treno g le città e le aree rosse. Nessuna locazione due volte; i treni non condividono binari.',
  'VII.10':
    'Contano gli introiti più alti possibili. Le Società per Azioni distribuiscono tutto o trattengono tutto; le ferrovie piccole fanno a metà.',
  'VII.11':
    'Dalla Banca in ordine crescente, da altre Compagnie dal primo treno 3. Entro il limite, e almeno uno alla fine del turno.',
  'VII.12':
    'Il Direttore aggiunge ciò che manca alla tesoreria, vende azioni o va in debito; questo cresce di metà subito e dopo ogni Round Azionario.',
  'VII.13':
    'Una volta per round un treno più debole dello stesso genere vale metà del suo prezzo per uno della Banca.',
  'VII.14':
    'Il primo treno di ogni tipo porta tessere, limiti, scambi e formazioni; i più deboli se ne vanno.',
  'VII.15': 'Dopo ogni set di Round Operativi un treno del tipo in vendita lascia il gioco.',
  'VIII.1': 'Un segnalino che arriva su uno spazio occupato va sotto gli altri.',
  'VIII.2': 'A destra con un dividendo, a sinistra senza; alla fine di una riga, in alto o in basso.',
  'VIII.3':
    'Una vendita abbassa il prezzo di una riga, qualunque sia il numero di azioni. Il soldout alla fine del round lo alza di una.',
  'IX.1': 'Quando la Banca è vuota si gioca fino in fondo il set di Round Operativi.',
  'IX.2': 'Denaro e azioni al loro prezzo, meno i debiti. Vince il giocatore più ricco.',
  'X.1': 'La mappa minore, le sue Compagnie e i suoi treni.',
  'X.2': 'Ognuno comincia con 830 G; in tutto ci sono 4000 G.',
  'X.3': 'Quattro pile di due ferrovie; quelle della prima piazzano solo binari, senza pagare il terreno.',
  'X.4':
    'Una ferrovia regionale non ha Direttore e paga il suo prezzo in ogni round. Le azioni vendute vanno nel Bank Pool. Le tratte verso la Bucovina incassano 50 G in più.',
  'X.5': 'I giocatori si dividono le pile; poi ognuno può acquistare una ferrovia di montagna.',
  'XI.1': 'La mappa minore con le regole del gioco intero.',
  'XI.2': 'Ognuno comincia con 680 G; in tutto ci sono 9000 G.',
  'XI.3': 'Che cosa si può acquistare sulla mappa minore.',
  'XII.1': 'Fino a 15 segnalini-cittadina e 17 tessere in più per la mappa intera.',
  'XII.2': 'Lo scenario suggerito, o un segnalino a turno, andata e ritorno, al massimo due per esagono.',
  'XIII.1': 'Ogni Compagnia con la sua base, le stazioni e le azioni.',
  'XIII.2': 'Ogni treno con i suoi prezzi e quando diventa obsoleto.',
}
