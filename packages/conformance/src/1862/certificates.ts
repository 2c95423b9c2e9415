import { COMPANY_IDS, type CompanyId, DIRECTOR_SHARES, OFFER, POOL, TREASURY } from '@roundhouse/titles/1862'

/** A certificate by the number that the recording gives it; 0 is the director's. */
export type Certificate = number
/** A seat, the initial offer, the pool or the treasury of the company. */
export type Place = number

const DIRECTORS: Certificate = 0
const ORDINARY: readonly Certificate[] = [1, 2, 3, 4, 5, 6, 7]

/**
 * Where each single certificate of one company is. The recording names certificates where our log names kinds of sources,
 * and two kinds may cost the same but pay somebody else. — 2.1, 6.5.1
 */
export class Certificates {
  /** In the order in which they came there. */
  readonly #at = new Map<Place, Certificate[]>()

  constructor() {
    this.shelve()
  }

  /** All in the initial offer, as before the company was started. — 7.5.7, 7.12 */
  shelve(): void {
    this.#at.clear()
    this.#at.set(OFFER, [DIRECTORS, ...ORDINARY])
  }

  /** The other shares of a non-chartered company lie in its treasury. — 4.2, 6.5.3 */
  start(holder: Place, chartered: boolean): void {
    this.shelve()
    this.move(DIRECTORS, holder)
    if (!chartered) this.empty(OFFER, TREASURY)
  }

  at(place: Place): readonly Certificate[] {
    return this.#at.get(place) ?? []
  }

  placeOf(certificate: Certificate): Place {
    for (const [place, all] of this.#at) if (all.includes(certificate)) return place
    return POOL
  }

  get director(): Place {
    return this.placeOf(DIRECTORS)
  }

  ordinaryAt(place: Place): readonly Certificate[] {
    return this.at(place).filter((each) => each !== DIRECTORS)
  }

  /** Shares, of which the director's certificate is three. */
  unitsAt(place: Place): number {
    return this.ordinaryAt(place).length + (this.director === place ? DIRECTOR_SHARES : 0)
  }

  move(certificate: Certificate, to: Place): void {
    const from = this.#at.get(this.placeOf(certificate)) ?? []
    from.splice(from.indexOf(certificate), 1)
    this.#at.set(to, [...this.at(to), certificate])
  }

  moveDirectors(to: Place): void {
    this.move(DIRECTORS, to)
  }

  /** So many ordinary ones, those that came there last first. */
  moveLast(count: number, from: Place, to: Place): void {
    for (let left = count; left > 0; left--) {
      const last = this.ordinaryAt(from).at(-1)
      if (last !== undefined) this.move(last, to)
    }
  }

  /** So many ordinary ones, those that came there first first. */
  moveFirst(count: number, from: Place, to: Place): void {
    for (const certificate of this.ordinaryAt(from).slice(0, count)) this.move(certificate, to)
  }

  empty(from: Place, to: Place): void {
    const all = this.at(from).slice()
    for (const certificate of all) this.move(certificate, to)
  }

  /** The new director gives three ordinary ones for the certificate, wherever it is. — 5.2.5, 6.3 */
  takeOver(seat: Place): void {
    const from = this.director
    if (from === seat) return
    this.moveFirst(DIRECTOR_SHARES, seat, from)
    this.moveDirectors(seat)
  }

  /** It is here, as the recording tells; what was thought to be here instead is where this one was thought to be. */
  correct(certificate: Certificate, place: Place): void {
    const thought = this.placeOf(certificate)
    if (thought === place) return
    const other = this.ordinaryAt(place)[0]
    if (other !== undefined) this.move(other, thought)
    this.move(certificate, place)
  }
}

export function allCertificates(): ReadonlyMap<CompanyId, Certificates> {
  return new Map(COMPANY_IDS.map((id) => [id, new Certificates()]))
}
