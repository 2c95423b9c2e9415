import type { SettingsWords } from '../catalogue.ts'

export const settings: SettingsWords = {
  kept: 'Ogni scelta vale subito e resta su questo dispositivo.',
  rows: {
    theme: {
      name: 'Tema',
      hint: 'Entrambi hanno il contrasto verificato; la mappa scura è una stampa notturna.',
      values: { device: 'Come il dispositivo', light: 'Chiaro', dark: 'Scuro' },
    },
    signs: {
      name: 'Segni',
      hint: 'Forti: segnalini un po’ più grandi e trame del terreno a inchiostro pieno.',
      values: { usual: 'Normali', strong: 'Forti' },
    },
    confirmations: {
      name: 'Conferma',
      hint: 'Normale: ciò che si annulla liberamente chiede un solo tocco dove un tocco dice tutto. Ogni mossa: sempre scegliere e poi confermare. Poche: una scelta senza altro da decidere si gioca subito. Annullare funziona allo stesso modo in tutte e tre.',
      values: { usual: 'Normale', all: 'Ogni mossa', few: 'Poche' },
    },
    sounds: {
      name: 'Suoni',
      hint: 'Due note lievi quando tocca a te, o anche una a ogni mossa.',
      values: { off: 'Nessuno', turn: 'Il mio turno', all: 'Ogni mossa' },
    },
    motion: {
      name: 'Movimento',
      hint: 'Senza, la mappa salta e i pannelli si aprono di colpo.',
      values: { device: 'Come il dispositivo', none: 'Nessuno' },
    },
    money: {
      name: 'Unità',
      hint: 'Dove stanno dollari e sterline. Gli altri segni seguono sempre la cifra.',
      values: { language: 'Come la lingua', before: '$13, £13', after: '13 $, 13 £' },
    },
  },
}
