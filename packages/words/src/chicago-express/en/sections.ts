import type { ChicagoSectionWords } from '../shapes.ts'

export const sections: ChicagoSectionWords = {
  'p33 Material': 'p. 33, Material',
  'p34 Set-up': 'p. 34, Set-up',
  'p35 Aim': 'p. 35, Aim',
  'p35 Preparation': 'p. 35, Preparation',
  'p36 Play': 'p. 36, Play',
  'p36 Auction': 'p. 36, Auction',
  'p36 Auction note': 'p. 36, Auction, note',
  'p37 Auction': 'p. 37, Auction',
  'p37 Network': 'p. 37, Network',
  'p37 Network note': 'p. 37, Network, note',
  'p37 Costs': 'p. 37, Costs',
  'p38 Income': 'p. 38, Income',
  'p38 Development': 'p. 38, Development',
  'p38 Development note': 'p. 38, Development, note',
  'p39 Dividends': 'p. 39, Dividends',
  'p40 Chicago': 'p. 40, Chicago',
  'p40 Wabash': 'p. 40, Wabash',
  'p40 End': 'p. 40, End',
}
