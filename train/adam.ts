import {
  type Hidden,
  type Net,
  answerOf,
  hiddenOf,
  layersOf,
  netSize,
  slopeOf,
} from '../packages/bots/src/net.ts'

/** A network that learns: gradients of a batch gathered, then one step of Adam. */
export class Learner {
  readonly net: Net
  readonly hidden: Hidden
  readonly #gradient: Float64Array
  readonly #mean: Float64Array
  readonly #square: Float64Array
  readonly #back: Float64Array
  #steps = 0

  constructor(inputs: number, first: number, second: number, random: () => number, weights?: Float64Array) {
    const size = netSize(inputs, first, second)
    this.net = { inputs, first, second, weights: weights ?? new Float64Array(size) }
    this.hidden = hiddenOf(this.net)
    this.#gradient = new Float64Array(size)
    this.#mean = new Float64Array(size)
    this.#square = new Float64Array(size)
    this.#back = new Float64Array(first)
    if (weights !== undefined) return
    const layers = layersOf(this.net)
    for (let at = 0; at < layers.straight; at++) {
      const spread = at < layers.second ? Math.sqrt(1.5 / inputs) : Math.sqrt(1.5 / first)
      this.net.weights[at] = (2 * random() - 1) * spread * (at < layers.output ? 1 : 0.3)
    }
  }

  answer(input: Float64Array, hidden = this.hidden): number {
    return answerOf(this.net, input, hidden)
  }

  /** Adds the gradient for an input just answered, `error` being the slope of the loss at the answer. */
  learn(input: Float64Array, error: number, hidden = this.hidden): void {
    const { inputs, first, second, weights } = this.net
    const layers = layersOf(this.net)
    const gradient = this.#gradient
    for (let each = 0; each < inputs; each++) {
      gradient[layers.straight + each] =
        (gradient[layers.straight + each] as number) + error * (input[each] as number)
    }
    gradient[layers.bias] = (gradient[layers.bias] as number) + error
    const back = this.#back.fill(0)
    for (let unit = 0; unit < second; unit++) {
      const out = hidden.second[unit] as number
      const at = layers.output + unit
      gradient[at] = (gradient[at] as number) + error * out
      const delta = error * (weights[at] as number) * slopeOf(out)
      const row = layers.second + unit * (first + 1)
      for (let each = 0; each < first; each++) {
        gradient[row + each] = (gradient[row + each] as number) + delta * (hidden.first[each] as number)
        back[each] = (back[each] as number) + delta * (weights[row + each] as number)
      }
      gradient[row + first] = (gradient[row + first] as number) + delta
    }
    for (let unit = 0; unit < first; unit++) {
      const delta = (back[unit] as number) * slopeOf(hidden.first[unit] as number)
      const row = unit * (inputs + 1)
      for (let each = 0; each < inputs; each++) {
        gradient[row + each] = (gradient[row + each] as number) + delta * (input[each] as number)
      }
      gradient[row + inputs] = (gradient[row + inputs] as number) + delta
    }
  }

  /** One step on the mean of what was gathered. */
  step(gathered: number, rate: number, decay = 1e-5): void {
    this.#steps += 1
    const { weights } = this.net
    const [one, two] = [1 - 0.9 ** this.#steps, 1 - 0.999 ** this.#steps]
    for (let at = 0; at < weights.length; at++) {
      const slope = (this.#gradient[at] as number) / gathered + decay * (weights[at] as number)
      this.#mean[at] = 0.9 * (this.#mean[at] as number) + 0.1 * slope
      this.#square[at] = 0.999 * (this.#square[at] as number) + 0.001 * slope * slope
      const change = (this.#mean[at] as number) / one / (Math.sqrt((this.#square[at] as number) / two) + 1e-8)
      weights[at] = (weights[at] as number) - rate * change
    }
    this.#gradient.fill(0)
  }
}
