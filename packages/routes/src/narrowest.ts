import { type Bits, meet, unite } from './bits.ts'

/** Something that runs with a share, and the stations it touches. */
export interface Running {
  readonly option: number
  readonly share: number
  readonly stations: Bits
  readonly picked: boolean
}

const LEAST = 1e-9

/** Everything that hangs together with these stations by what runs whole. */
export function core(home: Bits, running: readonly Running[]): Bits {
  const reached = home.slice()
  let waiting = running.filter(({ share }) => share > 1 - LEAST)
  for (let before = -1; before !== waiting.length;) {
    before = waiting.length
    waiting = waiting.filter(({ stations }) => {
      if (!meet(stations, reached)) return true
      unite(reached, stations)
      return false
    })
  }
  return reached
}

/**
 * How much can be carried from the core to the targets, if each that runs carries its share to whatever it meets
 * (greatest flow by shortest ways). Null if it is as much as wanted, else the stations before the narrowest place.
 */
export function nearSide(
  from: Bits,
  running: readonly Running[],
  isTarget: (one: Running) => boolean,
  wanted: number,
): Bits | null {
  const outer = running.filter(({ stations, share }) => share <= 1 - LEAST || !meet(stations, from))
  let missing = wanted
  for (const one of running) if (!outer.includes(one) && isTarget(one)) return null
  for (const one of outer) if (isTarget(one) && meet(one.stations, from)) missing -= one.share
  if (missing < LEAST) return null
  const count = outer.length
  const carried = new Float64Array(count)
  const between = new Float64Array(count * count)
  const targets = outer.map(isTarget)
  const starts = outer.map(({ stations }) => meet(stations, from))
  missing = wanted
  // Entries of what runs are numbered 0 to count - 1, exits from count on.
  const cameFrom = new Int32Array(2 * count)
  for (;;) {
    cameFrom.fill(-1)
    const queue: number[] = []
    const visit = (node: number, before: number) => {
      if (cameFrom[node] !== -1) return
      cameFrom[node] = before
      queue.push(node)
    }
    starts.forEach((start, one) => start && visit(one, -2))
    let end = -1
    for (let next = 0; next < queue.length && end < 0; next++) {
      const node = queue[next] as number
      if (node < count) {
        if ((outer[node] as Running).share - (carried[node] as number) > LEAST) visit(node + count, node)
        for (let other = 0; other < count; other++)
          if ((between[other * count + node] as number) > LEAST) visit(other + count, node)
        continue
      }
      const one = node - count
      if (targets[one] === true) {
        end = node
        break
      }
      if ((carried[one] as number) > LEAST) visit(one, node)
      const { stations } = outer[one] as Running
      for (let other = 0; other < count; other++)
        if (cameFrom[other] === -1 && other !== one && meet(stations, (outer[other] as Running).stations))
          visit(other, node)
    }
    if (end < 0) {
      const near = from.slice()
      for (let one = 0; one < count; one++)
        if (cameFrom[one + count] !== -1) unite(near, (outer[one] as Running).stations)
      return near
    }
    let amount = missing
    for (let node = end; node !== -2; node = cameFrom[node] as number) {
      const before = cameFrom[node] as number
      if (before === -2) break
      amount = Math.min(amount, spare(before, node))
    }
    for (let node = end; ; node = cameFrom[node] as number) {
      const before = cameFrom[node] as number
      if (before === -2) break
      carry(before, node, amount)
    }
    missing -= amount
    if (missing < LEAST) return null
  }

  function spare(before: number, node: number): number {
    if (before < count && node === before + count)
      return (outer[before] as Running).share - (carried[before] as number)
    if (before >= count && node === before - count) return carried[node] as number
    return before < count ? (between[(node - count) * count + before] as number) : Infinity
  }

  function carry(before: number, node: number, amount: number): void {
    if (before < count && node === before + count) carried[before] = (carried[before] as number) + amount
    else if (before >= count && node === before - count) carried[node] = (carried[node] as number) - amount
    else if (before < count) {
      const at = (node - count) * count + before
      between[at] = (between[at] as number) - amount
    } else {
      const at = (before - count) * count + node
      between[at] = (between[at] as number) + amount
    }
  }
}
