import { need } from './fields.ts'
import { type Names, afterDash, beforeDash } from './names.ts'

/**
 * 18xx.games names single pieces (train '4f-2', tile '57-0', share 'BCB_1') where our log names kinds. This class
 * remembers where each named piece is and what it is used as.
 */
export class NamedPieces<Company extends string, Train extends string> {
  readonly #names: Pick<Names<Company, Train>, 'ourTrain' | 'ourHex'>
  readonly #trains = new Map<string, { as: Train; at: Company | 'pool' }>()
  readonly #tiles = new Map<string, string>()
  readonly #sharesSold = new Set<string>()

  constructor(names: Pick<Names<Company, Train>, 'ourTrain' | 'ourHex'>) {
    this.#names = names
  }

  /** Where a train is to be bought: a piece never named before still lies in the bank. */
  trainAt(train: string): Company | 'pool' | 'bank' {
    return this.#trains.get(train)?.at ?? 'bank'
  }

  trainAs(train: string): Train {
    const known = this.#trains.get(train)?.as
    return known ?? need(this.#names.ourTrain(beforeDash(train)), `train ${train}`)
  }

  moveTrain(train: string, as: Train, at: Company | 'pool'): void {
    this.#trains.set(train, { as, at })
  }

  /** All trains of a company that another one takes over. */
  moveTrains(from: Company, to: Company): void {
    for (const train of this.#trains.values()) if (train.at === from) train.at = to
  }

  layTile(tile: string, hex: string): void {
    this.#tiles.set(tile, hex)
  }

  /** Our hex and the number of the city behind '8889-0-1', or behind 'B9-0-0' where only print is. */
  cityOf(city: string): { readonly hex: string; readonly city: number } {
    const tile = beforeDash(city)
    return { hex: this.#tiles.get(tile) ?? this.#names.ourHex(beforeDash(tile)), city: afterDash(city) }
  }

  /** A share leaves the initial offer once; whenever it is bought again it comes from the market. */
  buyShare(share: string): 'bank' | 'pool' {
    if (this.#sharesSold.has(share)) return 'pool'
    this.#sharesSold.add(share)
    return 'bank'
  }
}
