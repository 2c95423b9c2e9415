import type { RmTerms } from '../guide-words.ts'

export const terms: RmTerms = {
  share: {
    name: 'Azione',
    text: 'Un decimo di una Compagnia. Rende un decimo di ogni dividendo e alla fine conta il suo prezzo, la metà se la Compagnia non ha treni.',
  },
  parliament: {
    name: 'Round del Parlamento',
    text: 'Prima di ogni Round Azionario, due volte all’inizio: si nominano Compagnie e si offre per le loro concessioni. Chi ne ha vinta una non apre altre aste.',
  },
  charter: {
    name: 'Concessione',
    text: 'Il diritto di avviare una Compagnia con l’aiuto del Parlamento. Riceverà dieci volte il suo valore nominale, meno 180 £ per tre stazioni, ma deve aprire in tempo.',
  },
  par: {
    name: 'Valore nominale',
    text: 'Quanto costa un’azione nell’offerta iniziale, da 54 a 100 £. Il rifinanziamento rende dieci volte tanto.',
  },
  obligation: {
    name: 'Obbligo',
    text: 'Metà di una Compagnia con concessione va venduta entro la fine del prossimo Round Azionario. Altrimenti chi l’ha vinta paga cinque volte il suo valore nominale, e le azioni sono annullate.',
  },
  director: {
    name: 'Direttore',
    text: 'Il giocatore con più azioni, almeno tre. Decide per la Compagnia e paga con la sua tesoreria, mai con i propri contanti. Il suo certificato vale tre azioni.',
  },
  opening: {
    name: 'Apertura',
    text: 'Con metà delle azioni vendute una Compagnia apre, paga le sue stazioni e agisce dal prossimo Round Operativo.',
  },
  treasury: {
    name: 'Tesoreria',
    text: 'Il denaro di una Compagnia. Paga treni, garanzie e azioni proprie, e le stazioni quando apre. Non è mai del Direttore e alla fine non conta nulla.',
  },
  permit: {
    name: 'Permesso',
    text: 'Quale tipo di treno una Compagnia può far correre: espresso, merci o locale. Può acquistarne altri, ma stanno fermi. Le fusioni portano altri permessi.',
  },
  pool: {
    name: 'Bank Pool',
    text: 'Dove stanno le azioni vendute, senza limite. Si acquistano lì al prezzo di mercato e non rendono nulla a nessuno.',
  },
  certificateLimit: {
    name: 'Limite-Certificati',
    text: 'Quanti certificati può avere un giocatore. Quello del Direttore conta come uno.',
  },
  price: {
    name: 'Prezzo',
    text: 'Il segnalino di una Compagnia sul mercato. Un dividendo da una a quattro volte il prezzo lo muove a destra, nessun dividendo a sinistra, ogni azione venduta in giù.',
  },
  priority: {
    name: 'Priorità',
    text: 'Chi la possiede comincia il Parlamento e il Round Azionario. Dopo il Round Azionario va alla sinistra dell’ultimo che ha agito.',
  },
  operatingRound: {
    name: 'Round Operativo',
    text: 'Ogni Compagnia aperta ha un turno, dal prezzo più alto: fusione, binari, stazione, corsa, dividendi, treni, riscatto, acquisizione.',
  },
  merger: {
    name: 'Fusione, acquisizione',
    text: 'Due Compagnie unite da binari diventano una: la fusione apre un turno, l’acquisizione lo chiude. Di due azioni ne resta una, e tutto ciò che hanno si unisce.',
  },
  option: {
    name: 'Azione con opzione',
    text: 'Quando di due azioni ne resta una, può avanzarne una. Chi la possiede paga metà prezzo e la tiene, o riceve altrettanto e la restituisce.',
  },
  tile: {
    name: 'Tessera',
    text: 'Un tratto di binario su un esagono, unito a una stazione della Compagnia. Non costa nulla. Due gialle per turno, o un aggiornamento.',
  },
  upgrade: {
    name: 'Aggiornamento',
    text: 'Una tessera verde sulla gialla, una marrone sulla verde. I binari restano, le città pagano di più e accolgono più stazioni.',
  },
  smallStation: {
    name: 'Stazione piccola',
    text: 'Un punto sul binario. Ai locali ognuna sulla loro via rende 20 £; espressi e merci le ignorano.',
  },
  london: {
    name: 'Londra',
    text: 'L’area rossa più ricca. Ci vanno solo le Compagnie che vi hanno un collegamento, e ce ne sono quattro.',
  },
  station: {
    name: 'Stazione',
    text: 'Un segnalino della Compagnia in uno spazio di una città, pagato all’apertura. Ogni tratta ne richiede una. Una città piena di stazioni altrui non si attraversa.',
  },
  home: {
    name: 'Base',
    text: 'La città dove una Compagnia comincia. Una delle sue tratte deve contenerla.',
  },
  location: {
    name: 'Luoghi che pagano',
    text: 'Città, aree rosse e porti; per i locali anche le stazioni piccole. Ognuno paga una volta alla Compagnia, per quanti treni vi arrivino.',
  },
  route: {
    name: 'Tratta',
    text: 'La via di un treno: binari continui, nulla due volte, con una stazione della Compagnia, fra città o luoghi del bordo. Tutte le tratte di una Compagnia sono unite.',
  },
  revenue: {
    name: 'Introiti',
    text: 'Ciò che tutti i treni di una Compagnia incassano insieme. Ogni treno che può correre deve farlo, ma è il Direttore a scegliere dove.',
  },
  dividend: {
    name: 'Dividendo',
    text: 'Un decimo degli introiti per ogni azione, anche per quelle proprie della Compagnia. Ciò che si trattiene va in tesoreria, e il prezzo va a sinistra.',
  },
  hudson: {
    name: 'Manovra di Hudson',
    text: 'Introiti inferiori al prezzo si completano con la tesoreria fino a raggiungerlo. Poi si devono distribuire, e il prezzo sale.',
  },
  train: {
    name: 'Treno',
    text: 'Si acquista come espresso, merci o locale e tale resta. 2/3 vuol dire che tocca tre città e ne pagano due.',
  },
  freight: {
    name: 'Treno merci',
    text: 'Arriva a tanti esagoni oltre la partenza. Incassa per i due capolinea e 20 £ per ogni esagono fra loro in linea d’aria, 30 £ fino a un porto. I piccoli corrono uniti come uno solo.',
  },
  local: {
    name: 'Treno locale',
    text: 'Va di città in città e incassa anche per le stazioni piccole. Inoltre la tesoreria riceve 10 £ per ogni esagono.',
  },
  express: {
    name: 'Treno espresso',
    text: 'Incassa per le città, le aree rosse e i porti sulla sua via.',
  },
  warranty: {
    name: 'Garanzia',
    text: 'Un treno con garanzia non si scarta subito. Dopo la corsa della sua Compagnia ogni treno ne perde una, anche se è rimasto fermo.',
  },
  phase: {
    name: 'Fase',
    text: 'Il primo treno di ogni lettera ne apre una: nuove tessere, Compagnie, round e limiti.',
  },
  obsolete: {
    name: 'Scartato',
    text: 'I treni A vanno via con il primo treno C, i B con l’E, i C con l’F, i D con il G, non però nella partita più corta. I successivi restano per sempre.',
  },
  refinancing: {
    name: 'Rifinanziamento',
    text: 'Una Compagnia che non può pagare il suo treno dimezza ciò che tutti hanno, due azioni per una, e riceve dieci volte il suo valore nominale.',
  },
  receivership: {
    name: 'Amministrazione controllata',
    text: 'Una Compagnia senza Direttore: incassa il massimo, trattiene il denaro e non costruisce, finché qualcuno ha tre azioni.',
  },
  bankruptcy: {
    name: 'Bancarotta',
    text: 'Una Compagnia che non ottiene un treno, o il cui prezzo scende a 0, si scioglie. I suoi azionisti ricevono metà del prezzo, e può ripartire.',
  },
  lner: {
    name: 'LNER',
    text: 'Si forma dopo il set in cui è stato acquistato il primo treno H, nella partita più corta il primo treno E. Seguono un Round Azionario e tre Round Operativi, poi la partita finisce.',
  },
  wealth: {
    name: 'Assetto',
    text: 'Contanti e azioni al loro prezzo, la metà per Compagnie senza treni. Vince il giocatore più ricco.',
  },
}
