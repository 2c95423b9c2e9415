/** Sets of stops as words of 32 bits. */
export type Bits = Int32Array

export function bitsOf(stops: readonly number[], words: number): Bits {
  const bits = new Int32Array(words)
  for (const stop of stops) bits[stop >> 5] = (bits[stop >> 5] as number) | (1 << (stop & 31))
  return bits
}

export function meet(one: Bits, other: Bits): boolean {
  for (let word = 0; word < one.length; word++)
    if (((one[word] as number) & (other[word] as number)) !== 0) return true
  return false
}

/** Whether the first has nothing that the second has not. */
export function within(one: Bits, other: Bits): boolean {
  for (let word = 0; word < one.length; word++)
    if (((one[word] as number) & ~(other[word] as number)) !== 0) return false
  return true
}

export function unite(into: Bits, other: Bits): void {
  for (let word = 0; word < other.length; word++)
    into[word] = (into[word] as number) | (other[word] as number)
}

export function unitedInto(into: Bits, one: Bits, other: Bits): void {
  for (let word = 0; word < into.length; word++) into[word] = (one[word] as number) | (other[word] as number)
}

export function sizeOf(bits: Bits): number {
  let size = 0
  for (let word = 0; word < bits.length; word++)
    for (let rest = bits[word] as number; rest !== 0; rest &= rest - 1) size++
  return size
}
