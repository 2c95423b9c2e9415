import type { AhTextWords } from '../en/texts.ts'

export const texts: AhTextWords = {
  mountains: 'Ferrovie di montagna',
  mountainsShort: 'Mont.',
  mountain:
    'Paga 25 G al proprietario in ogni Round Operativo; diventa il 10% di una ferrovia regionale, a scelta dal primo treno 3, per forza con il primo treno 4.',
  phases: {
    2: ['dopo ogni set si esporta un treno'],
    3: [
      'due Round Operativi',
      'si possono scambiare ferrovie di montagna e carbonifere',
      'acquisti di treni fra Compagnie',
    ],
    4: ['le ferrovie di montagna vengono scambiate'],
    5: ['le ferrovie carbonifere vengono scambiate', 'le miniere pagano di più'],
    6: ['tre Round Operativi'],
  },
  forms: (company) => `si forma la ${company}`,
  counts:
    'Contanti e azioni al loro prezzo, meno i debiti. Ferrovie di montagna, carbonifere e pre-statali non contano.',
  ends: 'Quando la Banca ha pagato gli ultimi soldi, il set di Round Operativi si gioca fino in fondo; con quello finisce la partita.',
  ended: 'La Banca è saltata e il set di Round Operativi è finito.',
}
