import { type RailwayEvent, isEvent } from '@roundhouse/railways'
import { type RmEvent, type RmEvents, TILE_SET, tileIndex } from '@roundhouse/titles/1862'
import type { RoundCount } from '../railway/chronicle-writer.ts'
import { type Log, type LogTitle, linesOf as linesIn, paidSeats, rest } from '../railway/log-lines.ts'
import { LINE_KINDS, type RmLine, type RmLines } from './log-line-codes.ts'

/** The lines of one log entry. */
export function linesOf(entry: number, events: readonly RmEvent[], auto: boolean): RmLine[] {
  return linesIn(entry, events, auto, LOG)
}

/** How many rounds a set has is decided as the game goes on, so the event tells its set. — 6.6 */
export const ROUNDS: RoundCount = {
  stockSet: (number) => number,
  operatingRound: (began) => ({ set: setOf(began), within: began.number }),
}

function setOf(began: RailwayEvent<'operatingRoundBegan'>): number {
  return 'set' in began && typeof began.set === 'number' ? began.set : 1
}

const LOG: LogTitle<RmEvents, RmLines> = {
  ...ROUNDS,
  kinds: LINE_KINDS,
  colourOf: (tile) => TILE_SET.tiles[tileIndex(tile)]?.colour ?? 'yellow',
  // The home station is there before any tile. — 7.2
  isHomeTile: () => false,
  kindOf: (train) => train,
  own: {
    chartersDrawn: (event, log) => log.say('charters', rest(event)),
    parliamentBegan: (event, log) => log.say('parliament', rest(event)),
    auctionOpened: (event, log) => log.say('auctionOpened', rest(event), [event.company], [event.seat]),
    auctionWon: (event, log) => log.say('auctionWon', rest(event), [event.company], [event.seat]),
    tokensBought: (event, log) => log.say('tokensBought', rest(event), [event.company]),
    obligationFailed: (event, log) => log.say('obligationFailed', rest(event), [event.company], [event.seat]),
    priorityPassed: (event, log) => log.say('priorityPassed', rest(event), [], [event.seat]),
    receivershipBegan: (event, log) => log.say('receivership', rest(event), [event.company]),
    stationDisplaced: (event, log) => log.say('displaced', rest(event), [event.company]),
    smallStationPlaced: (event, log) => log.say('smallStation', rest(event), [event.company]),
    londonLinked: (event, log) => log.say('londonLinked', rest(event), [event.company]),
    offerMade(event, log) {
      log.say('offered', rest(event), [event.company, event.partner], [event.seat])
    },
    offerDeclined: (event, log) => log.say('declined', rest(event), [], [event.seat]),
    treasurySold(event, log, at) {
      log.say('treasurySold', { ...rest(event), move: moveAfter(log, event.company, at) }, [event.company])
    },
    refinanced: (event, log) => log.say('refinanced', rest(event), [event.company]),
    shareRedeemed: (event, log) => log.say('redeemed', rest(event), [event.company]),
    companiesMerged: (event, log) => log.say('merged', rest(event), [event.survivor, event.vanishing]),
    sharesAmalgamated: (event, log) => log.say('amalgamated', rest(event), [event.company], [event.holder]),
    optionSettled: (event, log) => log.say('optionSettled', rest(event), [event.company], [event.holder]),
    assetsTaken: (event, log) => log.say('assetsTaken', rest(event), [event.survivor]),
    companyBankrupt: (event, log) =>
      log.say('bankrupt', rest(event), [event.company], paidSeats(event.bySeat)),
    bankBroken: (_event, log) => log.say('bankBroken', {}),
    standstill: (_event, log) => log.say('standstill', {}),
    lnerFormed: (event, log) => log.say('lnerFormed', rest(event), event.left),
  },
}

/** The price that moved because of this. */
function moveAfter(log: Log<RmLines>, company: string, at: number): RmLines['treasurySold']['move'] {
  const moved = log.events[at + 1]
  if (!isEvent(moved, 'priceMoved') || moved.company !== company) return null
  log.told(moved)
  return { from: moved.from, to: moved.to }
}
