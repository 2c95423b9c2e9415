import type { GuideFrameWords } from '../railway/guide.ts'

/** What stands around a guided first game, whatever the title. */
export const guideFrame: GuideFrameWords = {
  heading: 'Guía',
  happening: 'Qué ocurre',
  options: 'Qué puedes hacer y qué significaría',
  close: 'Quitar la guía',
  closeTerm: 'Cerrar',
  unfold: 'Leer la guía',
  fold: 'Plegar la guía',
  other: (name) => `Decide ${name}. Mientras tanto puedes mirar la mesa.`,
  only: 'Aquí no hay otra posibilidad. En otras partidas el programa la juega por ti; en la guiada la ves antes y la confirmas.',
  allTerms: 'Todas las palabras explicadas',
}
