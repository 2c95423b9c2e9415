import { type History, asReadonly } from '@roundhouse/kernel'
import {
  type CompanyId,
  type CzAction,
  type CzEvent,
  type CzState,
  companyIndex,
  firstSet,
  sizeData,
} from '@roundhouse/titles/18cz'
import type { Chronicle, ChronicleMoment, ChronicleRound } from '../railway/chronicle.ts'
import { keeping } from '../railway/line-of-play.ts'
import { type Tally, book, copyOf, figuresOf, tallyOf } from './chronicle-tally.ts'
import { operatingRoundAt } from './log-lines.ts'

type CzHistory = History<CzState, CzAction, CzEvent>

/** The story of the game up to a version, as its line of play tells it: what was taken back is no part of it. */
export function chronicleOf(history: CzHistory, version: number = history.version): Chronicle {
  return taleOf(history, version).chronicle
}

interface Tale {
  readonly chronicle: Chronicle
  readonly tally: Tally
  /** The company whose turn has begun and whose revenue is still to come. */
  readonly operating: CompanyId | null
  /** The set with which this game begins. */
  readonly first: number
}

const taleOf = keeping<Tale, CzState, CzAction, CzEvent>({
  begin(history) {
    const start = asReadonly(history.stateAt(0))
    const tally = tallyOf(start)
    const now = figuresOf(tally)
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
      result: null,
    }
    const writer = new Writer({ chronicle, tally, operating: null, first: firstSet(start) }, 0)
    for (const event of history.opening) writer.note(event)
    return writer.tale(tally)
  },
  tell(tale, entry, events) {
    const tally = copyOf(tale.tally)
    const writer = new Writer(tale, entry)
    for (const event of events) {
      writer.close(event, tally)
      book(tally, event)
      writer.note(event, tally)
    }
    return writer.tale(tally)
  },
})

type Lists = { -readonly [List in Exclude<keyof Chronicle, 'now' | 'result'>]: Chronicle[List] }

/** Adds to the story; lists to which nothing is added stay the very same. */
class Writer {
  readonly #lists: Lists
  #result: Chronicle['result']
  #operating: CompanyId | null
  readonly #first: number
  readonly #entry: number
  readonly #before: Tale

  constructor(before: Tale, entry: number) {
    const { now: _, result, ...lists } = before.chronicle
    this.#before = before
    this.#lists = lists
    this.#result = result
    this.#operating = before.operating
    this.#first = before.first
    this.#entry = entry
  }

  tale(tally: Tally): Tale {
    const now = this.#entry === 0 ? this.#before.chronicle.now : figuresOf(tally)
    return {
      chronicle: { ...this.#lists, now, result: this.#result },
      tally,
      operating: this.#operating,
      first: this.#first,
    }
  }

  #add<List extends keyof Lists>(list: List, item: Lists[List][number]): void {
    this.#lists[list] = [...this.#lists[list], item] as Lists[List]
  }

  #here(): ChronicleMoment {
    return { version: this.#entry, round: this.#lists.rounds.length - 1 }
  }

  /** What ends with this event: a turn without revenue, a round with its figures. */
  close(event: CzEvent, tally: Tally): void {
    const ends =
      event.type === 'stockRoundBegan' || event.type === 'operatingRoundBegan' || event.type === 'gameEnded'
    const falls = event.type === 'priceMoved' && event.company === this.#operating
    if (ends || falls || event.type === 'companyTurnBegan') this.#earnedNothing(tally)
    if (ends) this.#add('points', { ...this.#here(), figures: figuresOf(tally) })
  }

  #earnedNothing(tally: Tally): void {
    if (this.#operating === null) return
    const bySeat = tally.cash.map(() => 0)
    const company = this.#operating
    this.#add('runs', { ...this.#here(), company, revenue: 0, kept: 'none', perShare: 0, bySeat })
    this.#operating = null
  }

  note(event: CzEvent, tally: Tally = this.#before.tally): void {
    switch (event.type) {
      case 'stockRoundBegan': {
        const set = event.number - this.#first
        return this.#add('rounds', { version: this.#entry, kind: 'stock', set, within: 0, order: [] })
      }
      case 'operatingRoundBegan': {
        const { set, within } = operatingRoundAt(event.number)
        return this.#add('rounds', {
          version: this.#entry,
          kind: 'operating',
          set: set + 1 - this.#first,
          within: within + 1,
          order: event.order,
        })
      }
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
        return loan > 0 ? this.#borrowed(event.company, loan, tally) : undefined
      }
      case 'trainTurned':
        return this.#train(event.company, event.to, 'turned', event.cost)
      case 'vaclavReceived':
      case 'vaclavDrew':
        return this.#train(event.company, event.train, 'gift', 0)
      case 'phaseBegan':
        return this.#add('phases', { ...this.#here(), phase: event.phase })
      case 'kindObsolete':
        return this.#add('obsolete', { ...this.#here(), kind: event.kind })
      case 'trainExported':
        return this.#add('exports', { ...this.#here(), card: event.letter, trains: event.trains })
      case 'loanRepaid':
        return this.#add('loans', {
          ...this.#here(),
          seat: event.seat,
          amount: -event.amount,
          debt: event.left,
        })
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

  #earned(event: Extract<CzEvent, { type: 'dividendPaid' | 'revenueWithheld' }>, tally: Tally): void {
    const { company, revenue } = event
    const paid = event.type === 'dividendPaid'
    this.#operating = null
    this.#add('runs', {
      ...this.#here(),
      company,
      revenue,
      kept: paid ? 'paid' : 'withheld',
      perShare: paid ? Math.ceil(revenue / sizeData(companyIndex(company)).shares) : 0,
      bySeat: paid ? event.bySeat : tally.cash.map(() => 0),
    })
  }

  #train(company: CompanyId, train: string, from: 'gift' | 'turned', price: number): void {
    this.#add('trains', { ...this.#here(), company, train, from, price, help: 0, loan: 0 })
  }

  #borrowed(company: CompanyId, amount: number, tally: Tally): void {
    const seat = tally.directors[companyIndex(company)] as number
    this.#add('loans', { ...this.#here(), seat, amount, debt: tally.debt[seat] as number })
  }
}
