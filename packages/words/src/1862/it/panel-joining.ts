import { formatsFor } from '../../formats.ts'
import type { joining as english } from '../en/panel-joining.ts'

const { plural } = formatsFor('it')

const shares = (count: number): string => plural(count, { one: '1 azione', other: `${count} azioni` })

export const joining: typeof english = {
  join: {
    merge: 'Una fusione con un’altra Compagnia?',
    acquire: 'Acquisire un’altra Compagnia?',
    partners: 'Altre Compagnie',
    with: (partner) => `Con ${partner}`,
    survives: (survivor) => `resta ${survivor}`,
    needs: (name) => `${name} deve accettare`,
    yours: 'Le dirigi entrambe: ha effetto subito.',
    undirected: 'in amministrazione controllata',
    apart: 'non collegata',
    blocked: (cities) => `non collegata: ${cities}, senza posti liberi`,
    propose: (partner) => `Proponila a ${partner}`,
    carryOut: (partner) => `Unisci con ${partner}`,
    button: 'Unisci le Compagnie',
    chooseFirst: 'Non hai scelto nessuna Compagnia. Scegli con quale e quale resta, o prosegui.',
    newPrice: 'Nuovo prezzo',
    newPar: 'Nuovo valore nominale',
    sum: (low, high, sum) => `${low} + ½ × ${high} = ${sum}`,
    parRule: (price) => `il più alto che non supera ${price}`,
    chartered: 'con concessione',
    unchartered: 'senza concessione',
    trains: 'Treni',
    permits: 'Permessi',
    tokens: 'Stazioni',
    tokensSum: (stay, lost, unplaced, most) =>
      `${plural(stay, { one: '1 resta', other: `${stay} restano` })} sulla mappa${lost === 0 ? '' : plural(lost, { one: ', 1 va persa', other: `, ${lost} vanno perse` })}, ${unplaced} da piazzare; massimo ${most}`,
    tooMany: (count) =>
      plural(count, {
        one: 'Una stazione di troppo: il Direttore sceglie quale lascia la mappa.',
        other: `${count} stazioni di troppo: il Direttore sceglie quali lasciano la mappa.`,
      }),
    next: {
      track: (company) => `La ${company} prosegue con i suoi binari.`,
      done: (company) => `Il turno finisce, e la ${company} non opera più in questo round.`,
    },
    returns: (company) =>
      `La ${company} lascia la mappa con il suo permesso; si può avviare di nuovo dal prossimo Round del Parlamento o Azionario.`,
    nothingSent: 'Nulla viene inviato prima della tua conferma.',
    asked: (name) => `Poi ${name} accetta o rifiuta.`,
    shared: (place) => `Entrambe stanno a ${place}. Una città in comune basta; Londra non basterebbe.`,
    linked: (company, partner, place) =>
      `Una tratta libera porta dalla ${company} alla ${partner} a ${place}.`,
  },
  exchange: {
    merge: (company: string, other: string) => `${company} si fonde con ${other}`,
    acquire: (company: string, other: string) => `${company} acquisisce ${other}`,
    refinance: (company: string) => `${company} si rifinanzia`,
    steps: {
      partner: 'Con chi',
      price: 'Prezzo',
      shares: 'Azioni',
      stations: 'Stazioni',
      agreement: 'Accordo',
    },
    letSurvive: 'Resta questa',
    redeem: (amount) => `Riscatta ${amount}`,
    sell: (amount) => `Vendi ${amount}`,
    stays: 'il certificato resta',
    goesBack: 'restituisce il certificato',
    swapped: 'certificato per tre azioni del Bank Pool',
    rule: 'Ciò che sta nell’offerta iniziale va prima nel Bank Pool; poi ogni azionista, in ordine, restituisce la metà, scambia ciò che gli resta e decide sulla sua azione con opzione.',
    holder: 'Azionista',
    holds: 'Ha',
    gives: 'Restituisce',
    exchanges: 'Tiene, scambia',
    after: 'Dopo',
    cash: 'Contanti',
    chooses: (name) => `sceglie ${name}`,
    forced: 'non si può scambiare: si vende',
    certificate: 'il certificato diventa un’opzione',
    pool: 'Bank Pool',
    treasury: (company) => `Tesoreria della ${company}`,
    director: (name, count) => `Direttore: ${name} con ${shares(count)}`,
    receivership: 'Nessuno ha tre azioni: amministrazione controllata',
    option: (amount) => `Opzione: metà del prezzo, ${amount}`,
    accounted: (count, of) => `${shares(count)} su ${of} nel conto`,
    directorOf: (company) => `Direttore della ${company}`,
    value: 'Valore',
    dividend: 'Il tuo dividendo',
  },
  option: {
    heading: 'Riscattare o vendere?',
    hint: (company, units) =>
      units === 1
        ? `un’azione con opzione della ${company}`
        : `il Certificato-Direttore della ${company} come opzione`,
    keep: 'Riscatta',
    giveBack: 'Vendi',
    keepFor: (amount) => `Riscatta: paga ${amount} e tienila`,
    giveBackFor: (amount) => `Vendi: ricevi ${amount}, va nel Bank Pool`,
    shares: (company) => `Azioni della ${company}`,
    forCompany: (company) => `per la tesoreria della ${company}`,
  },
  answer: {
    merge: (company, partner, survivor) =>
      `La ${company} propone una fusione con la ${partner}; resta la ${survivor}`,
    acquire: (company, partner, survivor) =>
      `La ${company} vuole acquisire la ${partner}; resta la ${survivor}`,
    consent:
      'Entrambi i Direttori devono essere d’accordo. Se rifiuti, in questo turno la stessa cosa non si propone più.',
    leavesNone: (company) => `La ${company} resta senza treno.`,
    givesUp: (income) => `Rinunci a ${income} a round.`,
  },
}
