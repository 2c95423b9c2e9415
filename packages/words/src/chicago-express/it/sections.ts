import type { ChicagoSectionWords } from '../shapes.ts'

export const sections: ChicagoSectionWords = {
  'p33 Material': 'p. 33, Materiale',
  'p34 Set-up': 'p. 34, Allestimento',
  'p35 Aim': 'p. 35, Scopo del gioco',
  'p35 Preparation': 'p. 35, Preparazione',
  'p36 Play': 'p. 36, Svolgimento',
  'p36 Auction': 'p. 36, Asta',
  'p36 Auction note': 'p. 36, Asta, nota',
  'p37 Auction': 'p. 37, Asta',
  'p37 Network': 'p. 37, Espansione',
  'p37 Network note': 'p. 37, Espansione, nota',
  'p37 Costs': 'p. 37, Costi',
  'p38 Income': 'p. 38, Profitti',
  'p38 Development': 'p. 38, Sviluppo',
  'p38 Development note': 'p. 38, Sviluppo, nota',
  'p39 Dividends': 'p. 39, Dividendi',
  'p40 Chicago': 'p. 40, Fase Chicago',
  'p40 Wabash': 'p. 40, Apertura della Wabash',
  'p40 End': 'p. 40, Fine del gioco',
}
