import type { RmPanelWords } from '../en/panel.ts'
import { turn } from './panel-turn.ts'

export const panel: RmPanelWords = {
  types: { express: 'Espresso', freight: 'Merci', local: 'Locale' },
  permits: { express: 'Permesso espresso', freight: 'Permesso merci', local: 'Permesso locale' },
  left: {
    bankrupt: 'è andata in bancarotta',
    merged: (survivor) => `è confluita nella ${survivor}`,
    failed: 'non ha aperto in tempo, azioni restituite',
  },
  told: {
    receivership: (company) =>
      `La ${company} è in amministrazione controllata: incassa il massimo, trattiene gli introiti e, se può, acquista un treno dalla Banca.`,
    lnerDue: 'La LNER si forma alla fine di questo set di Round Operativi.',
    lnerFormed: 'Dopo la LNER niente costruzioni, avvii o fusioni; treni solo dalla Banca.',
    ending: 'La partita si avvia alla fine.',
  },
  ...turn,
}
