import type { CzPanelWords } from '../en/panel.ts'

export const track: Pick<CzPanelWords, 'lay' | 'run'> = {
  lay: {
    red: 'Colocar la ficha roja',
    mw: 'La casilla de la MW',
    pickRed: 'Elige la casilla de la ficha roja. La estación inicial va con ella, gratis.',
    pickMw: 'La MW puede construir gratis en su casilla. Después paga a su dueño lo que vale la ficha.',
    pickPower: (local) => `Elige una casilla iluminada para la ficha púrpura de ${local}.`,
    first: 'Primer turno: dos fichas amarillas o una mejora.',
    once: 'Una ficha amarilla o una mejora.',
    secondYellow: 'Aún puedes colocar otra ficha amarilla.',
    purple: 'ficha púrpura',
    mwPays: (amount) => `Luego la MW paga ${amount}.`,
    chooseRedFirst: 'No has elegido la casilla de la ficha roja. Elige una de las iluminadas.',
  },
  run: {
    lend: 'Prestar el tren 3E',
    lent: 'prestado, circula una vez',
  },
}
