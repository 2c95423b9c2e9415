import { integers } from './memory.ts'
import type { Network } from './network.ts'

/**
 * How many trains may pass through each stop. A train that passes takes two of the tracks that meet there, so of three
 * only one train can pass: prices on single tracks cannot tell that, for half a train on each pair would fit. Where the
 * tracks are even in number they tell all there is, and the stop needs no price: its entry is 0.
 */
export function passagesOf(network: Network): Int32Array {
  const passages = integers(network.stops.length)
  for (let stop = 0; stop < passages.length; stop++) {
    const tracks = network.ends[stop] === 1 ? 0 : tracksAt(network, stop)
    if (tracks % 2 === 1) passages[stop] = (tracks - 1) / 2
  }
  return passages
}

/** Pieces that all chains out of the stop use one of: so many trains at most leave or come. */
function tracksAt({ out, outStart, words, mask }: Network, stop: number): number {
  let left = [...out.subarray(outStart[stop], outStart[stop + 1])]
  let tracks = 0
  while (left.length > 0) {
    const bit = mostShared(left, words, mask)
    left = left.filter((chain) => !has(mask, words, chain, bit))
    tracks++
  }
  return tracks
}

function mostShared(chains: readonly number[], words: number, mask: Int32Array): number {
  let most = 0
  let best = 0
  for (let bit = 0; bit < 32 * words; bit++) {
    let uses = 0
    for (const chain of chains) if (has(mask, words, chain, bit)) uses++
    if (uses > most) {
      most = uses
      best = bit
    }
  }
  return best
}

function has(mask: Int32Array, words: number, chain: number, bit: number): boolean {
  return ((mask[(chain >> 1) * words + (bit >> 5)] as number) & (1 << (bit & 31))) !== 0
}
