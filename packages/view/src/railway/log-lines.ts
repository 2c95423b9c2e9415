import type { GameEvent, Seat } from '@roundhouse/kernel'
import { type RailwayEvent, type RailwayEventType, type RailwayEvents, isEvent } from '@roundhouse/railways'
import type { RoundCount } from './chronicle-writer.ts'
import type { LogKind } from './log-kind.ts'
import {
  type LineOf,
  type PriceMove,
  RAILWAY_LINE_KINDS,
  type RailwayLines,
  type TrainLoss,
} from './log-line-codes.ts'

/** What the log of a title tells of its own, and what the shared lines ask it for. */
export interface LogTitle<Events, Lines> extends RoundCount {
  readonly kinds: Readonly<Record<keyof Lines & string, LogKind>>
  /** One for every event of its own; one for a shared event that this title tells otherwise. */
  readonly own: OwnLines<Events, Lines>
  colourOf(tile: string): string
  /** A tile on which the home station follows at once. */
  isHomeTile(tile: string): boolean
  kindOf(train: string): string
}

type WriteLines<Events, Lines, Type extends keyof Events> = (
  event: { readonly type: Type } & Events[Type],
  log: Log<Lines>,
  at: number,
) => void

type OwnLines<Events, Lines> = {
  readonly [Type in Exclude<keyof Events & string, RailwayEventType>]: WriteLines<Events, Lines, Type>
} & { readonly [Type in keyof Events & RailwayEventType]?: WriteLines<Events, Lines, Type> }

/** The page that is being written: what a title's own lines write with. */
export interface Log<Lines> {
  readonly events: readonly GameEvent[]
  say<Code extends keyof Lines & string>(
    code: Code,
    params: Lines[Code],
    companies?: readonly string[],
    holders?: readonly (Seat | string)[],
  ): void
  /** Told with another event: it gets no line of its own. */
  told(event: GameEvent): void
  /** As every title tells it. */
  usual(event: RailwayEvent, at: number): void
}

/** The lines of one log entry, in the order things happened; what belongs together is one line. */
export function linesOf<Events, Lines>(
  entry: number,
  events: readonly GameEvent[],
  auto: boolean,
  title: LogTitle<Events, Lines>,
): LineOf<Lines>[] {
  return new Reader(entry, events, auto, title).lines as unknown as LineOf<Lines>[]
}

/** Of a title that tells nothing of its own, lays yellow tiles alone and calls its trains by their ids. */
export function plainLines(
  rounds: RoundCount,
  entry: number,
  events: readonly GameEvent[],
  auto: boolean,
): LineOf<RailwayLines>[] {
  return linesOf<RailwayEvents, RailwayLines>(entry, events, auto, {
    ...rounds,
    kinds: RAILWAY_LINE_KINDS,
    own: {},
    colourOf: () => 'yellow',
    isHomeTile: () => false,
    kindOf: (train) => train,
  })
}

/** The reader knows the shared lines; that a title's own are what it says, the title's types have seen to. */
interface AnyTitle extends Omit<LogTitle<object, RailwayLines>, 'own' | 'kinds'> {
  readonly kinds: Readonly<Record<string, LogKind>>
  readonly own: Readonly<
    Record<string, ((event: GameEvent, log: Log<RailwayLines>, at: number) => void) | undefined>
  >
}

const NO_COMPANIES = ['pool', 'bank']

/** Walks the events of one entry; those that have been told with another one are passed over. */
class Reader implements Log<RailwayLines> {
  readonly lines: LineOf<RailwayLines>[] = []
  readonly events: readonly GameEvent[]
  readonly #entry: number
  readonly #auto: boolean
  readonly #title: AnyTitle
  readonly #told = new Set<GameEvent>()

