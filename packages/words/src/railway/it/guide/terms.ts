import type { RailwayTerm, TermWords } from '../../guide.ts'

/** Words that mean the same in every railway title. */
export const terms: TermWords<RailwayTerm> = {
  director: {
    name: 'Direttore',
    text: 'Il giocatore con più azioni di una Compagnia. Decide per lei e paga dalla sua tesoreria, non di tasca propria. Il suo certificato vale due azioni.',
  },
  startPrice: {
    name: 'Prezzo iniziale',
    text: 'Quanto costa un’azione quando la Compagnia comincia. Lo sceglie chi acquista il Certificato-Direttore; da esso dipende il capitale della Compagnia.',
  },
  treasury: {
    name: 'Tesoreria',
    text: 'Il denaro di una Compagnia. Paga ferrovie, stazioni e treni. Non è mai del Direttore e alla fine non conta nulla.',
  },
  price: {
    name: 'Prezzo',
    text: 'Il segnalino di una Compagnia sul mercato. Un dividendo lo sposta a destra, nessun dividendo a sinistra, le vendite verso il basso. È quanto un’azione costa e quanto vale.',
  },
  stockRound: {
    name: 'Round Azionario',
    text: 'I giocatori vendono e acquistano azioni, un acquisto per turno, finché tutti passano di seguito.',
  },
  tile: {
    name: 'Tessera-ferrovia',
    text: 'Un pezzo di ferrovia che si piazza su un esagono. Deve unirsi a una stazione della Compagnia. La prima tessera su fiume, collina o montagna costa denaro.',
  },
  upgrade: {
    name: 'Aggiornamento',
    text: 'Una tessera del colore seguente sopra un’altra: verde su gialla, marrone su verde, grigia su marrone. I vecchi binari restano e le città rendono di più.',
  },
  station: {
    name: 'Stazione',
    text: 'Un segnalino della Compagnia in uno spazio di una città. Ogni tratta ne richiede una. Una città piena di stazioni altrui non si attraversa.',
  },
  home: {
    name: 'Esagono-base',
    text: 'Dove comincia una Compagnia. La sua prima stazione sta lì, gratis.',
  },
  route: {
    name: 'Tratta',
    text: 'La via di un treno: binari continui con almeno due locazioni e almeno una propria stazione. Nessuna locazione e nessun binario due volte.',
  },
  revenue: {
    name: 'Introiti',
    text: 'Quanto valgono insieme le locazioni di tutte le tratte. La Compagnia deve fare la corsa che rende di più.',
  },
  trainLimit: {
    name: 'Limite-Treni',
    text: 'Quanti treni può possedere una Compagnia. Scende nelle fasi successive.',
  },
  pool: {
    name: 'Train Pool',
    text: 'I treni che le Compagnie hanno dovuto cedere. Ogni Compagnia può acquistarli lì.',
  },
}
