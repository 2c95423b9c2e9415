import type { VariantNotice } from '@roundhouse/kernel'
/** What surrounds every page: the brand, language and theme, loading, failing, being offline. */
export const shell = {
  notices: {
    'reconstructed-map': 'The map of this variant is a reconstruction: no source we have prints it.',
  } satisfies Readonly<Record<VariantNotice, string>>,
  brand: 'Roundhouse',
  home: 'Roundhouse, home page',
  skip: 'Skip to the content',
  language: 'Language',
  settings: 'Settings',
  toDark: 'Dark theme',
  toLight: 'Light theme',
  loading: 'Loading …',
  backHome: 'To the home page',
  reload: 'Reload',
  retry: 'Try again',
  leaveIt: 'Leave it',
  downloadFile: 'Download file',
  /** The title of a page in the browser's tab. */
  pageTitle: (page: string) => `${page} · Roundhouse`,
  newVersion: 'A new version is here.',
  notSaved: 'The last move could not be kept in this browser. Download the file before you leave.',
  yourTurn: 'your turn',
  missing: {
    heading: 'No such page',
    text: 'This address leads nowhere. Perhaps a part of the link was lost on the way.',
  },
  failed: {
    heading: 'This page stopped',
    text: 'A fault of ours, not of yours. All moves are kept up to the last one; reload to go on.',
    part: 'A part of the page could not be loaded. All moves are kept; reload when the network is back.',
    code: (code: string) => `Code: ${code}`,
  },
  local: {
    missingHeading: 'This browser keeps no such game',
    missingText:
      'Games around one screen live in the browser in which they were opened. On another device, open the game file.',
    damagedHeading: 'This game cannot be opened',
    damagedText: 'Your other games are safe. The file can be downloaded as it is.',
    rulesHeading: 'Played by rules that this page does not know',
    rulesText:
      'They are newer than this page, or so old that they are not played any more. The game is kept as it is and can be downloaded.',
    differsHeading: 'This game does not look as it did',
    differsText:
      'The program now shows other figures than when the game was played last, so it stays closed. It is kept as it is and can be downloaded.',
    elsewhereHeading: 'This game is open in another tab',
    elsewhereText: 'Played in two places at once, moves would be lost. They are all kept.',
    playHere: 'Go on here',
  },
  online: {
    missingHeading: 'There is no such table',
    missingText: 'Perhaps a part of the link was lost on the way, or the table is gone.',
    unreachableHeading: 'The server does not answer',
    unreachableText: 'All moves are safe there. The page keeps trying.',
    failedHeading: 'This table cannot be opened',
    failedText: 'Nothing was changed; all moves are safe on the server.',
    seatHeading: 'This link does not open a seat',
    pastHeading: 'The server has another game here',
    pastText:
      'The server may run on an older copy. Save what this page has seen and show it to whoever runs the server, or go on with what is there.',
    pastSave: 'Save what I have seen',
    pastGoOn: 'Go on with the server’s game',
    closedHeading: 'This table is closed',
    newerHeading: 'The table plays by newer rules',
    newerText: 'This page is older than the server. Reload to get the new one.',
  },
}
