import type { Learnt } from '../packages/bots/src/chicago-express/learnt.ts'
import { netFrom } from '../packages/bots/src/net.ts'

/** Networks as they are kept in a file: five digits are enough. */
export function textOf(learnt: Learnt): string {
  return `${JSON.stringify(plainOf(learnt))}\n`
}

/** Several of them, as bots ask for them. */
export function listedText(learnt: readonly Learnt[], digits = DIGITS): string {
  return `${JSON.stringify(learnt.map((each) => plainOf(each, digits)))}\n`
}

const DIGITS = 5

function plainOf(learnt: Learnt, digits = DIGITS): object {
  const plain = Object.entries(learnt).map(([name, { inputs, first, second, weights }]) => {
    const rounded = [...weights].map((each) => Number(each.toPrecision(digits)))
    return [name, { inputs, first, second, weights: rounded }]
  })
  return Object.fromEntries(plain)
}

type Plain = Record<keyof Learnt, Parameters<typeof netFrom>[0]>

export function learntFrom(text: string): Learnt {
  return netsOf(JSON.parse(text) as Plain)
}

/** One of them or a list: whatever the file holds. */
export function learntIn(text: string): Learnt[] {
  const held = JSON.parse(text) as Plain | Plain[]
  return [held].flat().map(netsOf)
}

function netsOf({ share, seat }: Plain): Learnt {
  return { share: netFrom(share), seat: netFrom(seat) }
}
