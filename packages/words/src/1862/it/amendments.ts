import type { RmAmendmentWords } from '../shapes.ts'

export const amendments: RmAmendmentWords = {
  idleTurnPassed:
    'Chi in un Round Azionario non può vendere, acquistare né avviare nulla passa senza che gli si chieda.',
  limitAtStartOfTurn:
    'Solo chi comincia il suo turno sopra il Limite-Certificati deve vendere; chi lo supera con una sua vendita vende nel turno seguente.',
  lastTokenDisplaced:
    'Una stazione-base senza spazio libero prende il posto dell’ultima stazione piazzata lì, anche se la Compagnia di questa aspetta ancora uno spazio altrove.',
  paidForAllItMay:
    'Un treno n/m lascia fuori tante stazioni quante deve e non di più, e solo stazioni che visita.',
  idleFreightJoins:
    'Un merci lasciato fermo che potrebbe unirsi a una catena formata dal Direttore deve correre.',
  declinedTrainKnown:
    'Un treno che non è stato venduto non si chiede di nuovo nel turno, anche se intanto un altro treno della stessa Compagnia ha cambiato proprietario.',
  mergedToNothing:
    'Partite registrate: una fusione che porta il prezzo a zero rovina la Compagnia solo quando il prezzo scenderebbe ancora.',
  roomForTrains:
    'La corsa migliore può lasciare un treno senza tratta, come può sceglierlo anche il Direttore; prima correvano quanti più treni possibile.',
  recordedTables:
    'Partite registrate: le Compagnie aggiuntive non si tolgono e vale l’obbligo di costruire alla base, perché nessuna partita registrata può essere diversa.',
}
