import type { RmSectionWords } from '../shapes.ts'

export const summaries: RmSectionWords = {
  '2.1': 'Venti Compagnie, ognuna con un Certificato-Direttore del 30% e sette azioni del 10%.',
  '2.2': 'Un treno si acquista come espresso, merci o locale e non cambia più.',
  '2.3':
    'Tessere gialle, verdi e marroni, quante ce ne sono; quelle con spazi tondi per le città, le altre per le stazioni piccole.',
  '2.4': 'Come si prepara il tavolo e con quali regole si gioca.',
  '2.4.1':
    'Delle venti Compagnie se ne sorteggiano sedici: otto dall’inizio, quattro con la fase B, quattro con la fase C. Ognuna riceve a sorte un permesso.',
  '2.4.2': 'Una o due Compagnie in più dall’inizio, se i giocatori vogliono, e diciotto permessi.',
  '2.4.3': 'Una lista corta, standard o lunga dice quanti treni ci sono di ogni lettera.',
  '2.4.4':
    'Posti a sorte; ogni giocatore comincia con 1200, 800, 600, 480, 400, 345 o 300 £, da due a otto giocatori.',
  3: 'Due Round del Parlamento; poi si alternano Round Azionario, Round Operativi e Round del Parlamento.',
  '3.2':
    'Una Compagnia può partire quando il suo gruppo è disponibile e la sua stazione-base troverebbe posto.',
  '4.1':
    'Chi è di turno nomina una Compagnia e ne apre l’asta, di 5 in 5 £. L’offerta deve lasciare 162 £ per il certificato. Chi vince una concessione non nomina altre Compagnie.',
  '4.2':
    'Il vincitore paga la sua offerta, sceglie un valore nominale, acquista il Certificato-Direttore per il triplo e fino a due altre azioni.',
  '4.3':
    'Una Compagnia con concessione apre entro la fine del prossimo Round Azionario; altrimenti chi l’ha vinta è multato di cinque volte il valore nominale.',
  '5.2.1': 'Il Direttore della Compagnia di turno dice quale delle due resta.',
  '5.2.2': 'Tutte le azioni delle due Compagnie nell’offerta iniziale vanno nel Bank Pool.',
  '5.2.3': 'Prezzo e valore nominale della superstite si fissano prima dello scambio delle azioni.',
  '5.2.4':
    'Ogni azionista, in ordine, restituisce la metà, scambia ciò che gli resta e riscatta o vende un’azione con opzione a metà prezzo.',
  '5.2.5':
    'Chi ha più azioni, almeno tre; a parità chi ha cominciato la fusione, poi in senso orario. Altrimenti amministrazione controllata.',
  '5.2.6': 'La N&E assorbe la WStI.',
  '5.2.7': 'La N&E assorbe la I&B.',
  '6.1': 'In senso orario dalla carta Priorità finché tutti passano di seguito.',
  '6.2': 'Si vende quanto si vuole, poi si acquista un’azione o si avvia una Compagnia.',
  '6.3': 'Chi ha più azioni, almeno tre. Il Direttore può vendere il suo certificato al Bank Pool.',
  '6.4':
    'Quelle di una Compagnia in un solo blocco, al Bank Pool, senza limite; nessuna acquistata in questo round.',
  '6.4.1': 'Il prezzo di mercato; la metà se la Compagnia non ha treni.',
  '6.4.2':
    'Un passo in giù per azione. Sotto 40 e oltre 200 una di chi non è Direttore non conta, da 400 due.',
  '6.5.1':
    'Dall’offerta iniziale al valore nominale; dal Bank Pool o dalla tesoreria della Compagnia al prezzo di mercato. Nessuna di una Compagnia venduta in questo round.',
  '6.5.2': '25, 18, 13, 11, 10, 9 o 8 certificati, da due a otto giocatori. Chi lo supera prima vende.',
  '6.5.3':
    'Un prezzo qualsiasi da 54 a 200 £; il triplo va alla Compagnia, le altre azioni nella sua tesoreria.',
  '6.5.4':
    'Una Compagnia apre con metà delle azioni vendute; una con concessione riceve dieci volte il suo valore nominale.',
  '6.5.4.2':
    'Una Compagnia con concessione acquista tre stazioni per 180 £, un’altra da due a sette per 40 £ l’una.',
  '6.6': 'La carta Priorità va alla sinistra dell’ultimo che ha agito.',
  '7.1':
    'Le Compagnie agiscono dal prezzo più alto al più basso, una volta ciascuna: fusione, binari, stazione, corsa, dividendi, treni, riscatto, acquisizione.',
  '7.2': 'Per prima la stazione-base; dove non trova uno spazio la Compagnia deve costruire lì.',
  '7.3': 'Incassano il massimo, trattengono gli introiti e, se possono, acquistano un treno dalla Banca.',
  '7.4':
    'Binari continui con una stazione della Compagnia, nulla due volte, non attraverso città piene. Come capolinea al massimo un’area rossa e un porto; Londra richiede un collegamento.',
  '7.5':
    'La prima cosa di un turno. Se nessuna delle due ha operato, la superstite prosegue; altrimenti il turno finisce.',
  '7.5.1': 'Entrambi i Direttori devono essere d’accordo.',
  '7.5.2': 'Una tratta libera fra stazioni di entrambe; Londra non conta.',
  '7.5.3':
    'Il prezzo più basso e metà del più alto, in giù fino a un valore del mercato; senza treno un prezzo conta la metà.',
  '7.5.4': 'Il più alto della tabella che non supera il prezzo.',
  '7.5.5': 'Due azioni delle due Compagnie diventano una della superstite.',
  '7.5.6': 'Denaro, treni, permessi e stazioni passano alla superstite, che tiene al massimo sette stazioni.',
  '7.5.7': 'Può ripartire, con il permesso dell’inizio.',
  '7.6':
    'Due tessere gialle, o una N, o un aggiornamento, o una stazione piccola, o un collegamento con Londra.',
  '7.6.1':
    'Su una tratta della Compagnia, su un esagono del loro genere e della loro lettera, non contro il bordo.',
  '7.6.2': 'Due per turno, una dopo l’altra; quella con la N va da sola.',
  '7.6.3':
    'Verdi dal primo treno B, marroni dal primo treno D. Tutti i binari restano e qualcosa di nuovo deve servire.',
  '7.6.4': 'Una su ogni tratto di binario, su tessere verdi e marroni senza città, ovunque sulla mappa.',
  '7.6.5': 'Quattro Compagnie possono avervi un collegamento, al posto di costruire e di un’altra stazione.',
  '7.7': 'Una per turno, in uno spazio libero su una tratta, una per esagono. Sono già pagate.',
  '7.8':
    'Ogni treno che può correre deve farlo. Una tratta contiene la base, tutte si uniscono in città e ogni luogo paga una volta.',
  '7.8.1':
    'I due capolinea e 20 £ per esagono fra loro in linea d’aria, 30 £ con un porto. Si uniscono ai capi; quelli che non si scartano mai possono correre separati.',
  '7.8.2':
    'Città e tutte le stazioni piccole sulla via, non il bordo; 10 £ per esagono vanno alla tesoreria.',
  '7.8.3': 'Città e luoghi del bordo; ignorano le stazioni piccole.',
  '7.8.4': 'Un esempio con un treno di ogni tipo.',
  '7.8.5':
    'Staccati o trattenuti. 1, 2, 3 o 4 volte il prezzo lo muove altrettanto a destra; senza dividendi va a sinistra.',
  '7.8.6':
    'La tesoreria aggiunge ciò che manca per arrivare al prezzo, di 10 in 10 £; poi si staccano i dividendi.',
  '7.9':
    'Dalla Banca in ordine, da altre Compagnie a prezzo fisso, metà per lettere precedenti. Entro il limite.',
  '7.10':
    '50 £ l’una con un treno della Banca, al massimo tre. Un treno scartato corre finché perde l’ultima.',
  '7.10.1': 'I treni A e D ne portano una.',
  '7.11': 'Una Compagnia senza treno che non può pagarne uno vende azioni proprie o si rifinanzia.',
  '7.11.1': 'Meno che si può, a prezzo pieno, un passo in giù per ognuna.',
  '7.11.2': 'Di due azioni ne resta una; la Compagnia riceve dieci volte il suo valore nominale.',
  '7.12':
    'Senza modo di avere un treno, o a prezzo 0. Gli azionisti ricevono metà del prezzo, i beni vanno persi e la Compagnia può ripartire.',
  '7.13': 'Una Compagnia acquista dal Bank Pool una delle sue azioni per turno.',
  '7.14': 'L’ultima cosa di un turno, come una fusione; la superstite non opera più in questo round.',
  8: 'Una Compagnia il cui Certificato-Direttore è nel Bank Pool; lo prende chi per primo ha tre azioni ed è il maggiore azionista.',
  9: 'Il primo treno di ogni lettera porta tessere, round, Compagnie, valori e limiti.',
  '10.1': 'Un prezzo di 1000 chiude la partita dopo questo Round Operativo.',
  '10.2': 'Quando la Banca è vuota il set di Round Operativi si gioca fino in fondo.',
  '10.3':
    'Dopo il set del primo treno H: non si costruisce, non si avvia e non si fonde più, poi un Round Azionario e tre Round Operativi.',
  '10.4': 'Contanti e azioni al loro prezzo, la metà senza treni. Vince il giocatore più ricco.',
  '11.1': 'Solo espressi o solo merci senza permessi, o uno dei due con i locali.',
  '11.2': 'La LNER si forma dopo il set del primo treno E; i treni D non si scartano mai.',
  '11.3': 'Compagnie solo dal Parlamento, niente riscatti, niente garanzie acquistate, niente Hudson.',
  '11.4': 'Otto stazioni per Compagnia invece di sette.',
  13: 'L’obbligo di costruire alla base si può tralasciare.',
}
