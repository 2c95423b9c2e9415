import type { RmOwnRefusals } from '../reasons.ts'
import { missing, money, place, train } from './names.ts'
import { runRefusals } from './refusals-run.ts'

const COLOURS: Readonly<Record<string, string>> = {
  yellow: 'Le tessere gialle si piazzano in ogni momento',
  green: 'Le tessere verdi arrivano con il primo treno B',
  brown: 'Le tessere marroni arrivano con il primo treno D',
}

/** What the chosen game has taken out, or what cannot be chosen together. — 11 */
const LEFT_OUT: Readonly<Record<string, string>> = {
  newcomers:
    'Il gioco per nuovi giocatori usa un solo tipo di treno. Va con il gioco semplice espresso o con quello merci. Scegli uno dei due o gioca senza.',
  trainList:
    'La partita più corta fissa la lista dei treni. È quella corta da due a quattro giocatori, quella standard da cinque in su. Lascia la lista su standard o gioca senza la partita più corta.',
  compatibility:
    'Una partita con le regole di 18xx.games non ammette i giochi ridotti. Usa tutti i tipi di treno e la durata abituale. Gioca con il regolamento o senza la variante.',
  redeem:
    'In questa partita le Compagnie non riscattano azioni. Il gioco per nuovi giocatori ne fa a meno. Prosegui con il turno.',
  sellTreasury:
    'La Compagnia non ha azioni proprie da vendere. Nel gioco per nuovi giocatori nessuna ne ha. Rifinanziala o acquista un treno da un’altra Compagnia.',
  start:
    'Nei Round Azionari di questa partita non si avviano Compagnie. Nel gioco per nuovi giocatori vengono tutte dal Parlamento. Acquista un’azione o passa.',
  warranty:
    'In questa partita non si vendono garanzie. Nel gioco per nuovi giocatori i treni A e D ne portano una, gli altri nessuna. Acquista il treno così com’è.',
  hudson:
    'La manovra di Hudson non fa parte di questa partita. Il gioco per nuovi giocatori ne fa a meno. Stacca i dividendi o trattieni gli introiti.',
}

