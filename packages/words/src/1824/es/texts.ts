import type { AhTextWords } from '../en/texts.ts'

export const texts: AhTextWords = {
  mountains: 'Ferrocarriles de montaña',
  mountainsShort: 'Mont.',
  mountain:
    'Paga 25 G a su dueño en cada ronda de operación; se convierte en el 10 % de un ferrocarril regional, a voluntad desde el primer tren 3 y a la fuerza con el primer tren 4.',
  phases: {
    2: ['tras cada serie se exporta un tren'],
    3: [
      'dos rondas de operación',
      'se pueden intercambiar ferrocarriles de montaña y del carbón',
      'compras de trenes entre compañías',
    ],
    4: ['se intercambian los ferrocarriles de montaña'],
    5: ['se intercambian los ferrocarriles del carbón', 'las minas pagan más'],
    6: ['tres rondas de operación'],
  },
  forms: (company) => `se forma la ${company}`,
  counts:
    'Dinero y acciones a su precio, menos deudas. Los ferrocarriles de montaña, del carbón y pre-estatales no cuentan.',
  ends: 'Cuando el banco paga su último dinero, la serie de rondas de operación se juega hasta el final; con ella termina la partida.',
  ended: 'El banco quebró y la serie de rondas de operación ha terminado.',
}
