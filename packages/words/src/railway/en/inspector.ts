/** What is said of a hex that somebody asks about. */
export const inspector = {
  about: (name: string): string => `About ${name}`,
  close: 'Close',
  stands: 'Stations',
  pays: 'Pays, by the newest tiles',
  always: 'now',
  becomes: 'Can become',
  never: 'No tile is ever laid here.',
  nothing: 'No tile of the box follows here.',
  later: 'not yet',
  noneLeft: 'none left',
}
