import {
  type Action,
  type DeepReadonly,
  type GameEvent,
  type GameState,
  type History,
  asReadonly,
} from '@roundhouse/kernel'
import { type RailwayEvent, isEvent } from '@roundhouse/railways'
import { type Tally, type TallyTitle, book, copyOf, figuresOf, tallyOf } from './chronicle-tally.ts'
import type {
  Chronicle,
  ChronicleLeft,
  ChronicleMoment,
  ChronicleRound,
  ChronicleRun,
  ChronicleTrain,
} from './chronicle.ts'
import { keeping } from './line-of-play.ts'
import type { RailwayView } from './railway-view.ts'

/** What the chronicle of a title asks it for. */
export interface ChronicleTitle<S extends GameState> extends TallyTitle {
  view(state: DeepReadonly<S>): Pick<RailwayView, 'players' | 'companies'>
  /** How the rounds of a game that begins so are counted. */
  rounds(start: DeepReadonly<S>): RoundCount
  /** The events of the set-up that tell of its first round; a page at a server's table is not told them. */
  opening?(start: DeepReadonly<S>): readonly GameEvent[]
  perShare(company: string, revenue: number): number
  /** A train that came otherwise than by purchase; null where the event tells of none. */
  trainIn(event: GameEvent, tally: Tally): Pick<ChronicleTrain, 'company' | 'train' | 'from' | 'price'> | null
  /** A company that leaves the table with this event; null where none does. */
  leftIn?(event: GameEvent): Omit<ChronicleLeft, keyof ChronicleMoment> | null
  /** A round of the title's own that begins with this event. */
  roundIn?(event: GameEvent): ChronicleRound['kind'] | null
  /** An income that is shared out otherwise than by shares; null where the event tells of none. */
  runIn?(event: GameEvent, players: number): Omit<ChronicleRun, keyof ChronicleMoment> | null
}

export interface RoundCount {
  /** SR 3: the set from 1. */
  stockSet(number: number): number
  /** OR 3.2: set and place in it, from 1. */
  operatingRound(began: RailwayEvent<'operatingRoundBegan'>): {
    readonly set: number
    readonly within: number
  }
}

/** The chronicle so far, and what is needed to write on. */
interface Written {
  readonly chronicle: Chronicle
  readonly tally: Tally
  /** The company whose turn has begun and whose revenue is still to come. */
  readonly operating: string | null
  readonly count: RoundCount
}

/** The story of a game up to a version, as its line of play tells it: what was taken back is no part of it. */
export function chronicler<S extends GameState, A extends Action, E extends GameEvent>(
  title: ChronicleTitle<S>,
): (history: History<S, A, E>, version?: number) => Chronicle {
  const writtenUpTo = keeping<Written, S, A, E>({
    begin(history) {
      const start = asReadonly(history.stateAt(0))
      const tally = tallyOf(title, title.view(start))
      const now = figuresOf(title, tally)
      const opening: ChronicleRound = { version: 0, kind: 'opening', set: 0, within: 0, order: [] }
      const chronicle: Chronicle = {
        rounds: [opening],
        runs: [],
        points: [{ version: 0, round: -1, figures: now }],
        now,
        starts: [],
        trains: [],
        phases: [],
        obsolete: [],
        exports: [],
        loans: [],
        acquisitions: [],
        left: [],
        result: null,
      }
      const writer = new Writer(title, { chronicle, tally, operating: null, count: title.rounds(start) })
      const opened = history.opening.length > 0 ? history.opening : (title.opening?.(start) ?? [])
      for (const event of opened) writer.note(event, tally)
      return writer.written(tally)
    },
    add(before, entries, history) {
      const tally = copyOf(before.tally)
      const writer = new Writer(title, before)
      for (const entry of entries) {
        writer.turnTo(entry)
        for (const event of history.eventsOf(entry)) {
          writer.close(event, tally)
          book(title, tally, event)
          writer.note(event, tally)
        }
      }
      return writer.written(tally)
    },
  })
  return (history, version) => writtenUpTo(history, version).chronicle
}

type Lists = { -readonly [List in Exclude<keyof Chronicle, 'now' | 'result'>]: Chronicle[List] }

/** What the writer asks its title for. */
type WriterTitle = TallyTitle &
  Pick<ChronicleTitle<GameState>, 'perShare' | 'trainIn' | 'runIn' | 'roundIn' | 'leftIn'>

/** Adds to the story; lists to which nothing is added stay the very same. */
class Writer {
  readonly #title: WriterTitle
  readonly #lists: Lists
  #result: Chronicle['result']
  #operating: string | null
  #entry = 0
  readonly #before: Written
  /** Lists that are this writer's own by now. */
  readonly #begun = new Set<keyof Lists>()

  constructor(title: WriterTitle, before: Written) {
    const { now: _, result, ...lists } = before.chronicle
    this.#title = title
    this.#before = before
    this.#lists = lists
    this.#result = result
    this.#operating = before.operating
  }

  turnTo(entry: number): void {
    this.#entry = entry
  }

