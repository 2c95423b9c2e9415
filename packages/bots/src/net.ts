/**
 * A small network as data: two hidden layers that bend (leaky), and a straight path around them. Plain arithmetic in a
 * fixed order, so that it answers the same on every machine.
 */
export interface Net {
  readonly inputs: number
  readonly first: number
  readonly second: number
  /** Row by row: first layer with its bias last in each row, second layer likewise, output, straight path, bias. */
  readonly weights: Float64Array
}

/** How much of a negative sum passes a bend. */
const LEAK = 0.1

export function netSize(inputs: number, first: number, second: number): number {
  return first * (inputs + 1) + second * (first + 1) + second + inputs + 1
}

/** Where the layers of a net begin in its weights. */
export function layersOf({ inputs, first, second }: Pick<Net, 'inputs' | 'first' | 'second'>): {
  readonly second: number
  readonly output: number
  readonly straight: number
  readonly bias: number
} {
  const afterFirst = first * (inputs + 1)
  const output = afterFirst + second * (first + 1)
  return { second: afterFirst, output, straight: output + second, bias: output + second + inputs }
}

/** What the hidden units came to, for whoever learns from it. */
export interface Hidden {
  readonly first: Float64Array
  readonly second: Float64Array
}

export function hiddenOf(net: Pick<Net, 'first' | 'second'>): Hidden {
  return { first: new Float64Array(net.first), second: new Float64Array(net.second) }
}

export function answerOf(net: Net, input: Float64Array, hidden: Hidden): number {
  const { inputs, first, second, weights } = net
  layerInto(hidden.first, first, input, inputs, weights, 0)
  let at = first * (inputs + 1)
  layerInto(hidden.second, second, hidden.first, first, weights, at)
  at += second * (first + 1)
  let answer = 0
  for (let unit = 0; unit < second; unit++)
    answer += (weights[at++] as number) * (hidden.second[unit] as number)
  for (let each = 0; each < inputs; each++) answer += (weights[at++] as number) * (input[each] as number)
  return answer + (weights[at] as number)
}

/** Each unit the bent sum of its row, whose last weight is its bias; four beside each other take the time of two. */
function layerInto(
  into: Float64Array,
  units: number,
  from: Float64Array,
  count: number,
  weights: Float64Array,
  start: number,
): void {
  const row = count + 1
  let at = start
  let unit = 0
  for (; unit + 3 < units; unit += 4, at += 4 * row) {
    let a = 0
    let b = 0
    let c = 0
    let d = 0
    for (let each = 0; each < count; each++) {
      const figure = from[each] as number
      a += (weights[at + each] as number) * figure
      b += (weights[at + row + each] as number) * figure
      c += (weights[at + 2 * row + each] as number) * figure
      d += (weights[at + 3 * row + each] as number) * figure
    }
    into[unit] = bent(a + (weights[at + count] as number))
    into[unit + 1] = bent(b + (weights[at + row + count] as number))
    into[unit + 2] = bent(c + (weights[at + 2 * row + count] as number))
    into[unit + 3] = bent(d + (weights[at + 3 * row + count] as number))
  }
  for (; unit < units; unit++, at += row) {
    let sum = 0
    for (let each = 0; each < count; each++) sum += (weights[at + each] as number) * (from[each] as number)
    into[unit] = bent(sum + (weights[at + count] as number))
  }
}

function bent(sum: number): number {
  return sum > 0 ? sum : LEAK * sum
}

/** How fast a hidden unit answers to its sum: for learning. */
export function slopeOf(unit: number): number {
  return unit > 0 ? 1 : LEAK
}

/** A network out of its data file. */
export function netFrom(data: {
  readonly inputs: number
  readonly first: number
  readonly second: number
  readonly weights: readonly number[]
}): Net {
  if (data.weights.length !== netSize(data.inputs, data.first, data.second))
    throw new Error('weights of another net')
  return { ...data, weights: Float64Array.from(data.weights) }
}
