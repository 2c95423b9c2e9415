import type { ChicagoInspectorWords } from '../en/inspector.ts'

export const inspector: ChicagoInspectorWords = {
  about: (name) => `Su ${name}`,
  close: 'Chiudi',
  stands: 'Locomotive',
  costs: 'Costruire qui',
  room: {
    start: 'Esagono di partenza: c’è solo la sua compagnia.',
    all: 'C’è posto per tutte le compagnie.',
    one: 'C’è posto per una locomotiva.',
    taken: 'C’è posto per una locomotiva, ed è occupato.',
  },
  locomotive: (number) => `${number}ª`,
  brings: 'Profitto per ogni compagnia qui',
  at: { bare: 'ora', house: 'con casetta', later: 'dopo' },
  becomes: 'Può diventare',
  development: {
    never: () => 'Qui non si mette mai una casetta.',
    detroit: () => 'Nessuno sviluppa Detroit: cresce di 1 dopo ogni dividendo generale.',
    track: () => 'Ogni sviluppo fa avanzare il suo segnalino di una casella.',
    trackEnd: () => 'Il suo segnalino è sull’ultima casella.',
    house: (gain) => `Con una casetta dà ${gain} in più a ogni compagnia qui, una volta sola.`,
    forest: (gain) => `Una casetta dà ${gain} alla tesoreria della compagnia qui, una volta sola.`,
    done: () => 'Ha già la sua casetta e non cresce oltre.',
  },
}
