import { formatsFor } from '../formats.ts'
import type { FaultSentences } from '../shapes.ts'

const { number, plural } = formatsFor('en')

export const faults: FaultSentences = {
  'malformed-json': () => 'What was sent could not be read. Reload the page and try again.',
  'malformed-request': ({ field }) =>
    `The request could not be read${at(field)}. Reload the page and try again.`,
  'malformed-message': ({ field }) =>
    `The message could not be read${at(field)}. Reload the page and try again.`,
  'malformed-action': ({ field }) =>
    `The action could not be read${at(field)}. Reload the page and try again.`,
  'malformed-game': ({ field }) => `This file is not a game of Roundhouse${at(field)}. Choose another file.`,
  'game-under-way': () =>
    'This game was not over when the file was downloaded. Such a file can be opened once the game is over: download it again then.',
  oversized: ({ limit }) => `This is too large. At most ${number(limit)} bytes are accepted.`,
  'not-found': () => 'There is nothing at this address. Check the link or go to the home page.',

  'unknown-title': ({ title, known }) => `There is no title “${title}” here. Known titles: ${known}.`,
  'unknown-variant': ({ variant, known }) =>
    `There is no variant “${variant}” of this title. Known variants: ${known || 'none'}.`,
  'player-count': ({ players, min, max }) =>
    `${plural(players, { one: '1 player', other: `${players} players` })} at the table. This title is for ${min} to ${max}.`,
  'unknown-option': ({ option, known }) =>
    `There is no option “${option}” in this title. Known options: ${known || 'none'}.`,
  'option-value': ({ option, value, known }) =>
    `The option “${option}” cannot be “${value}”. It can be: ${known}.`,
  'table-clash': ({ one, other, section }) =>
    `“${one}” and “${other}” cannot be played together (section ${section}).`,
  'unknown-bot': ({ bot, known }) => `There is no bot “${bot}” here. Known bots: ${known}.`,
  'no-person': () => 'Every seat is a bot. Give at least one seat to a person.',
  'player-name': ({ most }) => `A name has 1 to ${most} visible characters. Choose another name.`,
  'name-taken': ({ name }) =>
    `Somebody at this table is called “${name}” already, or by a name that looks like it. Choose another name.`,
  'rules-version': ({ recorded, known }) =>
    `This game was begun under the rules ${recorded}, which are newer than ours (${known}). Reload the page or update the program.`,
  'rules-dropped': ({ recorded, since }) =>
    `This game was begun under the rules ${recorded}. The oldest that can still be played are ${since}.`,
  'game-damaged': ({ game, at: entry }) =>
    `Game ${game} cannot be replayed: entry ${entry} does not fit the rules. The stored file is unchanged.`,
  'game-differs': ({ game, at: entry }) =>
    `After entry ${entry}, game ${game} shows other figures than its players saw. It stays closed, and what is stored is unchanged.`,
  'game-unreadable': ({ game }) =>
    `Game ${game} cannot be read from the server’s disk. Tell whoever runs the server; nothing else is affected.`,
  'past-differs': ({ seen, version }) =>
    `This page has seen the game up to move ${seen}, but the server’s game is another one, at move ${version}. The server may run on an older copy.`,
  'log-full': ({ most }) =>
    `This game has ${number(most)} entries and takes no more. It can still be read and downloaded.`,

  'no-such-game': ({ game }) => `There is no game “${game}”. Check the link or the table code.`,
  'no-such-seat': ({ seat }) =>
    `There is no seat ${seat + 1} for a person at this table. Choose another seat.`,
  'seat-taken': ({ seat }) => `Seat ${seat + 1} is taken. Choose another seat.`,
  'table-full': () => 'Every seat is taken. You can watch the game.',
  'already-seated': ({ seat }) => `You have seat ${seat + 1} at this table already.`,
  'wrong-invite': () => 'This invitation does not belong to this game. Ask the host for a new link.',
  'wrong-secret': () => 'This link opens no seat of this game. Use the link you got when you sat down.',
  'not-your-seat': ({ seat }) => `Seat ${seat + 1} belongs to somebody else. You can act for your own seat.`,
  'game-not-started': () => 'The game has not begun. It begins when every seat is taken.',
  'game-started': () => 'The game has begun, so this cannot be done any more.',
  'not-opener': () => 'Only whoever opened the table can do this.',
  'opener-stays': () =>
    'You opened this table, so your seat stays yours while it waits. You can close the table.',
  'table-closed': ({ by }) =>
    by === 'opener'
      ? 'This table was closed by whoever opened it.'
      : 'This table waited too long for players and was closed.',
  'stale-version': ({ version, current }) =>
    `The game has moved on: you saw move ${version}, it is at move ${current}. Look at the board and decide again.`,

  'undo-nothing': () => 'You have made no move that could be taken back.',
  'undo-ended': () => 'The game has ended, and its result stands.',
  'undo-spent': () => 'You have taken back very often. Play on; then moves can be taken back again.',

  'proposal-pending': ({ seat }) =>
    `Seat ${seat + 1} has asked for something already. Answer that request first.`,
  'no-proposal': () => 'Nobody is asking for anything now.',
  'carry-refused': ({ at: entry }) =>
    `The game stays with its rules: the newest do not allow action ${entry}.`,
  'carry-differs': ({ at: entry }) =>
    entry === 0
      ? 'The game stays with its rules: under the newest it would have begun otherwise.'
      : `The game stays with its rules: under the newest action ${entry} leads elsewhere.`,

  'no-orders': () => 'There are no standing orders in this title.',
  'order-not-now': () => 'This cannot be ordered now. Look at the board and decide again.',
  'order-value': ({ field }) => `This order does not allow that value (at “${field}”). Choose another one.`,
  'no-such-order': () => 'This order does not stand any more.',

  'chat-not-seated': () => 'You are watching this table. Only those who have a seat write in its chat.',
  'chat-text': ({ most }) =>
    `A line of the chat has 1 to ${most} visible characters. Change the line and send it again.`,

  'no-runs': () => 'There is no best run to look for in this title.',
  'unknown-company': ({ company, known }) =>
    `There is no company “${company}” in this game. Known companies: ${known}.`,
  'no-such-version': ({ version, current }) =>
    `There is no move ${version} in this game yet. It is at move ${current}.`,
  'runs-busy': () => 'Too many runs are being searched for. Try again in a moment.',
  'run-too-long': ({ seconds }) =>
    `The search for the best run took more than ${plural(seconds, { one: '1 second', other: `${seconds} seconds` })} and was broken off.`,

  'rate-limited': ({ seconds }) =>
    `Too much at once. Wait ${plural(seconds, { one: '1 second', other: `${seconds} seconds` })} and try again.`,
  'too-many-sockets': () => 'Too many windows are connected. Close one and try again.',
  'foreign-origin': ({ origin }) =>
    `Requests from ${origin} are not accepted. Open the game at its own address.`,
  'foreign-host': ({ host }) =>
    `This server does not answer to the name ${host}. Open the game at its own address.`,
  'server-stopping': () => 'The server is restarting. The game is saved and the page reconnects by itself.',
  internal: () => 'Something went wrong on the server. Nothing was changed; try again.',

  'database-failed': () => 'The server could not save. Nothing was changed; try again.',
  'database-read-only': ({ file }) =>
    `The database ${file} cannot be written. Give this program the right to write to it.`,
  'database-newer': ({ file, found, known }) =>
    `The database ${file} has version ${found}. This program knows versions up to ${known}; use a newer program.`,
  'database-damaged': ({ file }) => `The database ${file} is damaged. Restore it from a copy.`,
  'folder-in-use': ({ folder }) =>
    `Another server uses the data folder ${folder}. Stop it first, or name another folder with --data.`,
}

function at(field: string): string {
  return field === '' ? '' : ` (at “${field}”)`
}
