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
  let at = 0
  for (let unit = 0; unit < first; unit++) {
    let sum = 0
    for (let each = 0; each < inputs; each++) sum += (weights[at++] as number) * (input[each] as number)
    sum += weights[at++] as number
    hidden.first[unit] = sum > 0 ? sum : LEAK * sum
  }
  for (let unit = 0; unit < second; unit++) {
    let sum = 0
    for (let each = 0; each < first; each++) sum += (weights[at++] as number) * (hidden.first[each] as number)
    sum += weights[at++] as number
    hidden.second[unit] = sum > 0 ? sum : LEAK * sum
  }
  let answer = 0
  for (let unit = 0; unit < second; unit++)
    answer += (weights[at++] as number) * (hidden.second[unit] as number)
  for (let each = 0; each < inputs; each++) answer += (weights[at++] as number) * (input[each] as number)
  return answer + (weights[at] as number)
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
