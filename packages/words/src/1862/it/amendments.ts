import type { RmAmendmentWords } from '../shapes.ts'

export const amendments: RmAmendmentWords = {
  idleTurnPassed:
    'Chi in un turno di borsa non può vendere, comprare né fondare nulla passa senza che gli si chieda.',
  limitAtStartOfTurn:
    'Solo chi comincia il suo turno sopra il limite dei certificati deve vendere; chi lo supera con una sua vendita vende nel turno seguente.',
  lastTokenDisplaced:
    'Una stazione base senza cerchio libero prende il posto dell’ultimo segnalino messo lì, anche se la compagnia di quel segnalino aspetta ancora un cerchio altrove.',
  paidForAllItMay:
    'Un treno n/m lascia fuori tante stazioni quante deve e non di più, e solo stazioni che visita.',
  idleFreightJoins:
    'Un merci lasciato fermo che potrebbe unirsi a una catena indicata dal direttore deve viaggiare.',
  declinedTrainKnown:
    'Un treno che non è stato venduto non si chiede di nuovo nel turno, anche se intanto un altro treno della stessa compagnia ha cambiato proprietario.',
  mergedToNothing:
    'Partite registrate: una fusione che porta il prezzo a zero rovina la compagnia solo quando il prezzo scenderebbe ancora.',
  roomForTrains:
    'Il giro migliore può lasciare un treno senza percorso, come il direttore può indicarlo; prima viaggiavano quanti più treni possibile.',
  recordedTables:
    'Partite registrate: le compagnie aggiuntive non si tolgono e vale l’obbligo di costruire alla base, perché nessuna partita registrata può essere diversa.',
}
