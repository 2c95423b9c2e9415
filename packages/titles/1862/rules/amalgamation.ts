import { BANK, type DeepReadonly, type Emit, type Seat, pay } from '@roundhouse/kernel'
import {
  type CompanyIndex,
  type Holder,
  clockwiseFrom,
  firstDirector,
  moveUnits,
  settlingOrder,
  twoForOne,
} from '@roundhouse/railways'
import { DIRECTOR_SHARES } from '../companies.ts'
import type { HolderName, NumberedEvent } from '../events.ts'
import {
  NOBODY,
  OFFER,
  POOL,
  type RmAmalgamation,
  type RmState,
  TREASURY,
  companyAt,
  seatAccount,
  sharesOf,
  treasuryAccount,
} from '../state.ts'
import { bookOf } from './book.ts'
import { priceOf } from './prices.ts'

/** Two for one: the offer's shares go to the pool, then holder after holder is settled. — 5.2.2, 5.2.4 */
export function beginAmalgamation(
  state: RmState,
  kind: RmAmalgamation['kind'],
  survivor: CompanyIndex,
  vanishing: CompanyIndex | null,
  active: Seat,
): void {
  const concerned = vanishing === null ? [survivor] : [survivor, vanishing]
  for (const company of concerned) {
    moveUnits(state.shares, company, sharesOf(state, company, OFFER), { from: OFFER, to: POOL })
  }
  const units = (holder: Holder): number =>
    concerned.reduce((sum, company) => sum + sharesOf(state, company, holder), 0)
  state.amalgamation = {
    kind,
    survivor,
    vanishing,
    active,
    waiting: settlingOrder(active, state.players, TREASURY, units),
    option: null,
    certificates: {
      survivor: companyAt(state, survivor).director,
      vanishing: vanishing === null ? NOBODY : companyAt(state, vanishing).director,
    },
    settled: false,
  }
}

/** The next holder has his turn, without a question unless an option is left to him. — 5.2.4 */
export function settleNextHolder(state: RmState, emit: Emit<NumberedEvent>): void {
  const shares = new Settlement(state)
  const { holder } = shares
  if (!shares.changeCertificate()) shares.takeOptionOnCertificate()
  else shares.giveBackAndExchange()
  const company = amalgamationOf(state).survivor
  emit({ type: 'sharesAmalgamated', holder: holderName(holder), company, ...shares.told })
  if (amalgamationOf(state).option === null) amalgamationOf(state).waiting.shift()
}

/** One holder's turn. */
class Settlement {
  readonly told = { returned: 0, exchanged: 0, sold: 0, amount: 0 }
  readonly holder: Holder
  readonly #state: RmState
  readonly #all: RmAmalgamation
  /** His shares of both companies at the beginning. */
  readonly #before: number

  constructor(state: RmState) {
    this.#state = state
    this.#all = amalgamationOf(state)
    this.holder = this.#all.waiting[0] as Holder
    this.#before = this.#units(this.#all.survivor) + this.#units(this.#all.vanishing)
  }

