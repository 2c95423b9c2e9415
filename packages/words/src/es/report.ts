import type { ReportWords } from '../catalogue.ts'

/** What the report of any finished game says. */
export const report: ReportWords = {
  title: 'Fin de la partida',
  board: 'Ver el tablero',
  asTable: 'Tabla',
  asChart: 'Gráfico',
  showAs: (how, what) => `${how}: ${what}`,
  start: 'Inicio',
  fromTo: (name, from, to) => `${name} de ${from} a ${to}.`,
}
