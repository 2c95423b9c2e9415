import type { GameEvent } from '@roundhouse/kernel'
import { isEvent } from '@roundhouse/railways'
import {
  type CompanyId,
  type CzEvent,
  type CzEvents,
  KINDS,
  PROGRESS,
  TILE_SET,
  tileIndex,
  trainCode,
  trainData,
} from '@roundhouse/titles/18cz'
import type { RoundCount } from '../railway/chronicle-writer.ts'
import { countedSets } from '../railway/counted-sets.ts'
import { type LogTitle, linesOf as linesIn, paidSeats, rest } from '../railway/log-lines.ts'
import { type CzLine, type CzLines, LINE_KINDS } from './log-line-codes.ts'

/**
 * The lines of one log entry. `first` is the set with which the game begins (see `firstSet`): rounds are counted from
 * there.
 */
export function linesOf(entry: number, events: readonly CzEvent[], auto: boolean, first = 0): CzLine[] {
  return linesIn(entry, events, auto, logOf(first))
}

function logOf(first: number): LogTitle<CzEvents, CzLines> {
  const rounds = roundsFrom(first)
  return {
    ...rounds,
    kinds: LINE_KINDS,
    colourOf,
    // The red tile of a large company. — VIII.4
    isHomeTile: (tile) => colourOf(tile) === 'red',
    kindOf: (train) => KINDS[trainData(trainCode(train)).kind]?.kind ?? '',
    own: {
      operatingRoundBegan(event, log) {
        const { value, order } = event
        log.say('operatingRound', { ...rounds.operatingRound(event), value, companies: order.length })
      },
      tileLaid({ company, hex, tile, cost, local }, log) {
        log.say('laid', { company, hex, tile, colour: colourOf(tile), cost, local }, [company])
      },
      /** Václav's companies open at once and come with a train. — XI.1 */
      companyStarted(event, log, at) {
        const { holder, company, price } = event
        if (holder !== 'vaclav') return log.usual(event, at)
        const later = log.events.slice(at + 1)
        const opened = later.find((each) => isEvent(each, 'companyOpened') && each.company === company)
        if (opened !== undefined) log.told(opened)
        const received = later.find((each) => isReceived(each) && each.company === company)
        if (received === undefined || !isReceived(received)) return
        log.told(received)
        log.say('vaclavCompany', { company, price, train: received.train }, [company])
      },
      localBought: (event, log) => log.say('localBought', rest(event), [], [event.seat]),
      localsPaid({ bySeat, toCompanies }, log) {
        const seats = paidSeats(bySeat)
        if (seats.length > 0 || toCompanies > 0) log.say('localsPaid', { bySeat, toCompanies }, [], seats)
      },
      offerMade(event, log) {
        const also = event.kind === 'company' ? [event.item as CompanyId] : []
        log.say('offered', rest(event), [event.company, ...also], [event.seat])
      },
      offerDeclined(event, log) {
        const about = event.kind === 'company' ? [event.item as CompanyId] : []
        log.say('declined', rest(event), about, [event.seat])
      },
      trainTurned: (event, log) => log.say('trainTurned', rest(event), [event.company]),
      trainScrapped: (event, log) => log.say('trainScrapped', rest(event), [event.company]),
      trainLent: (event, log) => log.say('trainLent', rest(event), [event.company], [event.seat]),
      localTraded: (event, log) => log.say('localTraded', rest(event), [event.company], [event.seat]),
      localSold: (event, log) => log.say('localSold', rest(event), [event.company]),
      vaclavReceived: (event, log) => log.say('vaclavDrew', rest(event), [event.company]),
      vaclavDrew: (event, log) => log.say('vaclavDrew', rest(event), [event.company]),
      mwPaid(event, log) {
        if (event.amount > 0) log.say('mwPaid', rest(event), [], [event.seat])
      },
      mwBought: (event, log) => log.say('mwBought', rest(event), [event.company], [event.seat]),
    },
  }
}

/** Rounds as players count them in a game that begins with this set. */
export function roundsFrom(first: number): RoundCount {
  return countedSets(
    PROGRESS.map(({ values }) => values.length),
    first,
  )
}

function isReceived(event: GameEvent): event is Extract<CzEvent, { type: 'vaclavReceived' }> {
  return event.type === 'vaclavReceived'
}

function colourOf(tile: string): string {
  return TILE_SET.tiles[tileIndex(tile)]?.colour ?? 'yellow'
}