export const refusals: RmOwnRefusals = {
  '62-VARIANT': ({ what }) =>
    LEFT_OUT[what] ??
    `In questa partita non c’è nessun ${train(what)}. Si gioca con meno tipi di treno. Scegli un treno di un tipo in gioco.`,

  '62-CO-NOT-OUT': ({ company }) =>
    `${company === '' ? 'Questa Compagnia' : `La ${company}`} non si può avviare adesso. Quattro Compagnie arrivano con il primo treno B e quattro con il primo treno C, alcune sono fuori dal gioco, e quella che ha mancato al suo obbligo aspetta il prossimo Round Azionario. Scegline un’altra o passa.`,
  '62-CO-HOME-FULL': ({ company, hex }) =>
    `La ${company} non potrebbe piazzare la sua stazione-base in ${place(hex)}. La città è piena e nessuna tessera piazzabile adesso le darebbe un altro spazio. Scegli un’altra Compagnia o passa.`,
  '62-CO-STARTED': ({ company }) =>
    `La ${company} è già partita. Si avvia solo una Compagnia il cui Certificato-Direttore è nell’offerta iniziale. Scegline un’altra, acquista un’azione o passa.`,

  '62-BID-STEP': ({ step }) =>
    `Le offerte vanno di ${money(step)} in ${money(step)}. Un’offerta è un multiplo di questa somma, da zero in su. Scegline una così, o passa.`,
  '62-BID-CASH': ({ bid, most }) =>
    most < 0
      ? `Non puoi offrire ${money(bid)}. Oltre all’offerta servono ${money(162)} per un Certificato-Direttore al valore nominale più basso. Passa.`
      : `Non puoi offrire ${money(bid)}. Oltre all’offerta servono ${money(162)} per un Certificato-Direttore al valore nominale più basso. Offri al massimo ${money(most)}, o passa.`,
  '62-PARL-WON': () =>
    'Hai già vinto una concessione in questo Round del Parlamento. Chi ne vince una non nomina altre Compagnie, ma può offrire per quelle degli altri. Passa.',
  '62-PARL-CERTS': ({ limit }) =>
    `Hai raggiunto il Limite-Certificati di ${limit}. Al limite non si nominano Compagnie e non si offre per una concessione. Passa, e vendi azioni nel Round Azionario.`,
  '62-PAR-VALUE': ({ par }) =>
    `${money(par)} non è un valore nominale. Ci sono 54, 58, 62, 68, 74, 82, 90 e 100. Scegli uno di questi.`,
  '62-PAR-CASH': ({ cost, cash }) =>
    `Il Certificato-Direttore costerebbe ${money(cost)} e tu hai ${money(cash)}: ${missing(cost - cash)}. Costa tre volte il valore nominale, e in Parlamento non si vende nulla. Scegli un valore più basso.`,
  '62-PARL-SHARES': ({ company, most }) =>
    `Quest’azione non si può acquistare adesso. Chi ha vinto la concessione della ${company} ne acquista fino a ${most} altre azioni, e nient’altro. Acquistane una o prosegui.`,
  '62-PARL-NO-SALE': () =>
    'Questo è un Round del Parlamento. Le azioni si vendono solo nei Round Azionari. Scegli qualcosa che i tuoi contanti possono pagare.',
  '62-FINE-MUST-SELL': ({ owed }) =>
    `Devi ancora ${money(owed)} della multa. Chi non può pagarla in contanti vende azioni finché è pagata o non resta nulla che si possa vendere. Vendi azioni.`,
  '62-OPT-CASH': ({ price, cash }) =>
    price > cash
      ? `L’azione con opzione costa ${money(price)} e per pagarla ci sono ${money(cash)}: ${missing(price - cash)}. Ciò che non si può pagare torna nel Bank Pool. Vendila.`
      : `L’azione con opzione non si può riscattare per ${money(price)}, anche se la tesoreria ha ${money(cash)}. Una Compagnia che si rifinanzia deve poter pagare dopo il suo treno. Vendi l’azione con opzione.`,

  '62-SELL-BOUGHT': ({ company, bought }) =>
    `In questo Round Azionario hai acquistato ${bought === 1 ? 'un’azione' : `${bought} azioni`} della ${company}. Ciò che si acquista in un round non si vende nello stesso. Vendine meno, o vendi altre azioni.`,
  '62-SELL-DIRECTOR-SPLIT': ({ company }) =>
    `Il Certificato-Direttore della ${company} non si può dividere così. Ti devono restare azioni ordinarie, tue o del Bank Pool, e sono troppo poche. Vendi un altro numero di azioni.`,
  '62-BUY-NONE': ({ company }) =>
    `Lì non ci sono azioni della ${company}. Le azioni stanno nell’offerta iniziale, nel Bank Pool o nella tesoreria della Compagnia. Scegli un altro posto o un’altra Compagnia, o passa.`,
  '62-BUY-FROM-PLAYER': () =>
    'I giocatori non si vendono azioni fra loro. Le azioni vengono dall’offerta iniziale, dal Bank Pool o dalla tesoreria di una Compagnia. Acquista lì o passa.',
  '62-BUY-DIRECTOR-POOL': ({ company }) =>
    `Della ${company} c’è nel Bank Pool solo il Certificato-Direttore. Non è in vendita: lo riceve in cambio di tre azioni chi per primo le ha ed è il maggiore azionista. Acquista un’altra azione o passa.`,
  '62-BUY-NOT-STARTED': ({ company }) =>
    company === ''
      ? 'Non esiste questa Compagnia. Si acquistano azioni di Compagnie avviate. Scegline un’altra o passa.'
      : `La ${company} non è ancora partita. Prima si acquista il suo Certificato-Direttore. Avviala, acquista un’altra azione o passa.`,
  '62-CERT-LIMIT': ({ limit }) =>
    `Hai raggiunto il Limite-Certificati di ${limit}. Un Certificato-Direttore conta come uno. Vendi prima delle azioni, o passa.`,
  '62-START-PRICE': ({ price }) =>
    `Una Compagnia non può partire a ${money(price)}. Il suo prezzo è un valore del mercato da ${money(54)} a ${money(200)}. Scegli uno di questi.`,
  '62-START-CASH': ({ cost, cash }) =>
    `Il Certificato-Direttore costerebbe ${money(cost)} e tu hai ${money(cash)}: ${missing(cost - cash)}. Costa tre volte il prezzo. Scegli un prezzo più basso, o passa.`,
  '62-TOKENS-NUMBER': ({ least, most }) =>
    `La Compagnia deve avere da ${least} a ${most} stazioni. La stazione-base è una di queste, e più tardi non se ne acquistano altre. Scegli un numero fra questi.`,
  '62-TOKENS-CASH': ({ cost, treasury }) =>
    `Tante stazioni costano ${money(cost)} e la tesoreria ha ${money(treasury)}: ${missing(cost - treasury)}. Si pagano solo con il denaro della Compagnia. Scegline meno.`,

  '62-HOME-MUST-BUILD': ({ hex }) =>
    `La stazione-base in ${place(hex)} non è in nessuno spazio. La prima tessera della Compagnia va lì, prima di ogni altra costruzione. Piazza una tessera in ${place(hex)}.`,
  '62-HOME-MUST-UPGRADE': ({ hex }) =>
    `La città-base in ${place(hex)} è piena. La Compagnia deve aggiornarla in questo turno, perché la stazione-base trovi uno spazio. Scegli per ${place(hex)} una tessera con più spazi.`,
  '62-MERGE-DECLINED': ({ company }) =>
    `Questa proposta alla ${company} è stata rifiutata. La stessa, con la stessa superstite, si fa una volta per turno. Proponi altro o prosegui.`,
  '62-MERGE-RECEIVERSHIP': ({ company }) =>
    `La ${company} non può prendervi parte. Una Compagnia senza Direttore non si fonde, non acquisisce e non viene acquisita. Scegli un’altra Compagnia o prosegui.`,
  '62-MERGE-LNER': () =>
    'La LNER si è formata. Da allora le Compagnie non si fondono e non si acquisiscono più. Prosegui con il turno.',
  '62-MERGE-STEP': () =>
    'Non è il momento di unire Compagnie. La fusione è la prima cosa nel turno di una Compagnia, l’acquisizione l’ultima, una di ciascuna. Prosegui con questo passo.',
  '62-MERGE-NOT-CONNECTED': ({ company }) =>
    `${company === '' ? 'Questa Compagnia' : `La ${company}`} non è collegata. Una tratta libera deve portare da una stazione di una Compagnia a una dell’altra, e Londra non conta. Scegli un’altra Compagnia o prosegui.`,
  '62-TOKEN-KEEP-HOME': ({ hex }) =>
    `La stazione in ${place(hex)} è la stazione-base della Compagnia. Non lascia mai la mappa dopo una fusione. Scegli un’altra stazione.`,

  '62-TRACK-COUNT': () =>
    'La Compagnia ha già costruito quanto può in questo turno. Un turno ha fino a due tessere gialle, o un aggiornamento, o una stazione piccola, o un collegamento con Londra. Prosegui con il passo seguente.',
  '62-TRACK-N-ALONE': ({ tile }) =>
    `La tessera ${tile} non si può piazzare insieme a un’altra. Una tessera gialla con la N è l’unica del suo turno. Piazza un’altra tessera o prosegui.`,
  '62-UPGRADE-NO-USE': ({ hex }) =>
    `Questo aggiornamento in ${place(hex)} non serve alla Compagnia. Un binario nuovo della tessera, o la sua città, deve stare su una tratta della Compagnia. Ruota la tessera o scegli un altro esagono.`,
  '62-TILE-PHASE': ({ tile, colour }) =>
    `La tessera ${tile} non si può ancora piazzare. ${COLOURS[colour] ?? colour}. Scegli una tessera di un colore disponibile.`,
  '62-TILE-KIND': ({ hex, tile }) =>
    `La tessera ${tile} non è adatta a ${place(hex)}. Una città prende tessere con spazi tondi, una stazione piccola tessere senza, ogni volta del colore che segue. Scegli un’altra tessera.`,
  '62-TILE-LABEL': ({ hex, tile }) =>
    `La tessera ${tile} e ${place(hex)} non portano la stessa lettera. N e Y vanno solo su esagoni con quella lettera; Ipswich e Harwich hanno tessere marroni proprie. Scegli un’altra tessera.`,
  '62-TILE-EDGE': ({ hex, tile }) =>
    `La tessera ${tile} in ${place(hex)} non porterebbe da nessuna parte. I binari entrano in un’area rossa da una freccia e nel mare da un porto, e non passano le barriere. Ruota la tessera o scegline un’altra.`,
  '62-SMALL-NONE': ({ hex }) =>
    `In ${place(hex)} non c’è un binario così. Una stazione piccola va su un binario di una tessera verde o marrone senza città. Scegli un altro posto.`,
  '62-SMALL-FULL': ({ hex }) =>
    `Questo binario in ${place(hex)} ha già una stazione piccola. Ogni tratto di binario ne ha al massimo una. Scegli un altro posto.`,
  '62-LONDON-FULL': () =>
    'Londra è piena. Ha posto per i collegamenti di quattro Compagnie. Costruisci o prosegui.',
  '62-LONDON-TWICE': () =>
    'La Compagnia ha già il suo collegamento con Londra. Uno basta per tutti gli ingressi, e nessuna Compagnia ne ha due. Costruisci o prosegui.',
  '62-LONDON-AFTER-TRACK': () =>
    'La Compagnia ha già costruito in questo turno. Un collegamento con Londra prende il posto di ogni costruzione. Prosegui, e collega Londra in un altro turno.',
  '62-LONDON-NOT-CONNECTED': () =>
    'Nessuna tratta della Compagnia porta a Londra. I binari devono raggiungere uno dei suoi ingressi da una stazione. Costruisci o prosegui.',
  '62-LNER-NO-BUILD': () =>
    'La LNER si è formata. Da allora non si costruisce e non si piazzano stazioni. Fai correre i treni.',
  '62-LNER-NO-START': () =>
    'La LNER si è formata. Da allora non si avviano Compagnie. Acquista azioni di quelle che ci sono, o passa.',

  '62-HUDSON-RANGE': ({ revenue, price }) =>
    `La manovra di Hudson non serve con introiti di ${money(revenue)}. Alza introiti di almeno ${money(10)} che non arrivano al prezzo, qui ${money(price)}. Stacca i dividendi o trattieni gli introiti.`,
  '62-HUDSON-CASH': (p) =>
    `La manovra di Hudson richiede ${money(p.missing)} e la tesoreria ha ${money(p.treasury)}. Agli introiti si aggiunge solo il denaro della Compagnia. Stacca i dividendi o trattieni gli introiti.`,

  '62-TRAIN-NOT-TOP': (p) =>
    `Lì non c’è nessun ${train(p.train)} in vendita. La Banca vende i treni di una lettera finché ce ne sono, una Compagnia quelli che ha. Scegli un altro treno.`,
  '62-TRAIN-CASH': ({ price, treasury }) =>
    `Il treno costa ${money(price)} e la tesoreria ha ${money(treasury)}: ${missing(price - treasury)}. I contanti del Direttore non si usano mai. Scegli un treno più economico o prosegui; una Compagnia senza treno raccoglie denaro.`,
  '62-TRAIN-DECLINED': ({ company, ...p }) =>
    `La ${company} tiene il suo ${train(p.train)} in questo turno. Entrambi i Direttori devono essere d’accordo, e il suo ha rifiutato. Scegli un altro treno o prosegui.`,
  '62-TRAIN-RECEIVERSHIP': ({ company }) =>
    `La ${company} è in amministrazione controllata. Una Compagnia senza Direttore non vende treni. Acquista dalla Banca o da un’altra Compagnia.`,
  '62-TRAIN-LNER': () =>
    'La LNER si è formata. Da allora i treni si acquistano solo dalla Banca. Acquista lì o prosegui.',
  '62-TRAIN-LIMIT': ({ limit }) =>
    `La Compagnia ha raggiunto il suo Limite-Treni di ${limit}. Vale per ogni tipo, e nelle fasi G e H o con un solo tipo di treno per tutti insieme; al limite non si acquista, anche se così altri sarebbero scartati. Scegli un altro tipo o prosegui.`,
  '62-TRAIN-MUST': () =>
    'La Compagnia non ha treni. Alla fine del suo turno ogni Compagnia ne possiede uno, con o senza una tratta. Acquistane uno, o raccogli il denaro per uno della Banca.',
  '62-WARRANTY-MAX': ({ most }) =>
    `Questo treno prende al massimo ${most === 1 ? 'un’altra garanzia' : `altre ${most} garanzie`}. Nessun treno ne ha più di tre, compresa quella gratuita. Scegline meno.`,
  '62-WARRANTY-BANK': () =>
    'Non c’è un treno così. Le garanzie si acquistano solo con un treno della Banca; fra Compagnie un treno passa di mano con quelle che ha. Scegli un treno in vendita.',
  '62-WARRANTY-CASH': ({ price, treasury }) =>
    `Con queste garanzie il treno costa ${money(price)} e la tesoreria ha ${money(treasury)}: ${missing(price - treasury)}. Ognuna costa ${money(50)} dalla tesoreria. Scegline meno.`,
  '62-FORCED-NOT-NEEDED': () =>
    'La Compagnia non deve raccogliere denaro. È per una Compagnia senza treno la cui tesoreria non può pagarne uno della Banca, una volta per turno. Acquista un treno o prosegui.',
  '62-FORCED-BANK-ONLY': () =>
    'La Compagnia ha raccolto denaro per il suo treno. Quel treno viene dalla Banca. Acquistalo lì.',
  '62-FORCED-TOO-MANY': ({ most }) =>
    most === 0
      ? 'La Compagnia non ha azioni proprie da vendere. Si vende solo ciò che sta nella sua tesoreria. Rifinanziala.'
      : `La Compagnia vende tante azioni proprie quante ne richiede il treno, e non di più. Qui il numero è ${most}. Vendine ${most}.`,
  '62-FORCED-NOT-ENOUGH': (p) =>
    `Non basterebbe: ${missing(p.missing)} per il treno della Banca. Si raccoglie denaro solo se è sufficiente. Scegli un altro modo, o acquista un treno da un’altra Compagnia.`,
  '62-REDEEM-NONE': () =>
    'Nel Bank Pool non ci sono azioni ordinarie della Compagnia. Riscatta azioni proprie, dal Bank Pool, e nessun’altra. Prosegui con il turno.',
  '62-REDEEM-CASH': ({ price, treasury }) =>
    `L’azione costa ${money(price)} e la tesoreria ha ${money(treasury)}: ${missing(price - treasury)}. Si paga il pieno prezzo di mercato, con o senza treno. Prosegui con il turno.`,
  '62-REDEEM-ONE': () =>
    'La Compagnia ha già riscattato un’azione in questo turno. Se ne riscatta una per turno. Prosegui con il turno.',

  ...runRefusals,
}
