import { integers } from './memory.ts'
import type { RouteList } from './route-list.ts'

/** Sets of routes of one list as bits, the bit being the place of a route in a given order. */
export class RouteSets {
  /** Words of a set. */
  readonly words: number
  readonly all: Int32Array
  /** For each piece of track the set of routes that use it. */
  readonly #users: Int32Array

  constructor(list: Pick<RouteList, 'mask'>, order: Int32Array, pieceWords: number) {
    this.words = (order.length + 31) >> 5
    this.all = integers(this.words)
    this.#users = integers(pieceWords * 32 * this.words)
    for (let rank = 0; rank < order.length; rank++) {
      const word = rank >> 5
      const bit = 1 << (rank & 31)
      this.all[word] = (this.all[word] as number) | bit
      const first = (order[rank] as number) * pieceWords
      for (let at = 0; at < pieceWords; at++) {
        for (let rest = list.mask[first + at] as number; rest !== 0; rest &= rest - 1) {
          const user = (at * 32 + lowest(rest)) * this.words + word
          this.#users[user] = (this.#users[user] as number) | bit
        }
      }
    }
  }

  /** One word of the set of those that use none of this track: words of `mask` from `first` on. */
  apart(mask: Int32Array, first: number, pieceWords: number, word: number): number {
    let users = 0
    for (let at = 0; at < pieceWords; at++) {
      for (let rest = mask[first + at] as number; rest !== 0; rest &= rest - 1)
        users |= this.#users[(at * 32 + lowest(rest)) * this.words + word] as number
    }
    return ~users
  }
}

/** The place of the lowest bit. */
export function lowest(bits: number): number {
  return 31 - Math.clz32(bits & -bits)
}

/** A word of a set without the places up to this one. */
export function beyond(bits: number, word: number, place: number): number {
  if (place >> 5 < word) return bits
  return place >> 5 > word || (place & 31) === 31 ? 0 : bits & (-1 << ((place & 31) + 1))
}
