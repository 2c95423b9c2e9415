import type { CzPanelWords } from '../en/panel.ts'

export const track: Pick<CzPanelWords, 'lay' | 'run'> = {
  lay: {
    red: 'Piazza la tessera rossa',
    mw: 'L’esagono della MW',
    pickRed: 'Scegli l’esagono della tessera rossa. La stazione-base va con essa, gratis.',
    pickMw: 'La MW può costruire gratis sul suo esagono. Poi paga al proprietario quanto vale la tessera.',
    pickPower: (local) => `Scegli un esagono illuminato per la tessera viola di ${local}.`,
    first: 'Primo turno: due tessere gialle o un aggiornamento.',
    once: 'Una tessera gialla o un aggiornamento.',
    secondYellow: 'Può seguire un’altra tessera gialla.',
    purple: 'tessera viola',
    mwPays: (amount) => `Poi la MW paga ${amount}.`,
    chooseRedFirst: 'Non hai scelto l’esagono della tessera rossa. Scegline uno illuminato.',
  },
  run: {
    lend: 'Presta il treno 3E',
    lent: 'prestato, corre una volta',
  },
}
