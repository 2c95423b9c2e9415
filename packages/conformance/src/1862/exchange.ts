import { DIRECTOR_SHARES, OFFER, POOL, TREASURY } from '@roundhouse/titles/1862'
import type { Certificates, Place } from './certificates.ts'

/**
 * The same steps as in our rules, certificate by certificate: which of several equal ones goes is the habit of the
 * recording engine, and later purchases name it. — 5.2
 */
export class Exchange {
  readonly #survivor: Certificates
  readonly #vanishing: Certificates | null
  /** Everybody in the order of settling, the company last. */
  readonly #order: readonly Place[]

  constructor(survivor: Certificates, vanishing: Certificates | null, active: number, players: number) {
    this.#survivor = survivor
    this.#vanishing = vanishing
    const seats = Array.from({ length: players }, (_, index) => (active + index) % players)
    this.#order = [...seats, TREASURY]
    for (const company of this.#both) company.empty(OFFER, POOL)
  }

  get #both(): readonly Certificates[] {
    return this.#vanishing === null ? [this.#survivor] : [this.#survivor, this.#vanishing]
  }

  /** — 5.2.4 */
  settle(holder: Place): void {
    const before = this.#both.reduce((sum, company) => sum + company.unitsAt(holder), 0)
    const directed = this.#both.find((company) => company.director === holder)
    if (directed !== undefined && before < 2 * DIRECTOR_SHARES && !this.#change(directed, holder)) {
      this.#optionOnCertificate(directed, holder)
    } else this.#giveBack(holder, Math.floor(before / 2))
  }

  /** An option that is not kept. */
  giveUp(holder: Place, units: number): void {
    if (units === DIRECTOR_SHARES) this.#survivor.moveDirectors(POOL)
    else this.#survivor.moveLast(1, holder, POOL)
  }

  #change(directed: Certificates, holder: Place): boolean {
    const ofSurvivor = Math.min(DIRECTOR_SHARES, this.#survivor.ordinaryAt(POOL).length)
    const rest = DIRECTOR_SHARES - ofSurvivor
    if (rest > (this.#vanishing?.ordinaryAt(POOL).length ?? 0)) return false
    directed.moveDirectors(POOL)
    this.#survivor.moveLast(ofSurvivor, POOL, holder)
    this.#vanishing?.moveLast(rest, POOL, holder)
    return true
  }

  #optionOnCertificate(directed: Certificates, holder: Place): void {
    for (const company of this.#both) company.moveLast(company.ordinaryAt(holder).length, holder, POOL)
    if (directed === this.#survivor) return
    const at = this.#survivor.director
    const isToCome = at === POOL || this.#order.indexOf(at) > this.#order.indexOf(holder)
    directed.moveDirectors(isToCome ? at : POOL)
    if (isToCome) this.#survivor.moveDirectors(holder)
  }

  #giveBack(holder: Place, returned: number): void {
    let left = returned
    if (this.#vanishing?.director === holder) {
      this.#vanishing.moveDirectors(POOL)
      left -= DIRECTOR_SHARES
    }
    const ofOther = Math.min(left, this.#vanishing?.ordinaryAt(holder).length ?? 0)
    this.#vanishing?.moveLast(ofOther, holder, POOL)
    this.#survivor.moveLast(left - ofOther, holder, POOL)
    for (const kept of this.#vanishing?.ordinaryAt(holder) ?? []) this.#exchange(holder, kept)
  }

  /** What nobody can exchange is sold. */
  #exchange(holder: Place, kept: number): void {
    const later = this.#order.slice(this.#order.indexOf(holder) + 1)
    const from = [POOL, ...later].find((place) => this.#survivor.ordinaryAt(place).length > 0)
    if (from !== undefined) this.#survivor.moveFirst(1, from, holder)
    this.#vanishing?.move(kept, from ?? POOL)
  }
}