  /**
   * A director of either company with fewer than six shares must change his certificate for three ordinary shares of
   * the pool, the survivor's first; false if there are not so many. — 5.2.4, table B35
   */
  changeCertificate(): boolean {
    const company = this.#certificate()
    if (company === null || this.#before >= 2 * DIRECTOR_SHARES) return true
    const { survivor, vanishing } = this.#all
    const ofSurvivor = Math.min(DIRECTOR_SHARES, ordinaryOf(this.#state, survivor, POOL))
    const rest = DIRECTOR_SHARES - ofSurvivor
    if (rest > 0 && (vanishing === null || ordinaryOf(this.#state, vanishing, POOL) < rest)) return false
    this.#move(company, DIRECTOR_SHARES, this.holder, POOL)
    this.#certificateTo(company, POOL)
    this.#move(survivor, ofSurvivor, POOL, this.holder)
    if (vanishing !== null) this.#move(vanishing, rest, POOL, this.holder)
    return true
  }

  /** His ordinary shares go to the pool and the certificate becomes an option. — 5.2.4, table B8 */
  takeOptionOnCertificate(): void {
    const { survivor, vanishing } = this.#all
    for (const company of vanishing === null ? [survivor] : [survivor, vanishing]) {
      const ordinary = ordinaryOf(this.#state, company, this.holder)
      this.#move(company, ordinary, this.holder, POOL)
      this.told.returned += ordinary
    }
    const option = { company: survivor, units: DIRECTOR_SHARES, halves: this.#before }
    if (this.#certificate() === survivor || this.#swapCertificates()) this.#all.option = option
    else {
      const amount = Math.floor((priceOf(this.#state, survivor) * this.#before) / 2)
      this.#move(vanishing as CompanyIndex, DIRECTOR_SHARES, this.holder, POOL)
      this.#certificateTo(vanishing as CompanyIndex, POOL)
      this.#sold(DIRECTOR_SHARES, amount)
    }
  }

  /** The survivor's certificate comes from the pool, else from a holder who is still to come. — table B8 */
  #swapCertificates(): boolean {
    const { survivor, vanishing, certificates, waiting } = this.#all
    const at = certificates.survivor
    if (vanishing === null || (at !== POOL && !waiting.slice(1).includes(at))) return false
    this.#move(survivor, DIRECTOR_SHARES, at, this.holder)
    this.#move(vanishing, DIRECTOR_SHARES, this.holder, at)
    this.#all.certificates = { survivor: this.holder, vanishing: at }
    return true
  }

  /** Half goes back, non-survivor shares first; what is kept of them is exchanged or sold. — 5.2.4, table B10 */
  giveBackAndExchange(): void {
    const { survivor, vanishing, certificates } = this.#all
    const { returned, option } = twoForOne(this.#before)
    let left = returned
    const giveBack = (company: CompanyIndex, units: number): void => {
      this.#move(company, units, this.holder, POOL)
      left -= units
    }
    if (vanishing !== null) {
      if (certificates.vanishing === this.holder) {
        giveBack(vanishing, DIRECTOR_SHARES)
        this.#certificateTo(vanishing, POOL)
      }
      giveBack(vanishing, Math.min(left, ordinaryOf(this.#state, vanishing, this.holder)))
    }
    giveBack(survivor, left)
    this.told.returned = returned
    const toExchange = vanishing === null ? 0 : this.#units(vanishing)
    const optionToo = option && toExchange > 0
    for (let whole = toExchange - (optionToo ? 1 : 0); whole > 0; whole--) {
      if (!this.#exchangeOne()) this.#sellOne(priceOf(this.#state, survivor))
    }
    if (optionToo && !this.#exchangeOne()) {
      this.#sellOne(bookOf(this.#state).unexchangeableHalf(priceOf(this.#state, survivor)))
    } else if (option) this.#all.option = { company: survivor, units: 1, halves: 1 }
  }

  /** For an ordinary survivor share of the pool, else of the nearest holder still to come, the company last. — 5.2.4 */
  #exchangeOne(): boolean {
    const { survivor, vanishing, waiting } = this.#all
    const from = [POOL, ...waiting.slice(1)].find((other) => ordinaryOf(this.#state, survivor, other) > 0)
    if (from === undefined) return false
    this.#move(survivor, 1, from, this.holder)
    this.#move(vanishing as CompanyIndex, 1, this.holder, from)
    this.told.exchanged += 1
    return true
  }

  #sellOne(amount: number): void {
    this.#move(this.#all.vanishing as CompanyIndex, 1, this.holder, POOL)
    this.#sold(1, amount)
  }

  #sold(units: number, amount: number): void {
    pay(this.#state.cash, BANK, accountOf(this.#state, this.holder), amount)
    this.told.sold += units
    this.told.amount += amount
  }

  /** The company whose director's certificate he has; null if he has none, or both and so six shares. */
  #certificate(): CompanyIndex | null {
    const { survivor, vanishing, certificates } = this.#all
    if (certificates.survivor === this.holder) return survivor
    return certificates.vanishing === this.holder ? vanishing : null
  }

  #certificateTo(company: CompanyIndex, to: Holder): void {
    if (company === this.#all.survivor) this.#all.certificates.survivor = to
    else this.#all.certificates.vanishing = to
  }

  #units(company: CompanyIndex | null): number {
    return company === null ? 0 : sharesOf(this.#state, company, this.holder)
  }

  #move(company: CompanyIndex, units: number, from: Holder, to: Holder): void {
    moveUnits(this.#state.shares, company, units, { from, to })
  }
}

/** Most shares, at least three; in a tie whoever began it, then clockwise. Else the company is in receivership. — 5.2.5 */
export function electDirector(state: RmState, emit: Emit<NumberedEvent>): void {
  const { survivor, active } = amalgamationOf(state)
  const order = clockwiseFrom(active, state.players)
  const seat = firstDirector((each) => sharesOf(state, survivor, each), order, DIRECTOR_SHARES)
  const entry = companyAt(state, survivor)
  const before = entry.director
  entry.director = seat ?? NOBODY
  if (seat === null) emit({ type: 'receivershipBegan', company: survivor })
  else if (seat !== before) emit({ type: 'directorChanged', company: survivor, seat })
}

export function amalgamationOf(state: RmState): RmAmalgamation
export function amalgamationOf(state: DeepReadonly<RmState>): DeepReadonly<RmAmalgamation>
export function amalgamationOf(state: DeepReadonly<RmState>): DeepReadonly<RmAmalgamation> {
  const { amalgamation } = state
  if (amalgamation === null) throw new Error('no shares are being exchanged')
  return amalgamation
}

/** Whose money it is: the joint treasury pays for the companies' own shares. — 5.2.4, table B11 */
export function accountOf(state: DeepReadonly<RmState>, holder: Holder): string {
  return holder === TREASURY ? treasuryAccount(amalgamationOf(state).survivor) : seatAccount(holder)
}

export function holderName(holder: Holder): HolderName {
  return holder === TREASURY ? 'company' : holder
}

/** Shares that are not part of a director's certificate. */
function ordinaryOf(state: DeepReadonly<RmState>, company: CompanyIndex, holder: Holder): number {
  const { survivor, certificates } = amalgamationOf(state)
  const at = company === survivor ? certificates.survivor : certificates.vanishing
  return sharesOf(state, company, holder) - (at === holder ? DIRECTOR_SHARES : 0)
}
