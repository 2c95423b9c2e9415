import type { Learnt } from '../packages/bots/src/chicago-express/learnt.ts'
import { type Net, netFrom } from '../packages/bots/src/net.ts'

/** Networks as they are kept in a file: five digits are enough. */
export function textOf(learnt: Learnt): string {
  return `${JSON.stringify(plainOf(learnt))}\n`
}

/** Several of them, as bots ask for them. */
export function listedText(learnt: readonly Learnt[]): string {
  return `${JSON.stringify(learnt.map(plainOf))}\n`
}

/** The same in whole numbers of ten-thousandths: where many are kept together, that takes two thirds of the room. */
export function wholeText(learnt: readonly Learnt[]): string {
  const wholes = learnt.map((each) =>
    mapNets(each, (net) => ({
      ...net,
      parts: PARTS,
      weights: [...net.weights].map((of) => Math.round(of * PARTS)),
    })),
  )
  return `${JSON.stringify(wholes)}\n`
}

const DIGITS = 5
const PARTS = 10_000

function plainOf(learnt: Learnt): object {
  return mapNets(learnt, (net) => ({
    ...net,
    weights: [...net.weights].map((each) => Number(each.toPrecision(DIGITS))),
  }))
}

function mapNets(learnt: Learnt, change: (net: Net) => object): object {
  return Object.fromEntries(Object.entries(learnt).map(([name, net]: [string, Net]) => [name, change(net)]))
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