  written(tally: Tally): Written {
    const now = this.#entry === 0 ? this.#before.chronicle.now : figuresOf(this.#title, tally)
    return {
      chronicle: { ...this.#lists, now, result: this.#result },
      tally,
      operating: this.#operating,
      count: this.#before.count,
    }
  }

  #add<List extends keyof Lists>(list: List, item: Lists[List][number]): void {
    if (this.#begun.has(list)) (this.#lists[list] as Lists[List][number][]).push(item)
    else this.#lists[list] = [...this.#lists[list], item] as Lists[List]
    this.#begun.add(list)
  }

  #here(): ChronicleMoment {
    return { version: this.#entry, round: this.#lists.rounds.length - 1 }
  }

  /** What ends with this event: a turn without revenue, a round with its figures. */
  close(event: GameEvent, tally: Tally): void {
    const ends =
      isEvent(event, 'stockRoundBegan') ||
      isEvent(event, 'operatingRoundBegan') ||
      isEvent(event, 'gameEnded') ||
      (this.#title.roundIn?.(event) ?? null) !== null
    const falls = isEvent(event, 'priceMoved') && event.company === this.#operating
    if (ends || falls || isEvent(event, 'companyTurnBegan')) this.#earnedNothing(tally)
    if (ends) this.#add('points', { ...this.#here(), figures: figuresOf(this.#title, tally) })
  }

  /** Counted from the beginning of the game. */
  #addRound(kind: ChronicleRound['kind']): void {
    const before = this.#lists.rounds.filter((round) => round.kind === kind).length
    this.#add('rounds', { version: this.#entry, kind, set: before + 1, within: 0, order: [] })
  }

  #earnedNothing(tally: Tally): void {
    if (this.#operating === null) return
    const bySeat = tally.cash.map(() => 0)
    const company = this.#operating
    this.#add('runs', { ...this.#here(), company, revenue: 0, kept: 'none', perShare: 0, bySeat })
    this.#operating = null
  }

  note(event: GameEvent, tally: Tally): void {
    const own = this.#title.roundIn?.(event) ?? null
    if (own !== null) return this.#addRound(own)
    const left = this.#title.leftIn?.(event) ?? null
    if (left !== null) return this.#add('left', { ...this.#here(), ...left })
    const came = this.#title.trainIn(event, tally)
    if (came !== null) return this.#add('trains', { ...this.#here(), ...came, help: 0, loan: 0 })
    const ran = this.#title.runIn?.(event, tally.cash.length) ?? null
    if (ran !== null) {
      this.#operating = null
      return this.#add('runs', { ...this.#here(), ...ran })
    }
    this.#note(event as RailwayEvent, tally)
  }

  /** Events of the title's own come here too, and are passed over. */
  #note(event: RailwayEvent, tally: Tally): void {
    switch (event.type) {
      case 'stockRoundBegan': {
        const set = this.#before.count.stockSet(event.number)
        return this.#add('rounds', { version: this.#entry, kind: 'stock', set, within: 0, order: [] })
      }
      case 'operatingRoundBegan':
        return this.#add('rounds', {
          version: this.#entry,
          kind: 'operating',
          ...this.#before.count.operatingRound(event),
          order: event.order,
        })
      case 'companyTurnBegan':
        this.#operating = event.company
        return
      case 'dividendPaid':
      case 'revenueWithheld':
        return this.#earned(event, tally)
      case 'companyStarted': {
        const { holder, company, price } = event
        return this.#add('starts', { ...this.#here(), holder, company, price })
      }
      case 'trainBought': {
        const { company, train, from, price, help, loan } = event
        this.#add('trains', { ...this.#here(), company, train, from, price, help, loan })
        return loan > 0 ? this.#borrowed(company, loan, tally) : undefined
      }
      case 'phaseBegan':
        return this.#add('phases', { ...this.#here(), phase: event.phase })
      case 'kindObsolete':
        return this.#add('obsolete', { ...this.#here(), kind: event.kind })
      case 'trainExported':
        return this.#add('exports', { ...this.#here(), card: event.letter, trains: event.trains })
      case 'loanRepaid': {
        const { seat, amount, left } = event
        return this.#add('loans', { ...this.#here(), seat, amount: -amount, debt: left })
      }
      case 'companyAcquired': {
        const { company, target, price, bySeat, treasury } = event
        const cost = bySeat.reduce((sum, each) => sum + each, 0)
        return this.#add('acquisitions', { ...this.#here(), company, target, price, cost, treasury })
      }
      case 'gameEnded':
        this.#result = { ...this.#here(), winners: event.winners, worth: event.wealth }
        return
      default:
        return
    }
  }

  #earned(event: RailwayEvent<'dividendPaid' | 'revenueWithheld'>, tally: Tally): void {
    const { company, revenue } = event
    const paid = event.type === 'dividendPaid'
    this.#operating = null
    this.#add('runs', {
      ...this.#here(),
      company,
      revenue,
      kept: paid ? 'paid' : 'withheld',
      perShare: paid ? this.#title.perShare(company, revenue) : 0,
      bySeat: paid ? event.bySeat : tally.cash.map(() => 0),
    })
  }

  #borrowed(company: string, amount: number, tally: Tally): void {
    const seat = tally.directors.get(company)
    if (seat === undefined) return
    this.#add('loans', { ...this.#here(), seat, amount, debt: tally.debt[seat] as number })
  }
}
