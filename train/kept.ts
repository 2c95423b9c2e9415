import type { Learnt } from '../packages/bots/src/chicago-express/learnt.ts'
import { netFrom } from '../packages/bots/src/net.ts'

/** Networks as they are kept in a file: five digits are enough. */
export function textOf(learnt: Learnt): string {
  const plain = Object.entries(learnt).map(([name, { inputs, first, second, weights }]) => {
    const rounded = [...weights].map((each) => Number(each.toPrecision(5)))
    return [name, { inputs, first, second, weights: rounded }]
  })
  return `${JSON.stringify(Object.fromEntries(plain))}\n`
}

export function learntFrom(text: string): Learnt {
  const plain = JSON.parse(text) as Record<keyof Learnt, Parameters<typeof netFrom>[0]>
  return { share: netFrom(plain.share), seat: netFrom(plain.seat) }
}
