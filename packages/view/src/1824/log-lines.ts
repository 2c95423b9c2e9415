import { type RailwayEvent, isEvent } from '@roundhouse/railways'
import {
  type AhEvent,
  type AhEvents,
  type CompanyId,
  TILE_SET,
  mountainIndex,
  tileIndex,
} from '@roundhouse/titles/1824'
import type { RoundCount } from '../railway/chronicle-writer.ts'
import { type LogTitle, linesOf as linesIn, paidSeats, rest } from '../railway/log-lines.ts'
import { type AhLine, type AhLines, LINE_KINDS } from './log-line-codes.ts'

/** The lines of one log entry. */
export function linesOf(entry: number, events: readonly AhEvent[], auto: boolean): AhLine[] {
  return linesIn(entry, events, auto, LOG)
}

/** How many rounds a set has is decided as the game goes on, so the event tells its set. — VII.1 */
export const ROUNDS: RoundCount = {
  stockSet: (number) => number,
  operatingRound: (began) => ({ set: setOf(began), within: began.number }),
}

function setOf(began: RailwayEvent<'operatingRoundBegan'>): number {
  return 'set' in began && typeof began.set === 'number' ? began.set : 1
}

const LOG: LogTitle<AhEvents, AhLines> = {
  ...ROUNDS,
  kinds: LINE_KINDS,
  colourOf: (tile) => TILE_SET.tiles[tileIndex(tile)]?.colour ?? 'yellow',
  // The home station is there before any tile. — VII.5
  isHomeTile: () => false,
  kindOf: (train) => train,
  own: {
    townPlaced: (event, log) => log.say('townPlaced', rest(event), [], [event.seat]),
    stacksDealt: (event, log) => log.say('stacks', rest(event), event.stacks.flat()),
    railwayBought: (event, log) => log.say('railwayBought', rest(event), [event.company], [event.seat]),
    railwaysLeft({ items }, log) {
      log.say(
        'left',
        { items },
        items.filter((item): item is CompanyId => mountainIndex(item) < 0),
      )
    },
    mountainsPaid: ({ bySeat }, log) => log.say('mountainsPaid', { bySeat }, [], paidSeats(bySeat)),
    mountainExchanged(event, log) {
      const { company } = event
      log.say('mountainExchanged', rest(event), company === null ? [] : [company], [event.seat])
    },
    coalExchanged(event, log) {
      log.say('coalExchanged', rest(event), [event.coal, event.company], [event.seat])
    },
    stateFormed(event, log) {
      const { company, of, director } = event
      log.say(
        'formed',
        { ...rest(event), director: director === 'nobody' ? null : director },
        [company, ...of],
        [director],
      )
    },
    /** The marker goes left because nobody decides. — IV.4.4 */
    turnSkipped({ company }, log, at) {
      const moved = log.events[at + 1]
      const isIts = isEvent(moved, 'priceMoved') && moved.company === company
      if (isIts) log.told(moved)
      log.say('turnSkipped', { company, move: isIts ? { from: moved.from, to: moved.to } : null }, [company])
    },
    incomeHalved: (event, log) => log.say('halved', rest(event), [event.company], [event.seat]),
    offerMade({ company, item, seat, price }, log) {
      log.say('offered', { company, item, seat, price }, [company], [seat])
    },
    offerDeclined: ({ item, seat, price }, log) => log.say('declined', { item, seat, price }, [], [seat]),
    interestAdded: ({ bySeat }, log) => log.say('interest', { bySeat }, [], paidSeats(bySeat)),
    bankBroken: (_event, log) => log.say('bankBroken', {}),
    constructionClosed(event, log) {
      log.say('constructionClosed', rest(event), [...event.companies, event.company])
    },
    bondPaid: (event, log) => log.say('bondPaid', rest(event), [event.company], paidSeats(event.bySeat)),
  },
}
