import type { ReportWords } from '../catalogue.ts'

/** What the report of any finished game says. */
export const report: ReportWords = {
  title: 'Fine del gioco',
  board: 'Vedi la mappa',
  asTable: 'Tabella',
  asChart: 'Grafico',
  showAs: (how, what) => `${how}: ${what}`,
  start: 'Inizio',
  fromTo: (name, from, to) => `${name} da ${from} a ${to}.`,
}
