import type { AhTerms } from '../guide-words.ts'

export const terms: AhTerms = {
  mountain: {
    name: 'Ferrovia di montagna',
    text: 'Una carta senza binari. Paga al proprietario 25 G in ogni Round Operativo e diventa il 10% di una ferrovia regionale: a scelta dal primo treno 3, per forza con il primo treno 4.',
  },
  coal: {
    name: 'Ferrovia carbonifera',
    text: 'Una piccola ferrovia che comincia da una miniera e possiede solo treni merci. Metà degli introiti va al proprietario. Diventa il certificato del 20% della sua ferrovia regionale, al più tardi con il primo treno 5.',
  },
  preState: {
    name: 'Ferrovia pre-statale',
    text: 'Una piccola ferrovia con un solo proprietario, che riceve metà degli introiti. Quando si forma la sua ferrovia statale, la numero 1 ne diventa il 20% e le altre il 10%.',
  },
  share: {
    name: 'Azione',
    text: 'Il 10% di una ferrovia regionale o statale; il Certificato-Direttore è il 20%. Porta la sua parte di ogni dividendo e alla fine conta il suo prezzo.',
  },
  regional: {
    name: 'Ferrovia regionale',
    text: 'BK, MS, CL, SB e BH. Apre quando metà delle sue azioni è dei giocatori. Se le appartiene una ferrovia carbonifera, prima bisogna scambiarla.',
  },
  state: {
    name: 'Ferrovia statale',
    text: 'SD, UG e KK. Le loro azioni costano 120 G fin dall’inizio, ma si formano con il primo treno 4, 5 e 6, dalle loro pre-statali, con denaro, treni e stazioni.',
  },
  opening: {
    name: 'Apertura',
    text: 'Con metà delle azioni in mano ai giocatori una ferrovia regionale apre: la Banca le paga dieci volte il prezzo iniziale, oppure otto volte e ciò che aveva la sua ferrovia carbonifera.',
  },
  certificateLimit: {
    name: 'Limite-Certificati',
    text: 'Quanti certificati può avere un giocatore. Azioni, ferrovie carbonifere e pre-statali contano uno ciascuna; anche il certificato del 20% conta uno; quelle di montagna non contano.',
  },
  priority: {
    name: 'Carta Priorità',
    text: 'Chi la possiede comincia il Round Azionario; poi si va in senso orario. Passa al vicino di sinistra dell’ultimo che ha fatto qualcosa.',
  },
  operatingRound: {
    name: 'Round Operativo',
    text: 'Pagano le ferrovie di montagna; poi agiscono le carbonifere e le pre-statali secondo i loro numeri, quindi regionali e statali insieme, prima quella col prezzo più alto: tessera, stazione, corsa, introiti, treni.',
  },
  location: {
    name: 'Locazione redditizia',
    text: 'Una città, una cittadina o un’area rossa al bordo: un luogo dove i treni incassano.',
  },
  mine: {
    name: 'Miniera',
    text: 'Un esagono grigio con un piccone. Un treno merci che comincia lì porta il suo valore alla tesoreria, qualunque cosa si faccia del resto. Dal primo treno 5 le miniere danno di più.',
  },
  goods: {
    name: 'Treno merci',
    text: 'Un treno con la g: la sua tratta comincia da una miniera. Un 2g visita inoltre due città o aree rosse, e quante cittadine vuole.',
  },
  dividend: {
    name: 'Dividendo',
    text: 'Introiti pagati agli azionisti; il prezzo va a destra. Se trattenuti vanno in tesoreria, e il prezzo va a sinistra. Le carbonifere e le pre-statali li dividono a metà.',
  },
  train: {
    name: 'Treno',
    text: 'Un 3 visita tre locazioni. I treni merci, con la g, cominciano da una miniera. La Compagnia fa correre tutti i suoi treni, ciascuno su binari propri.',
  },
  tradeIn: {
    name: 'Consegna di un treno',
    text: 'Un treno più debole dello stesso tipo si consegna per uno nuovo della Banca: conta metà del suo prezzo. Una volta per Compagnia e Round Operativo.',
  },
  phase: {
    name: 'Fase',
    text: 'Comincia con il primo treno di ogni numero. Porta nuovi colori di tessere, scambi, ferrovie statali, più Round Operativi e limiti di treni più bassi.',
  },
  obsolete: {
    name: 'Obsoleto',
    text: 'Con il primo treno 4 lasciano il gioco tutti i treni 2, con il primo 6 i treni 3, e così via. I vecchi treni non durano.',
  },
  export: {
    name: 'Esportazione',
    text: 'Dopo ogni set di Round Operativi il prossimo treno della Banca lascia il gioco e conta come venduto. Così le fasi arrivano anche se nessuno acquista.',
  },
  loan: {
    name: 'Debito',
    text: 'Ciò che deve un Direttore dopo aver dovuto acquistare un treno per la sua Compagnia. Cresce della metà subito e alla fine di ogni Round Azionario; i suoi incassi vanno prima a saldarlo, e finché non è saldato non può acquistare azioni.',
  },
  wealth: {
    name: 'Assetto',
    text: 'Contanti e azioni al loro prezzo, meno i debiti. Vince chi ha di più.',
  },
}
