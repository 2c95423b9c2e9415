import type { AhAmendmentWords } from '../shapes.ts'

export const amendments: AhAmendmentWords = {
  limitAfterSwap:
    'Chi è al Limite-Certificati può acquistare l’azione che lo rende Direttore: due azioni diventano subito un solo certificato.',
  newTrackPassed:
    'Partite registrate: un miglioramento usa binari nuovi solo se il percorso non ha già attraversato uno dei loro due lati.',
  certificateTraded:
    'Partite registrate: un certificato del 20 % che non è del Direttore si vende alla Banca e lì si acquista.',
  helpBetweenOwn:
    'Partite registrate: un Direttore non si indebita per un treno di un’altra sua Compagnia né vende azioni di troppo per esso.',
}
