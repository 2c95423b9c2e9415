import { capital } from '../../capital.ts'
import type { AhOwnRefusals } from '../reasons.ts'
import { aTrain, money, place, railway, train } from './names.ts'

const COLOURS: Readonly<Record<string, string>> = {
  yellow: 'Le tessere gialle si piazzano in ogni momento',
  green: 'Le tessere verdi arrivano con il primo treno 3',
  brown: 'Le tessere marroni arrivano con il primo treno 5',
  grey: 'Le tessere grigie arrivano con il primo treno 8',
}

export const refusals: AhOwnRefusals = {
  'AH-CHOICE': ({ what }) =>
    `${what} non è fra ciò che qui si può scegliere. Scegli una delle cose in elenco.`,

  'AH-COAL-PRICE': ({ price }) =>
    `${money(price)} non è un prezzo di una ferrovia carbonifera. Chi la acquista sceglie 120, 140, 160, 180 o 200 G, e la metà diventa il prezzo iniziale della sua ferrovia regionale. Scegli uno di questi.`,
  'AH-PAR-VALUE': ({ company, price }) =>
    `${money(price)} non è un prezzo iniziale della ${company}. Può essere 60, 70, 80, 90 o 100 G. Scegli uno di questi.`,
  'AH-PRIVATE-GONE': ({ item }) =>
    `${capital(railway(item))} non si può acquistare. Ha già un proprietario, o il primo Round Azionario è finito, e ciò che allora restava invenduto ha lasciato il gioco. Acquista altro o passa.`,
  'AH-SELL-PRIVATE': ({ item }) =>
    `${capital(railway(item))} non si può vendere. Le ferrovie di montagna, carbonifere e pre-statali restano al proprietario finché non diventano azioni. Vendi azioni, acquista o passa.`,
  'AH-SELL-NOT-OPERATED': ({ company }) =>
    `La ${company} non ha ancora operato. Le sue azioni si vendono dagli introiti del suo primo turno in poi. Vendi azioni di un’altra Compagnia, acquista o passa.`,
  'AH-SELL-BANK-50': ({ company, most }) =>
    most === 0
      ? `Metà della ${company} è nella Banca, che non ne ha mai di più. Vendi azioni di un’altra Compagnia, acquista o passa.`
      : `La Banca avrebbe più di metà della ${company}, e questo non è mai permesso. Vendi al massimo il ${most * 10}%.`,
  'AH-SELL-NO-SUCCESSOR': ({ company }) =>
    `Non puoi vendere così tanto della ${company}. Il certificato del 20% non va mai alla Banca; passa di mano solo se un altro giocatore ha il 20% e diventa Direttore. Vendi meno, o nulla.`,
  'AH-SELL-NO-PRICE': ({ company }) =>
    `La ${company} non ha ancora un prezzo. Le azioni avute prima per scambio non valgono nulla e non si vendono. Tienile finché non è avviata.`,

  'AH-BUY-ONE-CERT': () =>
    'Hai già acquistato o scambiato in questo turno. In un turno si prende un certificato, per acquisto o per scambio. Potrai continuare nel tuo prossimo turno.',
  'AH-BUY-NO-PRICE': ({ company }) =>
    `La ${company} non ha ancora un prezzo. Lo riceve quando si acquista la sua ferrovia carbonifera o, se non ne ha, il suo certificato del 20%. Acquista prima quello, acquista un’altra azione o passa.`,
  'AH-BUY-EARMARKED': ({ company }) =>
    `Questo certificato della ${company} è riservato. Resta per il proprietario della ferrovia carbonifera o pre-statale che sarà scambiata con esso. Acquista un’altra azione o passa.`,
  'AH-BUY-DIRECTOR-STATE': ({ company }) =>
    `Il certificato del 20% della ${company} non è in vendita. Lo riceve in cambio di due azioni chi per primo ne ha due. Acquista un’azione ordinaria o passa.`,
  'AH-BUY-60': ({ company }) =>
    `Hai il 60% della ${company} o più. Da lì in poi se ne riceve solo per scambio. Acquista un’altra azione o passa.`,
  'AH-BUY-IN-DEBT': ({ debt }) =>
    `Devi ${money(debt)} alla Banca. Nessuno acquista prima di aver pagato il debito; tutto ciò che ricevi va a saldarlo. Vendi azioni o passa.`,
  'AH-CERT-LIMIT': ({ limit }) =>
    `Hai raggiunto il limite di ${limit} certificati. Quello del 20% e ogni ferrovia carbonifera o pre-statale contano uno; quelle di montagna nulla. Vendi prima un’azione, o passa.`,

  'AH-EXCH-MOUNTAIN-PHASE': () =>
    'Ora le ferrovie di montagna non si scambiano. Si può dal primo treno 3 al primo treno 4. Acquista o passa.',
  'AH-EXCH-MOUNTAIN-TARGET': ({ company }) =>
    `Una ferrovia di montagna non si scambia con un’azione della ${company}. Si scambia con una di BK, MS, CL, SB o BH, se sono in gioco. Scegli una di queste.`,
  'AH-EXCH-MOUNTAIN-OWNER': ({ mountain }) =>
    `${capital(railway(mountain))} non è tua. Un giocatore scambia solo le ferrovie di montagna che possiede. Scegline una tua.`,
  'AH-EXCH-COAL-PHASE': () =>
    'Ora le ferrovie carbonifere non si scambiano. Si può dal primo treno 3 al primo treno 5, che lo impone. Acquista o passa.',
  'AH-EXCH-COAL-OWNER': ({ company }) =>
    `${capital(railway(company))} non è tua. Solo il proprietario riceve in cambio il certificato del 20%. Scegline una tua.`,
  'AH-EXCH-NOT-SR': () =>
    'Non è un Round Azionario. Gli scambi volontari si fanno lì, al posto di un acquisto. Scambia quando arriva il prossimo.',
  'AH-EXCH-FORCED-ORDER': ({ mountain }) =>
    `Prima tocca a questa: ${railway(mountain)}. Gli scambi forzati vanno da B1 a B6. Scambia prima questa.`,
  'AH-EXCH-FORCED-NO-PASS': ({ mountain }) =>
    `${capital(railway(mountain))} deve essere scambiata. Con il primo treno 4 ogni ferrovia di montagna diventa un’azione, finché ce ne sono. Scegli una Compagnia.`,

  'AH-TRACK-ONE-TILE': () =>
    'La Compagnia ha già piazzato una tessera in questo turno. Se ne piazza una per turno, gialla o di aggiornamento. Prosegui con il passo seguente.',
  'AH-TRACK-PHASE': ({ tile, colour }) =>
    `La tessera ${tile} non si può ancora piazzare. ${COLOURS[colour] ?? colour}. Scegli una tessera di un colore disponibile.`,
  'AH-TRACK-FIXED-HEX': ({ hex }) =>
    `In ${place(hex)} non si costruisce. Gli esagoni rossi e grigi restano come sono stampati. Scegli un altro esagono.`,
  'AH-TRACK-GRAY-EDGE': ({ hex, tile }) =>
    `La tessera ${tile} in ${place(hex)} andrebbe contro un esagono rosso o grigio. I binari vi entrano solo dove c’è una freccia. Ruota la tessera o scegline un’altra.`,

  'AH-TOKEN-NOT-CITY': ({ hex }) =>
    `In ${place(hex)} non c’è una città per una stazione. Le stazioni stanno solo nelle città. Scegli una città o prosegui.`,
  'AH-TOKEN-MINE': ({ hex }) =>
    `In ${place(hex)} c’è una miniera. Solo la sua ferrovia carbonifera vi ha una stazione. Scegli una città o prosegui.`,

  'AH-ROUTE-NO-TRACK': ({ from, to }) =>
    `Nessun binario unisce direttamente ${place(from)} e ${place(to)}. Una tratta è continua da un capo all’altro. Scegli esagoni i cui binari si uniscono.`,
  'AH-ROUTE-BACKTRACK': ({ hex }) =>
    `La tratta torna indietro in ${place(hex)}. Un treno non inverte la marcia a uno scambio e non cambia binario a un incrocio. Scegli un’altra via.`,
  'AH-ROUTE-TERMINAL': ({ hex }) =>
    `La tratta attraversa ${place(hex)}. Le aree rosse e le miniere sono sempre capolinea. Termina lì la tratta.`,
  'AH-ROUTE-LENGTH': ({ stops, ...p }) =>
    p.train.endsWith('g')
      ? `La tratta ha ${stops} città e aree rosse. ${capital(aTrain(p.train))} ne tocca al massimo ${Number.parseInt(p.train, 10)}, e quante cittadine vuole. Accorcia la tratta.`
      : `La tratta ha ${stops} locazioni redditizie. ${capital(aTrain(p.train))} ne tocca al massimo ${p.train}, cittadine comprese. Accorcia la tratta.`,
  'AH-ROUTE-SKIP': ({ hex }) =>
    `La tratta salta ${place(hex)}. Un treno conta tutte le locazioni sulla sua via. Accorcia la tratta o scegli un’altra via.`,
  'AH-ROUTE-MINE-NORMAL': (p) =>
    `Il ${train(p.train)} non può servire una miniera. Solo i treni g vanno alle miniere. Porta la tratta altrove o assegnala a un treno g.`,
  'AH-ROUTE-G-NO-MINE': (p) =>
    `La tratta del ${train(p.train)} non ha una miniera. Un treno g parte da una miniera, da una sola. Comincia la tratta in una miniera.`,
  'AH-ROUTE-G-TWO-MINES': (p) =>
    `La tratta del ${train(p.train)} ha due miniere. Un treno g ne usa esattamente una. Termina la tratta prima della seconda.`,

  'AH-DIV-CHOICE': ({ revenue }) =>
    `Introiti di ${money(revenue)} non si dividono. Una Società per Azioni li distribuisce tutti o li trattiene tutti. Scegli una delle due cose.`,
  'AH-DIV-SMALL-FIXED': ({ company }) =>
    `${capital(railway(company))} qui non ha scelta. Le ferrovie carbonifere e pre-statali danno metà degli introiti al proprietario e metà alla tesoreria. Prosegui.`,

  'AH-TRAIN-LIMIT': ({ limit }) =>
    `La Compagnia ha raggiunto il suo limite di ${limit === 1 ? 'un treno' : `${limit} treni`}. Al limite si acquista solo consegnandone uno, anche se così altri diventassero obsoleti. Consegna un treno o prosegui.`,
  'AH-TRAIN-ORDER': (p) =>
    `Non è ancora in vendita ${aTrain(p.train)}. I treni si acquistano in ordine crescente, il tipo seguente quando il precedente è esaurito. Scegli un treno in vendita.`,
  'AH-TRAIN-G-PHASE': (p) =>
    `Non è ancora in vendita ${aTrain(p.train)}. I treni 1g arrivano con il primo 2, i 2g con il primo 3, i 3g con il primo 4, i 4g con il primo 6, i 5g con il primo 8. Scegli un treno in vendita.`,
  'AH-TRAIN-SOLD-OUT': (p) =>
    `Lì non c’è nessun ${train(p.train)} da acquistare. La Banca vende ciò che le resta, una Compagnia ciò che possiede. Scegli un altro treno.`,
  'AH-TRAIN-COAL-ONLY-G': (p) =>
    `Una ferrovia carbonifera non può possedere ${aTrain(p.train)}. Possiede solo treni g. Scegli un treno g.`,
  'AH-TRAIN-INTERCO-PHASE': () =>
    'Le Compagnie non possono ancora acquistare treni fra loro. Si comincia con il primo treno 3. Acquista dalla Banca.',
  'AH-TRAIN-INTERCO-PRICE': ({ price }) =>
    `Questo treno costa esattamente ${money(price)}. Fra Compagnie di Direttori diversi vale il prezzo della carta. Offri quello.`,
  'AH-TRAIN-INTERCO-CONSENT': ({ company, ...p }) =>
    `Il ${train(p.train)} della ${company} non viene ceduto in questo turno. Il suo Direttore deve essere d’accordo, e ha rifiutato o non c’è nessuno a cui chiedere. Scegli un altro treno o prosegui.`,
  'AH-TRAIN-NOT-OPEN': ({ company }) =>
    `La ${company} non è ancora aperta. Fino ad allora nessuno usa o acquista ciò che è sul suo Statuto. Scegli un altro treno.`,
  'AH-TRAIN-TRADE-ONCE': () =>
    'La Compagnia ha già consegnato un treno in questo Round Operativo. Ogni Compagnia lo fa una volta per round. Acquista senza consegnarne, o prosegui.',
  'AH-TRAIN-TRADE-TYPE': (p) =>
    `Il ${train(p.train)} non si può consegnare per questo. Deve essere un treno proprio più debole dello stesso genere: normale per normale, g per g. Scegli un altro treno.`,
  'AH-TRAIN-TRADE-BANK': () =>
    'Un treno si consegna solo per un acquisto dalla Banca. Le altre Compagnie si pagano per intero. Acquista dalla Banca, o senza consegnarne.',
  'AH-TRAIN-NO-DISCARD': () =>
    'I treni non si scartano a piacere. Se ne vanno quando diventano obsoleti, quando si consegnano, o sopra il limite. Tienilo.',

  'AH-EMERG-NOT-NEEDED': () =>
    'Qui il denaro del Direttore non serve. Aiuta solo una Compagnia senza treni la cui tesoreria non basta per quello che ha scelto. Acquista senza il suo aiuto, o prosegui.',
  'AH-EMERG-PRICE': ({ price, most }) =>
    `${money(price)} è più di quanto indica la carta. Con l’aiuto del Direttore un treno costa al massimo il prezzo stampato. Offri al massimo ${money(most)}.`,
  'AH-EMERG-TREASURY-FIRST': ({ help, needed }) =>
    `Il Direttore non può aggiungere ${money(help)}. Prima si spende tutta la tesoreria, e lui aggiunge esattamente ciò che manca. Aggiungi ${money(needed)}.`,
  'AH-EMERG-DIRECTOR-CHANGE': ({ company }) =>
    `Questa vendita darebbe un altro Direttore alla ${company}. Le azioni vendute per un treno non possono farlo. Vendine meno, o altre.`,
  'AH-EMERG-OVERSELL': () =>
    'Non manca più nulla per il treno. Si vendono azioni solo finché manca qualcosa. Acquista il treno.',

  'AH-CIS-DRAFT-STACK': ({ company }) =>
    `Ora non si può prendere questa: ${railway(company)}. Si prende una ferrovia da una pila ancora intera, e l’altra va all’altro giocatore. Scegline un’altra.`,
  'AH-CIS-DRAFT-NOPASS': () =>
    'Nella spartizione nessuno passa. Le pile si dividono finché non ne resta nessuna. Prendi una ferrovia.',
  'AH-CIS-MOUNTAIN-ONE': () =>
    'Hai già una ferrovia di montagna. In due giocatori ognuno può acquistarne una. Acquista altro o passa.',
  'AH-CIS-CONSTRUCTION': ({ company }) =>
    `${capital(railway(company))} è una ferrovia di costruzione. Piazza binari e nient’altro: né treni, né altre stazioni, né scambi. Piazza una tessera o prosegui.`,
  'AH-CIS-BOND-SPLIT': ({ company }) =>
    `Il certificato del 20% della ${company} non si divide. Si acquista e si vende intero, al doppio del prezzo. Scegli un altro numero di azioni.`,
  'AH-CIS-BOND-TOKEN': ({ hex }) =>
    `La stazione della ferrovia obbligazionaria non può stare in ${place(hex)}. La seconda va in qualsiasi città con uno spazio vuoto, la terza a Wien. Scegli una delle città illuminate.`,

  'AH-GOOD-HEX': ({ hex }) =>
    `In ${place(hex)} non va nessun segnalino-cittadina. Va su un esagono che non aveva né città né cittadina, che non è né rosso né grigio e che ha al massimo un segnalino. Scegli un altro esagono.`,
  'AH-GOOD-MAX': ({ most }) =>
    `Tutti i segnalini-cittadina sono piazzati: ${most}. Il loro numero è stato concordato prima della partita. Prosegui con la partita.`,
  'AH-GOOD-NOPASS': () =>
    'Un segnalino-cittadina va piazzato. Il loro numero è stato concordato prima della partita, e tutti piazzano a turno. Scegli un esagono.',
}
