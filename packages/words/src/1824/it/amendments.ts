import type { AhAmendmentWords } from '../shapes.ts'

export const amendments: AhAmendmentWords = {
  limitAfterSwap:
    'Chi è al Limite-Certificati può acquistare l’azione che lo rende Direttore: due azioni diventano subito un solo certificato.',
  newTrackPassed:
    'Partite registrate: un aggiornamento usa binari nuovi solo se il percorso non ha già attraversato uno dei loro due lati.',
  certificateTraded:
    'Partite registrate: un certificato del 20% che non è del Direttore si vende alla Banca e lì si acquista.',
  helpBetweenOwn:
    'Partite registrate: un Direttore non si indebita per un treno di un’altra sua Compagnia né vende azioni di troppo per esso.',
  firstToTwenty:
    'Se il numero 1 di una ferrovia statale lascia il gioco invenduto, il suo certificato va a chi è arrivato per primo al 20%.',
  passOfLapOne:
    'Partite registrate: nel primo giro del primo Round Azionario passare conta anche se altri acquistano dopo.',
  turnForNobody:
    'Partite registrate: una ferrovia statale di cui nessuno ha azioni ha comunque il suo turno.',
  salesWhenNeeded:
    'Partite registrate: non si vendono azioni per un treno se la tesoreria può pagarne uno della Banca; con due giocatori al massimo metà di una Compagnia va alla Banca.',
  lastTrainOfAnybody:
    'Partite registrate: anche un treno 4 o 5 di un’altra Compagnia dà la seconda stazione della ferrovia obbligazionaria, quando la Banca non ne ha più.',
}
