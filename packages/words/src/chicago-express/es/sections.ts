import type { ChicagoSectionWords } from '../shapes.ts'

/** Headings as the Spanish rulebook prints them, shortened. */
export const sections: ChicagoSectionWords = {
  'p33 Material': 'pág. 33, Material de juego',
  'p34 Set-up': 'pág. 34, Montaje',
  'p35 Aim': 'pág. 35, Objetivo del juego',
  'p35 Preparation': 'pág. 35, Preparación del juego',
  'p36 Play': 'pág. 36, Modo de jugar',
  'p36 Auction': 'pág. 36, Subastar una acción',
  'p36 Auction note': 'pág. 36, Subastar una acción, nota',
  'p37 Auction': 'pág. 37, Subastar una acción',
  'p37 Network': 'pág. 37, Ampliar la red',
  'p37 Network note': 'pág. 37, Ampliar la red, nota',
  'p37 Costs': 'pág. 37, Costes de la ampliación',
  'p38 Income': 'pág. 38, Aumentar los beneficios',
  'p38 Development': 'pág. 38, Urbanizar una casilla',
  'p38 Development note': 'pág. 38, Urbanizar una casilla, nota',
  'p39 Dividends': 'pág. 39, Fase de reparto de dividendos',
  'p40 Chicago': 'pág. 40, Fase Chicago',
  'p40 Wabash': 'pág. 40, Apertura de Wabash',
  'p40 End': 'pág. 40, Final del juego',
}
