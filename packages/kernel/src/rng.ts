/**
 * Seeded randomness. The generator (sfc32) is four 32-bit words inside the game state, so a state
 * carries its own future. A seed is text that names the algorithm: `sfc32:` and 32 hex digits.
 */
export type Rng = [number, number, number, number]

const SEED = /^sfc32:[0-9a-f]{32}$/

/** Any text becomes a seed in the stable form; a seed already in that form stays as it is. */
export function seedFrom(text: string): string {
  if (SEED.test(text)) return text
  const words = [0x9e3779b9, 0x243f6a88, 0xb7e15162, 0x6a09e667].map((basis) => mix(text, basis))
  return `sfc32:${words.map((word) => word.toString(16).padStart(8, '0')).join('')}`
}

export function createRng(seed: string): Rng {
  const digits = seedFrom(seed).slice('sfc32:'.length)
  const word = (index: number): number => Number.parseInt(digits.slice(index * 8, index * 8 + 8), 16) | 0
  const rng: Rng = [word(0), word(1), word(2), word(3)]
  // The first outputs of sfc32 still resemble the seed.
  for (let i = 0; i < 12; i++) next(rng)
  return rng
}

/** A whole number from 0 to `below` − 1, each equally likely. */
export function draw(rng: Rng, below: number): number {
  if (!Number.isInteger(below) || below < 1 || below > 0x100000000) {
    throw new RangeError(`cannot draw below ${below}`)
  }
  // Values past the last full multiple of `below` would favour the small numbers.
  const limit = 0x100000000 - (0x100000000 % below)
  let value = next(rng)
  while (value >= limit) value = next(rng)
  return lotOf(rng, value % below, below)
}

/** Lots of one action: those that are told, and those drawn. */
interface Lots {
  /** Null: of whichever generator, where it is made only then. */
  readonly rng: Rng | null
  readonly told: readonly number[]
  drawn: number[] | null
  /** Whoever heard before: an action may be tried while another is played. */
  readonly outer: Lots | null
}

const NONE: readonly number[] = []

/** Actions play at once, so one place tells who hears; a table by generator costs every action of a replay. */
let hearing: Lots | null = null

/**
 * Runs `act` and hears which lots it draws. A state whose generator is hidden cannot draw them itself: they are told to
 * it as they were drawn where the generator is known. The generator moves on either way.
 */
export function recordLots(rng: Rng | null, told: readonly number[], act: () => void): readonly number[] {
  const lots: Lots = { rng, told, drawn: null, outer: hearing }
  hearing = lots
  try {
    act()
  } finally {
    hearing = lots.outer
  }
  return lots.drawn ?? NONE
}

/** A told lot that cannot be is not believed. */
function lotOf(rng: Rng, own: number, below: number): number {
  let lots = hearing
  while (lots !== null && lots.rng !== null && lots.rng !== rng) lots = lots.outer
  if (lots === null) return own
  lots.drawn ??= []
  const told = lots.told[lots.drawn.length]
  const lot = told !== undefined && Number.isInteger(told) && told >= 0 && told < below ? told : own
  lots.drawn.push(lot)
  return lot
}

/** Shuffles in place and returns the list. */
export function shuffle<T>(rng: Rng, list: T[]): T[] {
  for (let i = list.length - 1; i > 0; i--) {
    const j = draw(rng, i + 1)
    const held = list[i] as T
    list[i] = list[j] as T
    list[j] = held
  }
  return list
}

function next(rng: Rng): number {
  const [a, b, c, counter] = rng
  const sum = (((a + b) | 0) + counter) | 0
  rng[3] = (counter + 1) | 0
  rng[0] = b ^ (b >>> 9)
  rng[1] = (c + (c << 3)) | 0
  rng[2] = (((c << 21) | (c >>> 11)) + sum) | 0
  return sum >>> 0
}

function mix(text: string, basis: number): number {
  let hash = basis
  for (let i = 0; i < text.length; i++) {
    hash = Math.imul(hash ^ text.charCodeAt(i), 0x85ebca6b)
    hash = (hash << 13) | (hash >>> 19)
  }
  hash = Math.imul(hash ^ (hash >>> 16), 0xc2b2ae35)
  return (hash ^ (hash >>> 13)) >>> 0
}
