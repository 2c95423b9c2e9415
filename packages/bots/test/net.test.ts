import { createRng, draw } from '@roundhouse/kernel'
import { describe, expect, test } from 'vitest'
import { answerOf, answersOf, hiddenAbreast, hiddenOf, netFrom, netSize } from '../src/net.ts'

/** A network of any figures. */
function anyNet(inputs: number, first: number, second: number) {
  const rng = createRng(`net ${inputs} ${first} ${second}`)
  const weights = Array.from({ length: netSize(inputs, first, second) }, () => draw(rng, 2001) / 1000 - 1)
  return { rng, net: netFrom({ inputs, first, second, weights }) }
}

describe('several questions to a network at once', () => {
  test.each([
    [1, 48, 24],
    [3, 48, 24],
    [4, 48, 24],
    [6, 48, 24],
    [5, 7, 3],
  ])(
    '%i of them are answered as one by one, to the last digit, by %i and %i units',
    (questions, first, second) => {
      const { net, rng } = anyNet(35, first, second)
      const input = Float64Array.from({ length: questions * 35 }, () => draw(rng, 2001) / 500 - 2)
      const said = new Float64Array(questions)
      answersOf(net, input, questions, said, hiddenAbreast(net), hiddenOf(net))
      const alone = Array.from({ length: questions }, (_, each) =>
        answerOf(net, input.slice(each * 35, (each + 1) * 35), hiddenOf(net)),
      )
      expect([...said]).toEqual(alone)
    },
  )
})
