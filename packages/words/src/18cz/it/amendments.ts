import type { CzAmendmentWords } from '../shapes.ts'

export const amendments: CzAmendmentWords = {
  sellEnough:
    'Chi supera il Limite-Certificati vende abbastanza di una Compagnia nella sua unica vendita del turno.',
  localsAnyTime:
    'Un turno aspetta finché si può ancora acquistare una Locale e piazzare una tessera con essa.',
  terrainPowerAlone:
    'Partite registrate: di una tessera piazzata con l’abilità di terreno di una Locale si controlla solo il numero di tessere.',
  lentTrainApart:
    'I propri treni devono dare il massimo introito; quello del treno 3E prestato si aggiunge a parte.',
  oneTrainWithHelp:
    'Un treno acquistato con il denaro del Direttore si tiene: se ne acquista così uno solo per turno.',
  privatesChosen:
    'In Moravia e Slesia chi è di turno sceglie una Privata, poi offre o passa; tutte vanno all’asta prima che le aste finiscano.',
  kindsExported: 'In Moravia e Slesia una carta esportata conta solo come il tipo che lì esiste.',
  mwAnyTime: 'Un turno aspetta finché si può ancora acquistare la Privata MW.',
  mwInOwnHex:
    'Una Compagnia che sta nell’esagono della MW può acquistarla; una delle due stazioni va sullo Statuto.',
}
