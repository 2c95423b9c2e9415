import {
  type CompanyId,
  DIRECTOR_SHARES,
  OFFER,
  POOL,
  type RmAction,
  type RmEvent,
  type RmState,
  TREASURY,
  companyAt,
  companyId,
  companyIndex,
  ordinaryInPool,
  sharesOf,
} from '@roundhouse/titles/1862'
import { type Certificates, type Place, allCertificates } from './certificates.ts'
import { Exchange } from './exchange.ts'

const SOURCES = ['offer', 'treasury', 'pool'] as const
export type ShareSource = (typeof SOURCES)[number]
const PLACES: Readonly<Record<ShareSource, Place>> = { offer: OFFER, treasury: TREASURY, pool: POOL }

/** Where a share that is bought lies: the recording names the certificate alone. — 5.2, 6.5.1 */
export class ShareSources {
  readonly #all = allCertificates()
  readonly #directors = new Map<CompanyId, number>()
  #exchange: Exchange | null = null
  #vanishing: Certificates | null = null
  #change: { readonly company: CompanyId; readonly change: number; readonly seat: number } | null = null
  /** Who decides on the exchange that is about to begin, and at how large a table. */
  #active = { seat: 0, players: 0 }

  #of(company: CompanyId): Certificates {
    return this.#all.get(company) as Certificates
  }

  /** Certificates that a player sells; for what he keeps of the director's he gets change, once it is taken. — 6.3 */
  sold(company: CompanyId, shares: readonly string[], units: number, seat: number): void {
    const certificates = this.#of(company)
    const numbers = shares.map(numberOf)
    for (const number of numbers) {
      if (number > 0) certificates.correct(number, seat)
      certificates.move(number, POOL)
    }
    const change = numbers.includes(0) ? numbers.length - 1 + DIRECTOR_SHARES - units : 0
    this.#change = { company, change, seat }
  }

  bought(state: RmState, company: CompanyId, share: string, seat: number): ShareSource {
    const certificates = this.#of(company)
    const thought = certificates.placeOf(numberOf(share))
    const there = SOURCES.filter((source) => lying(state, companyIndex(company), source) > 0)
    const source = there.find((each) => PLACES[each] === thought) ?? there.toReversed()[0] ?? 'offer'
    certificates.correct(numberOf(share), PLACES[source])
    certificates.move(numberOf(share), seat)
    return source
  }

  /** Bought back by the company. — 7.13 */
  redeemed(company: CompanyId, share: string): void {
    this.#of(company).correct(numberOf(share), POOL)
    this.#of(company).move(numberOf(share), TREASURY)
  }

  before(state: RmState, action: RmAction): void {
    if (action.type !== 'refinance' && action.type !== 'merge' && action.type !== 'acquire') return
    const company = state.turn?.company ?? 0
    const { director } = companyAt(state, company)
    this.#active = { seat: director, players: state.players }
    if (action.type === 'refinance') this.#begin(companyId(company), null)
  }

  tell(event: RmEvent): void {
    switch (event.type) {
      case 'companyStarted':
        this.#of(event.company).start(placeOf(event.holder), event.chartered)
        this.#directors.set(event.company, placeOf(event.holder))
        break
      case 'directorChanged':
        this.#directors.set(event.company, event.seat)
        this.#settleDirector(event.company)
        break
      case 'receivershipBegan':
        this.#directors.delete(event.company)
        this.#settleDirector(event.company)
        break
      case 'assetsTaken':
        this.#settleDirector(event.survivor)
        this.#vanishing?.shelve()
        break
      case 'refinanced':
        this.#settleDirector(event.company)
        break
      case 'treasurySold':
        this.#of(event.company).moveFirst(event.shares, TREASURY, POOL)
        break
      case 'companiesMerged':
        this.#begin(event.survivor, event.vanishing)
        break
      case 'sharesAmalgamated':
        this.#exchange?.settle(placeOf(event.holder))
        break
      case 'optionSettled':
        if (!event.redeemed) this.#exchange?.giveUp(placeOf(event.holder), event.units)
        break
      case 'companyBankrupt':
      case 'obligationFailed':
        this.#of(event.company).shelve()
        break
      case 'lnerFormed':
        for (const certificates of this.#all.values()) certificates.empty(OFFER, POOL)
        break
      default:
    }
  }

  /** The certificate comes to the director, and whoever sold it gets his change. — 5.2.5, 6.3 */
  #settleDirector(company: CompanyId): void {
    const seat = this.#directors.get(company)
    if (seat !== undefined) this.#of(company).takeOver(seat)
    if (this.#change?.company !== company) return
    this.#of(company).moveLast(this.#change.change, POOL, this.#change.seat)
    this.#change = null
  }

  #begin(survivor: CompanyId, vanishing: CompanyId | null): void {
    const { seat, players } = this.#active
    this.#vanishing = vanishing === null ? null : this.#of(vanishing)
    this.#exchange = new Exchange(this.#of(survivor), this.#vanishing, seat, players)
  }
}

function numberOf(share: string): number {
  return Number(share.slice(share.lastIndexOf('_') + 1))
}

function placeOf(holder: number | 'company' | 'nobody'): Place {
  return holder === 'company' ? TREASURY : holder === 'nobody' ? POOL : holder
}

function lying(state: RmState, company: number, source: ShareSource): number {
  return source === 'pool' ? ordinaryInPool(state, company) : sharesOf(state, company, PLACES[source])
}
