import { type CompanyId, type TrainId, trainCode } from '@roundhouse/titles/18cz'
import { Untranslatable } from '../playing.ts'
import { afterDash, beforeDash, hexFromPeer } from './ids.ts'

/**
 * 18xx.games names single pieces (train '4f-2', tile '57-0', share 'BCB_1') where our log names kinds. This class
 * remembers where each named piece is and what it is used as.
 */
export class NamedPieces {
  readonly #trains = new Map<string, { as: TrainId; at: CompanyId | 'pool' }>()
  readonly #tiles = new Map<string, string>()
  readonly #sharesSold = new Set<string>()

  /** Where a train is to be bought: a piece never named before still lies in the bank. */
  trainAt(train: string): CompanyId | 'pool' | 'bank' {
    return this.#trains.get(train)?.at ?? 'bank'
  }

  trainAs(train: string): TrainId {
    const known = this.#trains.get(train)?.as ?? beforeDash(train)
    if (trainCode(known) < 0) throw new Untranslatable(`train ${train}`)
    return known as TrainId
  }

  moveTrain(train: string, as: TrainId, at: CompanyId | 'pool'): void {
    this.#trains.set(train, { as, at })
  }

  /** All trains of a company that was acquired. */
  moveTrains(from: CompanyId, to: CompanyId): void {
    for (const train of this.#trains.values()) if (train.at === from) train.at = to
  }

  layTile(tile: string, hex: string): void {
    this.#tiles.set(tile, hex)
  }

  /** Our hex and the number of the city behind '8889-0-1', or behind 'B9-0-0' where only print is. */
  cityOf(city: string): { readonly hex: string; readonly city: number } {
    const tile = beforeDash(city)
    return { hex: this.#tiles.get(tile) ?? hexFromPeer(beforeDash(tile)), city: afterDash(city) }
  }

  /** A share leaves the initial offer once; whenever it is bought again it comes from the market. */
  buyShare(share: string): 'bank' | 'pool' {
    if (this.#sharesSold.has(share)) return 'pool'
    this.#sharesSold.add(share)
    return 'bank'
  }
}
