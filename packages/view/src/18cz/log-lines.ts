import type { Seat } from '@roundhouse/kernel'
import {
  type CompanyId,
  type CzEvent,
  type HolderName,
  KINDS,
  PROGRESS,
  TILE_SET,
  type TrainKind,
  tileIndex,
  trainCode,
  trainData,
} from '@roundhouse/titles/18cz'
import {
  type CzLine,
  type CzLineCode,
  type CzLines,
  LINE_KINDS,
  type PriceMove,
  type TrainLoss,
} from './log-line-codes.ts'

type Event<Type extends CzEvent['type']> = Extract<CzEvent, { type: Type }>

/**
 * The lines of one log entry, in the order things happened; what belongs together is one line. `first` is the set with
 * which the game begins (see `firstSet`): rounds are counted from there.
 */
export function linesOf(entry: number, events: readonly CzEvent[], auto: boolean, first = 0): CzLine[] {
  return new Reader(entry, events, auto, first).lines
}

/** Walks the events of one entry; those that have been told with another one are passed over. */
class Reader {
  readonly lines: CzLine[] = []
  readonly #entry: number
  readonly #events: readonly CzEvent[]
  readonly #auto: boolean
  readonly #first: number
  readonly #told = new Set<CzEvent>()

  constructor(entry: number, events: readonly CzEvent[], auto: boolean, first: number) {
    this.#entry = entry
    this.#events = events
    this.#auto = auto
    this.#first = first
    events.forEach((event, at) => {
      if (!this.#told.has(event)) this.#read(event, at)
    })
  }

  #say<Code extends CzLineCode>(
    code: Code,
    params: CzLines[Code],
    companies: readonly (CompanyId | 'MW' | 'pool' | 'bank')[] = [],
    seats: readonly HolderName[] = [],
  ): void {
    this.lines.push({
      entry: this.#entry,
      code,
      params,
      kind: LINE_KINDS[code],
      companies: companies.filter((id): id is CompanyId => id !== 'pool' && id !== 'bank'),
      seats: seats.filter((seat) => seat !== 'vaclav'),
    } as CzLine)
  }

  #read(event: CzEvent, at: number): void {
    switch (event.type) {
      case 'priorityDealt':
        return this.#say('priority', { seats: event.seats }, [], event.seats)
      case 'stockRoundBegan':
        return this.#say('stockRound', { set: event.number - this.#first })
      case 'operatingRoundBegan':
        return this.#operatingRound(event)
      case 'localBought':
        return this.#say('localBought', rest(event), [], [event.seat])
      case 'passed':
        return this.#say('passed', { seat: event.seat, auto: this.#auto }, [], [event.seat])
      case 'privatePutUp':
        return this.#say('putUp', rest(event), [], [event.seat])
      case 'bidMade':
        return this.#say('bid', rest(event), [], [event.seat])
      case 'privateSold':
        return this.#say('privateSold', rest(event), [], [event.seat])
      case 'companyStarted':
        return this.#started(event, at)
      case 'shareBought':
        return this.#say('bought', rest(event), [event.company], [event.holder])
      case 'sharesSold': {
        const move = this.#moveOf(event.company, at)
        return this.#say('sold', { ...rest(event), move }, [event.company], [event.seat])
      }
      case 'directorChanged':
        return this.#say('director', rest(event), [event.company], [event.seat])
      case 'companyOpened':
        return this.#say('opened', rest(event), [event.company])
      case 'priceMoved':
        return this.#priceMoved(event, at)
      case 'loanRepaid':
        return this.#say('repaid', rest(event), [], [event.seat])
      case 'localsPaid':
        return this.#localsPaid(event)
      case 'companyTurnBegan':
        return this.#say('turn', rest(event), [event.company], [event.director])
      case 'tileLaid': {
        const { company, hex, tile, cost, local } = event
        return this.#say('laid', { company, hex, tile, colour: colourOf(tile), cost, local }, [company])
      }
      case 'tokenPlaced': {
        const { company, hex, cost } = event
        return this.#say('station', { company, hex, cost, home: this.#isHome(company, at) }, [company])
      }
      case 'trainsRun':
        // A run for nothing is told with the price that falls for it.
        if (event.revenue === 0 && this.#events[at + 1]?.type === 'priceMoved') return
        return this.#say('ran', rest(event), [event.company])
      case 'dividendPaid': {
        const move = this.#moveOf(event.company, at)
        return this.#say('paid', { ...rest(event), move }, [event.company], paidSeats(event.bySeat))
      }
      case 'revenueWithheld': {
        const move = this.#moveOf(event.company, at)
        return this.#say('withheld', { ...rest(event), move }, [event.company])
      }
      case 'offerMade': {
        const also = event.kind === 'company' ? [event.item as CompanyId] : []
        return this.#say('offered', rest(event), [event.company, ...also], [event.seat])
      }
      case 'offerDeclined': {
        const about = event.kind === 'company' ? [event.item as CompanyId] : []
        return this.#say('declined', rest(event), about, [event.seat])
      }
      case 'companyAcquired':
        return this.#say('acquired', rest(event), [event.company, event.target], paidSeats(event.bySeat))
      case 'tokenRemoved': {
        const { company, hex } = event
        return this.#say('stationRemoved', { company, hex }, [company])
      }
      case 'trainTurned':
        return this.#say('trainTurned', rest(event), [event.company])
      case 'trainScrapped':
        return this.#say('trainScrapped', rest(event), [event.company])
      case 'trainBought':
        return this.#say('trainBought', rest(event), [event.company, event.from])
      case 'phaseBegan':
        return this.#say('phase', rest(event))
      case 'kindObsolete':
      case 'trainsObsolete':
        return this.#obsolete(at)
      case 'trainExported':
        return this.#say('exported', rest(event))
      case 'trainDiscarded':
        return this.#say('trainDiscarded', rest(event), [event.company])
      case 'localTraded':
        return this.#say('localTraded', rest(event), [event.company], [event.seat])
      case 'localSold':
        return this.#say('localSold', rest(event), [event.company])
      case 'vaclavReceived':
        return this.#say('vaclavDrew', rest(event), [event.company])
      case 'vaclavDrew':
        return this.#say('vaclavDrew', rest(event), [event.company])
      case 'privatesClosed':
        return this.#say('privatesClosed', {})
      case 'mwPaid':
        if (event.amount > 0) this.#say('mwPaid', rest(event), [], [event.seat])
        return
      case 'mwBought':
        return this.#say('mwBought', rest(event), [event.company], [event.seat])
      case 'trainLent':
        return this.#say('trainLent', rest(event), [event.company], [event.seat])
      case 'gameEnded':
        return this.#say('ended', rest(event), [], event.winners)
      default:
        return event satisfies never
    }
  }