  constructor(entry: number, events: readonly GameEvent[], auto: boolean, title: AnyTitle) {
    this.#entry = entry
    this.events = events
    this.#auto = auto
    this.#title = title
    events.forEach((event, at) => {
      if (this.#told.has(event)) return
      const own = title.own[event.type]
      if (own === undefined) this.usual(event as RailwayEvent, at)
      else own(event, this, at)
    })
  }

  say<Code extends keyof RailwayLines>(
    code: Code,
    params: RailwayLines[Code],
    companies: readonly string[] = [],
    holders: readonly (Seat | string)[] = [],
  ): void {
    this.lines.push({
      entry: this.#entry,
      code,
      params,
      kind: this.#title.kinds[code],
      companies: companies.filter((id) => !NO_COMPANIES.includes(id)),
      seats: holders.filter((holder) => typeof holder === 'number'),
    } as LineOf<RailwayLines>)
  }

  told(event: GameEvent): void {
    this.#told.add(event)
  }

  usual(event: RailwayEvent, at: number): void {
    switch (event.type) {
      case 'priorityDealt':
        return this.say('priority', { seats: event.seats }, [], event.seats)
      case 'stockRoundBegan':
        return this.say('stockRound', { set: this.#title.stockSet(event.number) })
      case 'operatingRoundBegan': {
        const round = this.#title.operatingRound(event)
        return this.say('operatingRound', { ...round, companies: event.order.length })
      }
      case 'companyTurnBegan':
        return this.say('turn', rest(event), [event.company], [event.director])
      case 'passed':
        return this.say('passed', { seat: event.seat, auto: this.#auto }, [], [event.seat])
      case 'privatePutUp':
        return this.say('putUp', rest(event), [], [event.seat])
      case 'bidMade':
        return this.say('bid', rest(event), [], [event.seat])
      case 'privateSold':
        return this.say('privateSold', rest(event), [], [event.seat])
      case 'privatesClosed':
        return this.say('privatesClosed', {})
      case 'companyStarted':
        return this.#started(event, at)
      case 'companyOpened':
        return this.say('opened', rest(event), [event.company])
      case 'shareBought':
        return this.say('bought', rest(event), [event.company], [event.holder])
      case 'sharesSold': {
        const move = this.#moveOf(event.company, at)
        return this.say('sold', { ...rest(event), move }, [event.company], [event.seat])
      }
      case 'directorChanged':
        return this.say('director', rest(event), [event.company], [event.seat])
      case 'priceMoved':
        return this.#priceMoved(event, at)
      case 'loanRepaid':
        return this.say('repaid', rest(event), [], [event.seat])
      case 'tileLaid': {
        const { company, hex, tile, cost } = event
        return this.say('laid', { company, hex, tile, colour: this.#title.colourOf(tile), cost }, [company])
      }
      case 'tokenPlaced': {
        const { company, hex, cost } = event
        return this.say('station', { company, hex, cost, home: this.#isHome(company, at) }, [company])
      }
      case 'tokenRemoved': {
        const { company, hex } = event
        return this.say('stationRemoved', { company, hex }, [company])
      }
      case 'trainsRun':
        // A run for nothing is told with the price that falls for it.
        if (event.revenue === 0 && isEvent(this.events[at + 1], 'priceMoved')) return
        return this.say('ran', rest(event), [event.company])
      case 'dividendPaid': {
        const move = this.#moveOf(event.company, at)
        return this.say('paid', { ...rest(event), move }, [event.company], paidSeats(event.bySeat))
      }
      case 'revenueWithheld': {
        const move = this.#moveOf(event.company, at)
        return this.say('withheld', { ...rest(event), move }, [event.company])
      }
      case 'companyAcquired':
        return this.say('acquired', rest(event), [event.company, event.target], paidSeats(event.bySeat))
      case 'trainBought':
        return this.say('trainBought', rest(event), [event.company, event.from])
      case 'trainDiscarded':
        return this.say('trainDiscarded', rest(event), [event.company])
      case 'trainExported':
        return this.say('exported', rest(event))
      case 'phaseBegan':
        return this.say('phase', rest(event))
      case 'kindObsolete':
      case 'trainsObsolete':
        return this.#obsolete(at)
      case 'gameEnded':
        return this.say('ended', rest(event), [], event.winners)
      default:
        return event satisfies never
    }
  }

  /** A company may open with its first certificate. Who starts one without a seat, the title tells of. */
  #started(event: RailwayEvent<'companyStarted'>, at: number): void {
    const { holder, company } = event
    if (typeof holder !== 'number') return
    const opened = this.events
      .slice(at + 1)
      .find((event) => isEvent(event, 'companyOpened') && event.company === company)
    if (opened !== undefined) this.told(opened)
    const capital = isEvent(opened, 'companyOpened') ? opened.capital : null
    const { holder: seat, ...told } = rest(event)
    this.say('started', { ...told, seat: seat as Seat, capital }, [company], [holder])
  }

  /** The price that moved because of this sale or dividend; a change of director may stand between. */
  #moveOf(company: string, at: number): PriceMove | null {
    const next = isEvent(this.events[at + 1], 'directorChanged') ? at + 2 : at + 1
    const moved = this.events[next]
    if (!isEvent(moved, 'priceMoved') || moved.company !== company) return null
    this.told(moved)
    return { from: moved.from, to: moved.to }
  }

  /** By itself a price moves at the end of a stock round, or for want of revenue. */
  #priceMoved({ company, from, to }: RailwayEvent<'priceMoved'>, at: number): void {
    const dealt = this.events.findIndex((event, later) => later > at && isEvent(event, 'priorityDealt'))
    if (dealt < 0) return this.say('noRevenue', { company, move: { from, to } }, [company])
    const moves = this.events.slice(at, dealt).filter((event) => isEvent(event, 'priceMoved'))
    for (const move of moves) this.told(move)
    this.say(
      'soldOut',
      { moves: moves.map((move) => ({ company: move.company, from: move.from, to: move.to })) },
      moves.map((move) => move.company),
    )
  }

  /** A home station follows the beginning of the turn, or the tile on which it stands. */
  #isHome(company: string, at: number): boolean {
    const before = this.events[at - 1]
    if (isEvent(before, 'companyTurnBegan')) return before.company === company
    return isEvent(before, 'tileLaid') && before.company === company && this.#title.isHomeTile(before.tile)
  }

  /** Kinds and the trains lost with them, as far as they follow one another. */
  #obsolete(at: number): void {
    const kinds = new Set<string>()
    const losses: TrainLoss[] = []
    for (const event of this.events.slice(at)) {
      if (isEvent(event, 'kindObsolete')) kinds.add(event.kind)
      else if (isEvent(event, 'trainsObsolete')) {
        losses.push({ company: event.company, trains: event.trains })
      } else break
      this.told(event)
    }
    // Kinds that went before are not named again, unless their last trains go only now.
    if (kinds.size === 0)
      for (const { trains } of losses) for (const train of trains) kinds.add(this.#title.kindOf(train))
    this.say(
      'obsolete',
      { kinds: [...kinds], losses },
      losses.map((loss) => loss.company),
    )
  }
}

/** What an event tells, without its name. */
export function rest<E extends GameEvent>(event: E): Omit<E, 'type'> {
  const { type: _, ...params } = event
  return params
}

export function paidSeats(bySeat: readonly number[]): Seat[] {
  return bySeat.flatMap((amount, seat) => (amount > 0 ? [seat] : []))
}
