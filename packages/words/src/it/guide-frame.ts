import type { GuideFrameWords } from '../railway/guide.ts'

/** What stands around a guided first game, whatever the title. */
export const guideFrame: GuideFrameWords = {
  heading: 'Guida',
  happening: 'Che cosa succede',
  options: 'Che cosa puoi fare e che cosa comporterebbe',
  close: 'Nascondi la guida',
  closeTerm: 'Chiudi',
  unfold: 'Leggi la guida',
  fold: 'Ripiega la guida',
  other: (name) => `Decide ${name}. Intanto puoi guardarti intorno.`,
  only: 'Qui non è possibile altro. Altrove lo gioca il programma; nella partita guidata lo vedi prima e lo confermi.',
  allTerms: 'Tutte le parole spiegate',
}
