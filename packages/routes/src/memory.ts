/**
 * Typed arrays for one solution, cut from memory that the next one uses again: an array with memory of its own takes five
 * times as long to make, and a solution needs dozens. Nothing of them is left when a solution has been put into words,
 * and one is over before the next begins.
 */
export function beginSolution(): void {
  if (memory.byteLength > MOST_KEPT) memory = new ArrayBuffer(FIRST)
  taken = 0
}

/** All zero, as new ones are. */
export function integers(length: number): Int32Array {
  return new Int32Array(roomFor(4 * length), at, length).fill(0)
}

export function figures(length: number): Float64Array {
  return new Float64Array(roomFor(8 * length), at, length).fill(0)
}

export function marks(length: number): Uint8Array {
  return new Uint8Array(roomFor(length), at, length).fill(0)
}

/** With whatever stands there: for what is written before it is read. */
export function roughIntegers(length: number): Int32Array {
  return new Int32Array(roomFor(4 * length), at, length)
}

export function roughFigures(length: number): Float64Array {
  return new Float64Array(roomFor(8 * length), at, length)
}

export function integersOf(values: ArrayLike<number>): Int32Array {
  const copy = new Int32Array(roomFor(4 * values.length), at, values.length)
  copy.set(values)
  return copy
}

export function figuresOf(values: ArrayLike<number>): Float64Array {
  const copy = new Float64Array(roomFor(8 * values.length), at, values.length)
  copy.set(values)
  return copy
}

const FIRST = 1 << 18
/** A board that somebody has built for it shall not keep memory for ever. */
const MOST_KEPT = 1 << 22

let memory = new ArrayBuffer(FIRST)
let taken = 0
/** Where the array that is being made begins. */
let at = 0

/** Memory with so many bytes free from `at` on; arrays in memory that has become too small keep it as long as they live. */
function roomFor(bytes: number): ArrayBuffer {
  const needed = (bytes + 7) & ~7
  if (taken + needed > memory.byteLength) {
    memory = new ArrayBuffer(Math.max(2 * memory.byteLength, needed))
    taken = 0
  }
  at = taken
  taken += needed
  return memory
}
