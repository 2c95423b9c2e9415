import type { RailwayStep, RoundNames, RoundWords, StepWords } from '../rounds.ts'

/** Rounds by the names that players know; how a game opens and what lies between its rounds the title says. */
export const short: Omit<RoundNames, 'opening' | 'between'> = {
  parliament: (number) => `Parl. ${number}`,
  stock: (set) => `SR ${set}`,
  operating: (set, within) => `OR ${set}.${within}`,
  over: 'Fine',
}

export const long: Omit<RoundNames, 'opening' | 'between'> = {
  parliament: (number) => `Round del Parlamento ${number}`,
  stock: (set) => `Round Azionario ${set}`,
  operating: (set, within) => `Round Operativo ${set}.${within}`,
  over: 'Fine del gioco',
}

export const rounds: Pick<RoundWords, 'phase' | 'inOrder'> = {
  phase: (id) => `fase ${id}`,
  inOrder: (company, place, of) =>
    of === 1 ? `${company}, l’unica Compagnia` : `${company}, ${place}ª di ${of} Compagnie`,
}

/** The steps that every railway title may have. */
export const steps: Readonly<Record<RailwayStep, StepWords>> = {
  putUp: {
    name: 'Asta',
    now: 'Scegli ciò che va all’asta.',
    you: 'Tocca a te scegliere',
    other: (name) => `${name} sceglie ciò che va all’asta`,
  },
  auction: {
    name: 'Asta',
    now: 'Offri o passa.',
    you: 'Tocca a te offrire',
    other: (name) => `${name} offre`,
  },
  stock: {
    name: 'Azioni',
    now: 'Vendi, acquista o passa.',
    you: 'Le tue azioni',
    other: (name) => `${name} tratta azioni`,
  },
  home: {
    name: 'Base',
    now: 'Piazza la stazione-base.',
    you: 'La tua base',
    other: (name) => `${name} piazza la base`,
  },
  track: {
    name: 'Tessera',
    now: 'Costruisci la ferrovia o prosegui.',
    you: 'La tua tessera',
    other: (name) => `${name} costruisce`,
  },
  token: {
    name: 'Stazione',
    now: 'Piazza una stazione o prosegui.',
    you: 'La tua stazione',
    other: (name) => `${name} piazza una stazione`,
  },
  run: {
    name: 'Corsa',
    now: 'Fai correre i treni.',
    you: 'La tua corsa',
    other: (name) => `${name} fa correre i treni`,
  },
  revenue: {
    name: 'Introiti',
    now: 'Stacca i dividendi o trattieni gli introiti.',
    you: 'I tuoi introiti',
    other: (name) => `${name} decide sugli introiti`,
  },
  trains: {
    name: 'Treni',
    now: 'Acquista treni o termina il turno.',
    you: 'I tuoi treni',
    other: (name) => `${name} acquista treni`,
  },
  chooseCity: {
    name: 'Città-base',
    now: 'Scegli la città della stazione-base.',
    you: 'La tua città',
    other: (name) => `${name} sceglie la città`,
  },
  discard: {
    name: 'Limite-Treni',
    now: 'Scegli il treno che va nel Train Pool.',
    you: 'Cedi un treno',
    other: (name) => `${name} cede un treno`,
  },
  answer: {
    name: 'Offerta',
    now: 'Rispondi all’offerta.',
    you: 'La tua risposta',
    other: (name) => `${name} risponde`,
  },
  over: {
    name: 'Fine del gioco',
    now: 'La partita è finita.',
    you: 'Fine del gioco',
    other: () => 'Fine del gioco',
  },
}
