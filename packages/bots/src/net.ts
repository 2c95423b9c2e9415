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
  layerInto(hidden.second, second, hidden.first, first, weights, first * (inputs + 1))
  return outputOf(net, input, 0, hidden.second, 0)
}

/** Out of the second layer, from `unit` on, and the inputs from `from` on. */
function outputOf(
  { inputs, first, second, weights }: Net,
  input: Float64Array,
  from: number,
  hidden: Float64Array,
  unit: number,
): number {
  let at = first * (inputs + 1) + second * (first + 1)
  let answer = 0
  for (let each = 0; each < second; each++)
    answer += (weights[at++] as number) * (hidden[unit + each] as number)
  for (let each = 0; each < inputs; each++)
    answer += (weights[at++] as number) * (input[from + each] as number)
  return answer + (weights[at] as number)
}

/** So many questions are answered beside each other: what is read of a net once does for all of them. */
const ABREAST = 4

export function hiddenAbreast(net: Pick<Net, 'first' | 'second'>): Hidden {
  return { first: new Float64Array(ABREAST * net.first), second: new Float64Array(ABREAST * net.second) }
}

/**
 * The answers to several questions, one after the other in `input`: the same figures as one by one, to the last digit, in
 * two thirds of the time where there are four. `hidden` is for so many, `alone` for one.
 */
export function answersOf(
  net: Net,
  input: Float64Array,
  questions: number,
  into: Float64Array,
  hidden: Hidden,
  alone: Hidden,
): void {
  const { inputs, first, second, weights } = net
  let asked = 0
  // Units go by two.
  const most = first % 2 === 0 && second % 2 === 0 ? questions : 0
  for (; asked + ABREAST <= most; asked += ABREAST) {
    const from = asked * inputs
    layerAbreast(hidden.first, first, input, from, inputs, weights, 0)
    layerAbreast(hidden.second, second, hidden.first, 0, first, weights, first * (inputs + 1))
    for (let each = 0; each < ABREAST; each++) {
      into[asked + each] = outputOf(net, input, from + each * inputs, hidden.second, each * second)
    }
  }
  for (; asked < questions; asked++) {
    into[asked] = answerOf(net, input.subarray(asked * inputs, (asked + 1) * inputs), alone)
  }
}

/** As `layerInto` for four at once, two units at a time. */
function layerAbreast(
  into: Float64Array,
  units: number,
  from: Float64Array,
  start: number,
  count: number,
  weights: Float64Array,
  layer: number,
): void {
  const row = count + 1
  const one = start + count
  const two = one + count
  const three = two + count
  let at = layer
  for (let unit = 0; unit < units; unit += 2, at += 2 * row) {
    const other = at + row
    let a0 = 0
    let a1 = 0
    let a2 = 0
    let a3 = 0
    let b0 = 0
    let b1 = 0
    let b2 = 0
    let b3 = 0
    for (let each = 0; each < count; each++) {
      const a = weights[at + each] as number
      const b = weights[other + each] as number
      const x0 = from[start + each] as number
      const x1 = from[one + each] as number
      const x2 = from[two + each] as number
      const x3 = from[three + each] as number
      a0 += a * x0
      a1 += a * x1
      a2 += a * x2
      a3 += a * x3
      b0 += b * x0
      b1 += b * x1
      b2 += b * x2
      b3 += b * x3
    }
    const a = weights[at + count] as number
    const b = weights[other + count] as number
    into[unit] = bent(a0 + a)
    into[units + unit] = bent(a1 + a)
    into[2 * units + unit] = bent(a2 + a)
    into[3 * units + unit] = bent(a3 + a)
    into[unit + 1] = bent(b0 + b)
    into[units + unit + 1] = bent(b1 + b)
    into[2 * units + unit + 1] = bent(b2 + b)
    into[3 * units + unit + 1] = bent(b3 + b)
  }
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
  /** Into so many parts one is divided, where weights are kept as whole numbers, which take less room. */
  readonly parts?: number
}): Net {
  const { inputs, first, second, weights, parts = 1 } = data
  if (weights.length !== netSize(inputs, first, second)) throw new Error('weights of another net')
  return { inputs, first, second, weights: Float64Array.from(weights, (each) => each / parts) }
}
