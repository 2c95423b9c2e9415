/** What the report of any finished game says. */
export const report = {
  title: 'End of the game',
  board: 'Look at the board',
  asTable: 'Table',
  asChart: 'Chart',
  /** Said of a card by a screen reader: "Table: Company income". */
  showAs: (how: string, what: string): string => `${how}: ${what}`,
  start: 'Start',
  fromTo: (name: string, from: string, to: string): string => `${name} from ${from} to ${to}.`,
}