  #operatingRound({ number, value, order }: Event<'operatingRoundBegan'>): void {
    const { set, within } = operatingRoundAt(number)
    this.#say('operatingRound', {
      set: set + 1 - this.#first,
      within: within + 1,
      value,
      companies: order.length,
    })
  }

  /** A small company opens with its director's certificate; Václav's come with a train. — VII.5, XI.1 */
  #started({ holder, company, price }: Event<'companyStarted'>, at: number): void {
    const opened = this.#next('companyOpened', company, at)
    if (opened !== undefined) this.#told.add(opened)
    if (holder !== 'vaclav') {
      const capital = opened?.capital ?? null
      return this.#say('started', { seat: holder, company, price, capital }, [company], [holder])
    }
    const received = this.#next('vaclavReceived', company, at) as Event<'vaclavReceived'>
    this.#told.add(received)
    this.#say('vaclavCompany', { company, price, train: received.train }, [company])
  }

  #next<Type extends 'companyOpened' | 'vaclavReceived' | 'priceMoved'>(
    type: Type,
    company: CompanyId,
    at: number,
  ): Event<Type> | undefined {
    return this.#events
      .slice(at + 1)
      .find((event): event is Event<Type> => event.type === type && event.company === company)
  }

  /** The price that moved because of this sale or dividend; a change of director may stand between. */
  #moveOf(company: CompanyId, at: number): PriceMove | null {
    const next = this.#events[at + 1]?.type === 'directorChanged' ? at + 2 : at + 1
    const moved = this.#events[next]
    if (moved?.type !== 'priceMoved' || moved.company !== company) return null
    this.#told.add(moved)
    return { from: moved.from, to: moved.to }
  }

  /** By itself a price moves at the end of a stock round, or for want of revenue. — IX.3, VIII.8 */
  #priceMoved({ company, from, to }: Event<'priceMoved'>, at: number): void {
    const dealt = this.#events.findIndex((event, later) => later > at && event.type === 'priorityDealt')
    if (dealt < 0) return this.#say('noRevenue', { company, move: { from, to } }, [company])
    const moves = this.#events.slice(at, dealt).filter((event) => event.type === 'priceMoved')
    for (const move of moves) this.#told.add(move)
    this.#say(
      'soldOut',
      { moves: moves.map((move) => ({ company: move.company, from: move.from, to: move.to })) },
      moves.map((move) => move.company),
    )
  }

  #localsPaid({ bySeat, toCompanies }: Event<'localsPaid'>): void {
    const seats = paidSeats(bySeat)
    if (seats.length > 0 || toCompanies > 0) this.#say('localsPaid', { bySeat, toCompanies }, [], seats)
  }

  /** A home station follows the beginning of the turn, or the red tile on which it stands. — VIII.6, VIII.4 */
  #isHome(company: CompanyId, at: number): boolean {
    const before = this.#events[at - 1]
    if (before?.type === 'companyTurnBegan') return before.company === company
    return before?.type === 'tileLaid' && before.company === company && colourOf(before.tile) === 'red'
  }

  /** Kinds and the trains lost with them, as far as they follow one another. */
  #obsolete(at: number): void {
    const kinds = new Set<TrainKind>()
    const losses: TrainLoss[] = []
    for (const event of this.#events.slice(at)) {
      if (event.type === 'kindObsolete') kinds.add(event.kind)
      else if (event.type === 'trainsObsolete') {
        losses.push({ company: event.company, trains: event.trains })
      } else break
      this.#told.add(event)
    }
    // Kinds that went before are not named again, unless their last trains go only now.
    if (kinds.size === 0)
      for (const { trains } of losses) for (const train of trains) kinds.add(kindOf(train))
    this.#say(
      'obsolete',
      { kinds: [...kinds], losses },
      losses.map((loss) => loss.company),
    )
  }
}

/** Set and place in it of the operating round with this number over the whole game, all from 0. */
export function operatingRoundAt(number: number): { readonly set: number; readonly within: number } {
  let left = number - 1
  for (const [set, { values }] of PROGRESS.entries()) {
    if (left < values.length) return { set, within: left }
    left -= values.length
  }
  throw new RangeError(`there is no operating round ${number}`)
}

function rest<E extends CzEvent>(event: E): Omit<E, 'type'> {
  const { type: _, ...params } = event
  return params
}

function paidSeats(bySeat: readonly number[]): Seat[] {
  return bySeat.flatMap((amount, seat) => (amount > 0 ? [seat] : []))
}

function colourOf(tile: string): string {
  return TILE_SET.tiles[tileIndex(tile)]?.colour ?? 'yellow'
}

function kindOf(train: string): TrainKind {
  return (KINDS[trainData(trainCode(train)).kind] as (typeof KINDS)[number]).kind
}
